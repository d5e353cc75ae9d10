import { together } from '#db/together.ts';
import { unitsToMake } from '#rules/order/ship-by.ts';
import { lockedCoupons } from '#server/nouns/coupon/lock-issued-coupons.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { promisedDay, workOf, workRow } from '../production/read-working-calendar.ts';
import { orderLines } from '../read-order-rows.ts';

/**
 * The lines and coupons of a locked order being paid now, the coupons locked, and its promised shipping date by the current queue and
 * calendar. Calculated once and stored with the order, whatever happens to queue and plan.
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
