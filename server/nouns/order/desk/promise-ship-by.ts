import { together } from '#db/together.ts';
import { unitsToMake } from '#rules/order/ship-by.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { holidayRows, planRow, promisedDay, unitsWaiting, workOf } from '../production/read-working-calendar.ts';
import { orderLines } from '../read-order-rows.ts';

/**
 * The lines of an order being paid now, and its promised shipping date by the current queue and calendar. Calculated once and stored with
 * the order, whatever happens to queue and plan.
 */
export async function linesWithPromise(trx: Trx, orderId: number, paidAt: Date) {
  const [lines, plans, holidays, waiting] = await together(
    trx,
    orderLines(trx, orderId),
    planRow(trx),
    holidayRows(trx),
    unitsWaiting(trx),
  );
  const units = unitsToMake(lines.map(({ custom_version_id, quantity }) => ({ is_custom: custom_version_id !== null, quantity })));
  const work = workOf(plans, holidays, waiting);
  return { lines, promise: { made_units: units, ship_by: promisedDay(work, paidAt, units) } };
}
