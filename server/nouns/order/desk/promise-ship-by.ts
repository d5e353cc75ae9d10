import { together } from '#db/together.ts';
import { unitsToMake } from '#rules/order/ship-by.ts';
import { lockedCoupons } from '#server/nouns/coupon/lock-issued-coupons.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { promisedDay, workOf, workRow } from '../production/read-working-calendar.ts';
import { orderLines } from '../read-order-rows.ts';

/**
 * The query of a locked order's lines and coupons at payment, the coupons locked, with its ship-by day by the current queue and
 * calendar. It is computed once and stored with the order.
 */
export async function linesWithPromise(trx: Trx, order: { id: number; user_id: string }, paidAt: Date) {
  const [coupons, lines, [work]] = await together(
    trx,
    lockedCoupons(trx, order.user_id, order.id, []),
    orderLines(trx, order.id),
    workRow(trx),
  );
  const units = unitsToMake(lines.map(({ custom_version_id, quantity }) => ({ is_custom: custom_version_id !== null, quantity })));
  return { lines, coupons, promise: { made_units: units, ship_by: promisedDay(workOf(work), paidAt, units) } };
}
