import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { cashReceiptWish, orderCashReceipt } from '#contract/rest/cash-receipts.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { readCashReceipt } from '#server/nouns/order/read-cash-receipt.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { askReceipt } from './ask-receipt.ts';

const tags = ['cash receipts'];

/** The cash receipt of a member's own order. */
export async function cashReceiptsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const read = async (userId: string, orderId: number) => orProblem(await readCashReceipt(shop.database.service, userId, orderId));
  const response = { 200: orderCashReceipt, '4xx': problem, '5xx': problem };

  typed.get(
    '/orders/:id/cash-receipt',
    {
      config: { permission: 'cash-receipt.ask' },
      schema: { tags, summary: 'The cash receipt of an order, and whether one may be asked for', params: idParams, response },
    },
    (request) => read(memberOf(request), request.params.id),
  );

  typed.post(
    '/orders/:id/cash-receipt',
    {
      config: { isIdempotent: true, permission: 'cash-receipt.ask' },
      schema: { tags, summary: 'Ask for a cash receipt', headers: idempotencyHeaders, params: idParams, body: cashReceiptWish, response },
    },
    async (request) => {
      orProblem(await askReceipt(shop, memberOf(request), request.params.id, request.body));
      return read(memberOf(request), request.params.id);
    },
  );
}
