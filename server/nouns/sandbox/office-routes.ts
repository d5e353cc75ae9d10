import * as contract from '#contract/rest/admin/sandbox.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { moveClock, readSandbox } from '#server/sandbox/move-clock.ts';
import { playedPayments, playPayment, playProvider } from '#server/sandbox/played-payments.ts';

const permission = 'sandbox.manage';

/** Clock and payment provider of a demonstration, for trying the shop out. A live shop reports that it has no sandbox. */
export const sandboxOfficeRoutes = routes('office', [
  route('GET /admin/sandbox', "The demonstration's clock", { permission, reply: contract.sandbox }, ({ shop }) => readSandbox(shop)),
  route(
    'POST /admin/sandbox/clock',
    'Move the clock days ahead, or back to real time',
    { permission, body: contract.moveClock, reply: contract.movedClock },
    ({ shop, userId, body, request: { server } }) =>
      moveClock(shop, userId, body, (error) => server.log.warn({ err: error }, 'a job failed while the clock moved')),
  ),
  route(
    'GET /admin/sandbox/payments',
    'Payments at the played provider',
    { permission, reply: contract.playedPayments },
    async ({ shop }) => ({ payments: orProblem(await playedPayments(shop)) }),
  ),
  route(
    'POST /admin/sandbox/payments/:id',
    'Let something happen at the provider',
    { permission, params: contract.paymentIdParams, body: contract.playPayment, reply: contract.playedPayments },
    async ({ shop, params, body }) => {
      orProblem(await playPayment(shop, params.id, body));
      return { payments: orProblem(await playedPayments(shop)) };
    },
  ),
  route(
    'POST /admin/sandbox/provider',
    'Choose what goes wrong at the provider',
    { permission, body: contract.playProvider, reply: contract.playProvider },
    async ({ shop, body }) => {
      orProblem(await playProvider(shop, body));
      return body;
    },
  ),
]);
