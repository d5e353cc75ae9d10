import { unread } from '#db/together.ts';
import type { Trx } from '#server/commands/transaction.ts';

/**
 * Locks the coupons an order holds, and those named, until the transaction ends. Before stock, in the order of their ids
 * (docs/reliability.md section 3).
 */
export async function lockClaims(trx: Trx, order: { id: number; user_id: string }, claimIds: readonly number[] = []): Promise<void> {
  const held = trx
    .selectFrom('sales.coupon_claims')
    .select('id')
    .where('user_id', '=', order.user_id)
    .where(({ or, eb }) => or([eb('order_id', '=', order.id), ...(claimIds.length > 0 ? [eb('id', 'in', claimIds)] : [])]));
  await unread(trx, held.orderBy('id').forUpdate());
}
