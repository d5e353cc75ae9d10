import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { giveWaybills, readWaybills, waybillReading, waybillResults, waybillSheet } from '#contract/rest/admin/waybills.ts';
import { problem } from '#contract/rest/values.ts';
import { readWaybillSheet } from '#rules/order/waybill/waybill-sheet.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { takesTables } from '#server/rest/table-intake.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import type { Shop } from '#server/shop.ts';
import { noteTaken } from '../desk/note-order.ts';
import { findWaybillMatches } from './find-waybill-matches.ts';
import { giveWaybills as give } from './give-waybill.ts';
import { waybillSheet as sheet } from './waybill-sheet.ts';

const tags = ['admin: waybills'];
const fails = { '4xx': problem, '5xx': problem };

/** Waybills as files: exported for the courier's program and imported again. */
export async function adminWaybillsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/waybills/sheet',
    {
      config: { permission: 'waybill.read' },
      schema: {
        tags,
        summary: 'What waits for a waybill, as a sheet for the courier',
        produces: [xlsxType],
        querystring: waybillSheet,
        response: { 200: z.unknown(), ...fails },
      },
    },
    async (request, reply) => {
      const { file, orderIds } = await sheet(service, request.query.courier);
      // Names and addresses leave the shop, so the access to each is logged.
      await noteTaken(shop, orderIds, { kind: 'WAYBILL_SHEET_TAKEN', userId: memberOf(request) });
      const name = `waybills-${request.query.courier}-${koreanTime(shop.clock()).slice(0, 16).replace(/\D/g, '')}.xlsx`;
      return reply.type(xlsxType).header('content-disposition', `attachment; filename="${name}"`).send(file);
    },
  );

  typed.post(
    '/admin/waybills',
    {
      config: { permission: 'waybill.give' },
      schema: {
        tags,
        summary: 'Give orders their waybills and send them on their way, each by itself',
        description: 'The same waybill again changes nothing.',
        body: giveWaybills,
        response: { 200: waybillResults, ...fails },
      },
    },
    async (request) => ({ results: await give(shop, request.body.rows, memberOf(request)) }),
  );

  await app.register(async (files) => {
    const { about, tableOf } = takesTables(files);
    files.withTypeProvider<ZodTypeProvider>().post(
      '/admin/waybills/reading',
      {
        ...about,
        config: { permission: 'waybill.give' },
        schema: {
          tags,
          summary: 'What would come of a file of waybills; nothing is changed',
          description: 'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 2 MB; columns are found by their headings.',
          querystring: readWaybills,
          response: { 200: waybillReading, ...fails },
        },
      },
      async (request) => {
        const rows = readWaybillSheet(await tableOf(request, 'WAYBILLS'), request.query.courier ?? null);
        if (rows === null) throw new Refusal(fail('WAYBILL_HEADINGS_UNKNOWN'));
        return { rows: await findWaybillMatches(service, rows) };
      },
    );
  });
}
