import { type Failure, fail } from '#contract/errors/errors.ts';
import { unread } from '#db/together.ts';
import { type PointLot, pointBalance, takePoints } from '#rules/money/points/points.ts';
import type { Trx } from '#server/commands/transaction.ts';
import { pointsToReturn } from '#server/queries/claim/points-to-return.ts';
import { lotsOf } from '#server/queries/point/point-lots.ts';

/** Takes points for an order out of lots read under the member's lock. Errors: POINTS_INSUFFICIENT. */
export async function holdPoints(
  trx: Trx,
  about: { userId: string; orderId: number; amount: number; lots: readonly PointLot[]; now: Date },
): Promise<null | Failure> {
  if (about.amount === 0) return null;
  const takings = takePoints(about.lots, about.amount, about.now);
  if (takings === 'POINTS_INSUFFICIENT') return fail(takings);
  const entry = { user_id: about.userId, type: 'USED', reason: 'ORDER', order_id: about.orderId, created_at: about.now };
  await unread(trx, trx.insertInto('sales.point_entries').values(takings.map((taking) => ({ ...entry, ...taking }))));
  return null;
}

/** Gives points back that an order took: lots with the same end as those they came from (points-to-return.ts). */
export async function returnPoints(trx: Trx, orderId: number, amount: number, now: Date): Promise<void> {
  const lots = await pointsToReturn(trx, orderId, amount);
  if (lots.length === 0) return;
  const entry = { type: 'EARNED', reason: 'ORDER_CANCELLED', order_id: orderId, created_at: now };
  await unread(trx, trx.insertInto('sales.point_entries').values(lots.map((each) => ({ ...entry, ...each }))));
}

/**
 * Takes points back that a confirmed purchase brought, under the member's lock: out of the lots that lapse first, as far as there are any;
 * what was spent stays spent. Gives how many.
 */
export async function takeEarnedBack(trx: Trx, about: { userId: string; orderId: number; amount: number; now: Date }): Promise<number> {
  if (about.amount === 0) return 0;
  await trx.selectFrom('member.members').select('id').where('id', '=', about.userId).forNoKeyUpdate().execute();
  const lots = await lotsOf(trx, about.userId).execute();
  const takings = takePoints(lots, Math.min(about.amount, pointBalance(lots, about.now)), about.now);
  if (takings === 'POINTS_INSUFFICIENT' || takings.length === 0) return 0;
  const entry = { user_id: about.userId, type: 'USED', reason: 'PURCHASE', order_id: about.orderId, created_at: about.now };
  await unread(trx, trx.insertInto('sales.point_entries').values(takings.map((each) => ({ ...entry, ...each }))));
  return takings.reduce((sum, { amount }) => sum + amount, 0);
}
