import { type Failure, fail } from '#contract/errors/errors.ts';
import { awaitsProof } from '#rules/order/proof/proof-approval.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { recordEvent } from './desk/record-event.ts';
import { lockOrder } from './read-order-rows.ts';

/**
 * The buyer approves the proof of their team order, once; then it can be printed. Errors: ORDER_NOT_FOUND, ORDER_STATE_CONFLICT
 * (cancelled, or it needs no proof).
 */
export function approveProof(shop: Shop, userId: string, orderId: number): Promise<Record<string, never> | Failure> {
  return inTransaction<Record<string, never>>(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === null || order.user_id !== userId) return fail('ORDER_NOT_FOUND');
    if (order.cancelled_at !== null || !order.needs_proof) return fail('ORDER_STATE_CONFLICT');
    if (!awaitsProof(order)) return {};
    const now = shop.clock();
    await trx.updateTable('sales.orders').set({ proof_approved_at: now }).where('id', '=', orderId).execute();
    await recordEvent(trx, [orderId], { kind: 'PROOF_APPROVED', actor: 'MEMBER', userId, now });
    return {};
  });
}
