import { sumWon, type Won } from '#rules/money/money.ts';
import { lapsedPoints } from '#rules/money/points/points.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { lotsOf, standingLots } from './read-point-lots.ts';

/** The author of a review and the order line. */
type Reviewed = { userId: string; orderProductId: number };

/** The points earned by a line's review that are lost with it, spent or not, by their reason; points that expired unused are not. */
export async function readReviewPoints(db: Db, about: Reviewed & { now: Date }) {
  const given = await lastOfReview(db, about, true);
  if (given.length === 0) return [];
  const lots = standingLots(await lotsOf(db, about.userId).execute());
  const lapsed = await writtenOff(db, given);
  const held = given.map(({ id, order_id, amount, reason }) => {
    const ending = lapsedPoints(
      lots.filter((lot) => lot.id === id),
      about.now,
    );
    const gone = (lapsed.get(id) ?? 0) + sumWon(ending.map((each) => each.amount));
    // Restored points are taken back under their original reason first.
    return { order_id, amount: amount - gone, reason: reason === 'REVIEW_RESTORED' ? 'REVIEW' : reason };
  });
  return held.filter(({ amount }) => amount > 0);
}

/** The latest entries of a line in one direction: given and not taken since, or taken and not restored since. */
export async function lastOfReview(db: Db, about: Reviewed, isGiven: boolean) {
  const entries = await db
    .selectFrom('sales.point_entries')
    .select(['id', 'order_id', 'type', 'amount', 'reason'])
    .where('order_product_id', '=', about.orderProductId)
    .where('user_id', '=', about.userId)
    .orderBy('id')
    .execute();
  return entries.slice(entries.findLastIndex((entry) => (entry.type === 'EARNED') !== isGiven) + 1);
}

/** What was written off from these entries when they expired. */
async function writtenOff(db: Db, given: readonly { id: number }[]): Promise<Map<number, Won>> {
  const rows = await db
    .selectFrom('sales.point_entries')
    .select(['lot_id', 'amount'])
    .where(
      'lot_id',
      'in',
      given.map(({ id }) => id),
    )
    .where('type', '=', 'EXPIRED')
    .execute();
  return new Map(rows.flatMap(({ lot_id, amount }) => (lot_id === null ? [] : [[lot_id, amount] as const])));
}
