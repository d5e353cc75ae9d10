import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { printFilesBody, productionQueue } from '#contract/rest/admin/production.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
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
  route('GET /admin/production', 'What waits for the press, by day', { permission, reply: productionQueue }, ({ shop, db }) =>
    queue(db, shop.clock()),
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
