import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { productFileReading, productSheetQuery, takeProductFile } from '#contract/rest/admin/catalogue/product-file.ts';
import { problem } from '#contract/rest/values.ts';
import { type ReadProductSheet, readProductSheet } from '#rules/catalogue/product-sheet.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { takesTables } from '#server/rest/table-intake.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import type { Shop } from '#server/shop.ts';
import { importProducts, readImport } from './import-products.ts';
import { listProductRows } from './list-product-rows.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'product.manage' } as const;
const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType };

/** Export and import of products as a file; an import shows every row for review first. */
export async function adminProductFileRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/admin/products/sheet',
    {
      config,
      schema: {
        tags,
        summary: 'Every product as a file',
        produces: ['text/csv', xlsxType],
        querystring: productSheetQuery,
        response: { 200: z.unknown(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      const name = `products-${koreanTime(shop.clock()).slice(0, 16).replace(/\D/g, '')}.${format}`;
      const file = await listProductRows(shop.database.service, format);
      return reply
        .type(types[format])
        .header('content-disposition', `attachment; filename="${name}"`)
        .serializer((sent: unknown) => sent as string)
        .send(file);
    },
  );

  await app.register(async (files) => {
    const { about: file, tableOf } = takesTables(files);
    const about = { ...file, config };
    const sheetOf = async (request: FastifyRequest): Promise<ReadProductSheet> => {
      const sheet = readProductSheet(await tableOf(request, 'PRODUCTS'));
      if (sheet === null) throw new Refusal(fail('SHEET_UNREADABLE'));
      return sheet;
    };
    const schema = {
      tags,
      description: 'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 2 MB and 2,000 rows; columns are found by their headings.',
      response: { 200: productFileReading, '4xx': problem },
    };
    const typed = files.withTypeProvider<ZodTypeProvider>();
    typed.post(
      '/admin/products/sheet/reading',
      { ...about, schema: { ...schema, summary: 'What would come of a file of products; nothing is changed' } },
      async (request) => readImport(shop, await sheetOf(request)),
    );
    typed.post(
      '/admin/products/sheet',
      { ...about, schema: { ...schema, summary: 'Take a file of products in: all of it, or nothing', querystring: takeProductFile } },
      async (request) => {
        const about = { staffId: memberOf(request), sheet: await sheetOf(request), seen: request.query.stock_seen };
        return orProblem(await importProducts(shop, about));
      },
    );
  });
}
