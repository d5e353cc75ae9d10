import { type Failure, fail } from '#contract/errors.ts';
import { unread } from '#db/together.ts';
import { type PointLot, takePoints } from '#rules/money/points.ts';
import type { Trx } from '#server/commands/transaction.ts';

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

/** Gives back what an order took: lots of the same size with the same end as those they came from. */
export async function returnPoints(trx: Trx, orderId: number, now: Date): Promise<void> {
  const used = await trx
    .selectFrom('sales.point_entries as used')
    .innerJoin('sales.point_entries as lot', 'lot.id', 'used.lot_id')
    .select(['used.user_id', 'used.amount', 'lot.expires_at'])
    .where('used.order_id', '=', orderId)
    .where('used.type', '=', 'USED')
    .execute();
  if (used.length === 0) return;
  const entry = { type: 'EARNED', reason: 'ORDER_CANCELLED', order_id: orderId, created_at: now };
  await unread(trx, trx.insertInto('sales.point_entries').values(used.map((each) => ({ ...entry, ...each }))));
}
