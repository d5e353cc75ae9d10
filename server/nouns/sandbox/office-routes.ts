import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as contract from '#contract/rest/admin/sandbox.ts';
import { problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { moveClock, readSandbox } from '#server/sandbox/move-clock.ts';
import { playedPayments, playPayment, playProvider } from '#server/sandbox/played-payments.ts';
import type { Shop } from '#server/shop.ts';

const tags = ['office'];
const config = { permission: 'sandbox.manage' } as const;

/** Clock and payment provider of a demonstration, for trying the shop out. A live shop reports that it has no sandbox. */
export async function adminSandboxRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const report = (error: unknown) => app.log.warn({ err: error }, 'a job failed while the clock moved');

  typed.get(
    '/admin/sandbox',
    { config, schema: { tags, summary: "The demonstration's clock", response: { 200: contract.sandbox, '4xx': problem } } },
    async () => readSandbox(shop),
  );

  typed.post(
    '/admin/sandbox/clock',
    {
      config,
      schema: {
        tags,
        summary: 'Move the clock days ahead, or back to real time',
        body: contract.moveClock,
        response: { 200: contract.movedClock, '4xx': problem },
      },
    },
    async (request) => orProblem(await moveClock(shop, memberOf(request), request.body, report)),
  );

  typed.get(
    '/admin/sandbox/payments',
    {
      config,
      schema: { tags, summary: 'Payments at the played provider', response: { 200: contract.playedPayments, '4xx': problem } },
    },
    async () => ({ payments: orProblem(await playedPayments(shop)) }),
  );

  typed.post(
    '/admin/sandbox/payments/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Let something happen at the provider',
        params: contract.paymentIdParams,
        body: contract.playPayment,
        response: { 200: contract.playedPayments, '4xx': problem },
      },
    },
    async (request) => {
      orProblem(await playPayment(shop, request.params.id, request.body));
      return { payments: orProblem(await playedPayments(shop)) };
    },
  );

  typed.post(
    '/admin/sandbox/provider',
    {
      config,
      schema: {
        tags,
        summary: 'Choose what goes wrong at the provider',
        body: contract.playProvider,
        response: { 200: contract.playProvider, '4xx': problem },
      },
    },
    async (request) => {
      orProblem(await playProvider(shop, request.body));
      return request.body;
    },
  );
}
