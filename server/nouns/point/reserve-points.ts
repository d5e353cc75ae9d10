import { type Failure, fail } from '#contract/errors/errors.ts';
import { sendUnread } from '#db/together.ts';
import type { Won } from '#rules/money/money.ts';
import type { orderBackReasons } from '#rules/money/points/point-entries.ts';
import { takePoints } from '#rules/money/points/points.ts';
import { readPointsToReturn } from '#server/nouns/claim/preview/read-points-to-return.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { payOwed } from './pay-owed.ts';
import type { BookedLot } from './read-point-lots.ts';

/** Takes points for an order from lots read under the member's lock. Errors: POINTS_INSUFFICIENT. */
export async function reservePoints(
  trx: Trx,
  about: { userId: string; orderId: number; amount: number; lots: readonly BookedLot[]; now: Date },
): Promise<null | Failure> {
  if (about.amount === 0) return null;
  const takings = takePoints(await payOwed(trx, about.userId, about.lots, about.now), about.amount, about.now);
  if (takings === 'POINTS_INSUFFICIENT') return fail(takings);
  const entry = { user_id: about.userId, type: 'USED', reason: 'ORDER', order_id: about.orderId, created_at: about.now };
  await sendUnread(trx, trx.insertInto('sales.point_entries').values(takings.map((taking) => ({ ...entry, ...taking }))));
  return null;
}

/** Returns points that an order took, as lots with the same expiry as those they came from (points-to-return.ts). */
export async function returnPoints(
  trx: Trx,
  { orderId, amount, reason, now }: { orderId: number; amount: number; reason: (typeof orderBackReasons)[number]; now: Date },
): Promise<void> {
  const lots = await readPointsToReturn(trx, orderId, amount);
  if (lots.length === 0) return;
  const entry = { type: 'EARNED', reason, order_id: orderId, created_at: now };
  await sendUnread(trx, trx.insertInto('sales.point_entries').values(lots.map((each) => ({ ...entry, ...each }))));
}

/**
 * Takes back points that a confirmed purchase earned. They become a debt, paid from the member's balance or from later points, so that
 * earning, spending and returning gains nothing. No lot is touched: that would need the member's lock before the order's.
 */
export async function takeEarnedBack(trx: Trx, about: { userId: string; orderId: number; amount: Won; now: Date }): Promise<void> {
  if (about.amount === 0) return;
  const { userId: user_id, orderId: order_id, amount, now: created_at } = about;
  const entry = { user_id, order_id, amount, created_at, type: 'OWED', reason: 'PURCHASE' };
  await sendUnread(trx, trx.insertInto('sales.point_entries').values(entry));
}
