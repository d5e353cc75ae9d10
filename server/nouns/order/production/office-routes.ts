import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { type ProductionQueue, printFilesBody, productionQueue } from '#contract/rest/admin/production.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { actorsOf } from '#server/plugins/viewer/staff-roles.ts';
import { printArchive } from '#server/printing/print-archive.ts';
import { route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { noteTaken } from '../desk/note-order.ts';
import { listProductionQueue as queue } from './list-production-queue.ts';

const permission = 'production.read';

// A print file takes seconds and 250 MB, so only one archive is built at a time.
let isBusy = false;

/** What is to be produced, and its print files. */
export const productionOfficeRoutes = routes('admin: production', [
  route(
    'GET /admin/production',
    'What waits for the press, by day',
    { permission, description: 'Prices for those who read orders alone.', reply: productionQueue },
    async ({ shop, db, request }) => {
      const found = await queue(db, shop.clock());
      return mayDo(actorsOf(request.viewer), 'order-desk.read') === 'no' ? withoutPrices(found) : found;
    },
  ),
  route(
    'POST /admin/production/print-files',
    'The print files of orders as a zip',
    {
      permission,
      description: 'PNG at 300 DPI, one for each printed side of each line, drawn while it is sent; one archive at a time.',
      produces: ['application/zip'],
      body: printFilesBody,
      reply: z.unknown(),
    },
    async ({ shop, db, userId, body, reply }) => {
      if (isBusy) throw new Refusal(fail('OVERLOADED'));
      isBusy = true;
      const done = () => {
        isBusy = false;
      };
      try {
        const archive = await printArchive(db, shop.gateways.storage, body.order_ids);
        const { orderIds, stream } = orProblem(archive ?? fail('NOTHING_TO_PRODUCE'));
        await noteTaken(shop, orderIds, { kind: 'PRINT_FILES_TAKEN', userId });
        stream.once('close', done);
        return sendFile(reply, 'application/zip', `print-${minuteOf(shop.clock())}.zip`, stream);
      } catch (error) {
        done();
        throw error;
      }
    },
  ),
]);

/** The same for whoever presses and packs: what is printed, and not what it costs. */
function withoutPrices(queue: ProductionQueue): ProductionQueue {
  const plain = (line: ProductionQueue['days'][number]['orders'][number]['order_products'][number]) =>
    line.proof === null ? line : { ...line, proof: { ...line.proof, price: null } };
  const days = queue.days.map((day) => ({
    ...day,
    orders: day.orders.map((order) => ({ ...order, order_products: order.order_products.map(plain) })),
  }));
  return { ...queue, days };
}
