import { keptQuery } from '#db/kept-query.ts';
import { unread } from '#db/together.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Locks the coupons that an order holds, and the named ones, until the transaction ends. Before stock, in order of id (docs/reliability.md
 * section 3).
 */
export async function lockClaims(trx: Trx, order: { id: number; user_id: string }, claimIds: readonly number[] = []): Promise<void> {
  await unread(trx, lockedClaims(trx, order.user_id, order.id, claimIds));
}

const lockedClaims = keptQuery((trx: Trx, userId: string, orderId: number, claimIds: readonly number[]) =>
  trx
    .selectFrom('sales.coupon_claims')
    .select('id')
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('order_id', '=', orderId), ...(claimIds.length > 0 ? [eb('id', 'in', claimIds)] : [])]))
    .orderBy('id')
    .forUpdate(),
);
