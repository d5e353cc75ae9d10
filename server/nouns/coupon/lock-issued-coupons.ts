import { preparedQuery } from '#db/prepared-query.ts';
import { sendUnread } from '#db/together.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Locks the coupons that an order holds, and the named ones, until the transaction ends. Before stock, in order of id (docs/reliability.md
 * section 3).
 */
export async function lockIssuedCoupons(
  trx: Trx,
  order: { id: number; user_id: string },
  issuedIds: readonly number[] = [],
): Promise<void> {
  await sendUnread(trx, lockedCoupons(trx, order.user_id, order.id, issuedIds));
}

/** The query of lockIssuedCoupons, to run together with others. */
export const lockedCoupons = preparedQuery((trx: Trx, userId: string, orderId: number, issuedIds: readonly number[]) =>
  trx
    .selectFrom('sales.issued_coupons')
    .select('id')
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('order_id', '=', orderId), ...(issuedIds.length > 0 ? [eb('id', 'in', issuedIds)] : [])]))
    .orderBy('id')
    .forUpdate(),
);
