import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import { printFiles, productionQueue } from '#contract/rest/admin/production.ts';
import { problem } from '#contract/rest/values.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { printArchive } from '#server/printing/print-archive.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { noteTaken } from '../desk/note-order.ts';
import { listProductionQueue as queue } from './list-production-queue.ts';

const tags = ['admin: production'];
const fails = { '4xx': problem, '5xx': problem };

/** What is to be produced, and its print files. */
export async function adminProductionRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  // A print file takes seconds and 250 MB, so only one archive is built at a time.
  let isBusy = false;

  typed.get(
    '/admin/production',
    {
      config: { permission: 'production.read' },
      schema: { tags, summary: 'What waits for the press, by day', response: { 200: productionQueue, ...fails } },
    },
    () => queue(service, shop.clock()),
  );

  typed.post(
    '/admin/production/print-files',
    {
      config: { permission: 'production.read' },
      schema: {
        tags,
        summary: 'The print files of orders as a zip',
        produces: ['application/zip'],
        description: 'PNG at 300 DPI, one for each printed side of each line, drawn while it is sent; one archive at a time.',
        body: printFiles,
        response: { 200: z.unknown(), ...fails },
      },
    },
    async (request, reply) => {
      if (isBusy) throw new Refusal(fail('OVERLOADED'));
      isBusy = true;
      const done = () => {
        isBusy = false;
      };
      try {
        const archive = await printArchive(service, shop.gateways.storage, request.body.order_ids);
        if (archive === null) throw new Refusal(fail('NOTHING_TO_PRODUCE'));
        if (isFailure(archive)) throw new Refusal(archive);
        await noteTaken(shop, archive.orderIds, { kind: 'PRINT_FILES_TAKEN', userId: memberOf(request) });
        archive.stream.once('close', done);
        const name = `print-${koreanTime(shop.clock()).slice(0, 16).replace(/\D/g, '')}.zip`;
        return reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`).send(archive.stream);
      } catch (error) {
        done();
        throw error;
      }
    },
  );
}
