import { settledState } from '#rules/order/claim/claim.ts';
import { type MoneyDue, nothingDue } from '#server/nouns/claim/settle-claim.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type OrderRow, orderProducts } from '../read-order-rows.ts';
import { releaseOrder } from './release-order.ts';

/** Ends a locked order that was never paid; its claim is complete at once. */
export async function endUnpaid(
  trx: Trx,
  order: OrderRow,
  { by, reason, note = '', now }: { by: { mover: 'shopper' | 'admin'; userId: string }; reason: string; note?: string; now: Date },
): Promise<{ claimId: number; due: MoneyDue }> {
  await releaseOrder(trx, order, by.mover === 'admin' ? 'ADMIN' : 'MEMBER', { ...by, now });
  const { id } = await trx
    .insertInto('sales.claims')
    .values({ order_id: order.id, type: 'CANCEL', status: settledState(false), reason, note, created_at: now, completed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lines = await orderProducts(trx, order.id);
  await trx
    .insertInto('sales.claim_products')
    .values(lines.map((line) => ({ claim_id: id, order_product_id: line.id, quantity: line.quantity })))
    .execute();
  return { claimId: id, due: nothingDue };
}
