import type { Won } from '#rules/money/money.ts';
import { orderBackReasons } from '#rules/money/points/point-entries.ts';
import type { Db } from '#server/transaction/transaction.ts';

export interface ReturnedLot {
  user_id: string;
  amount: Won;
  expires_at: Date | null;
}

/**
 * The lots that this many points of an order are returned to: those that expire last first, past what was returned before, so that no
 * point is returned twice. Each keeps the expiry of the lot it was taken from.
 */
export async function readPointsToReturn(db: Db, orderId: number, amount: Won): Promise<ReturnedLot[]> {
  if (amount === 0) return [];
  const used = await db
    .selectFrom('sales.point_entries as used')
    .innerJoin('sales.point_entries as lot', 'lot.id', 'used.lot_id')
    .select(['used.user_id', 'used.amount', 'lot.expires_at'])
    .where('used.order_id', '=', orderId)
    .where('used.type', '=', 'USED')
    .where('used.reason', '=', 'ORDER')
    .orderBy('lot.expires_at', (order) => order.desc().nullsFirst())
    .orderBy('used.id')
    .execute();
  const back = await db
    .selectFrom('sales.point_entries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .where('reason', 'in', orderBackReasons)
    .executeTakeFirstOrThrow();
  let [skip, wanted] = [Number(back.sum ?? 0), amount];
  const lots: ReturnedLot[] = [];
  for (const each of used) {
    const skipped = Math.min(skip, each.amount);
    const taken = Math.min(wanted, each.amount - skipped);
    const last = lots.at(-1);
    // One lot per expiry: else every attempt to order would split the points again.
    if (last !== undefined && last.expires_at?.getTime() === each.expires_at?.getTime()) last.amount += taken;
    else if (taken > 0) lots.push({ ...each, amount: taken });
    skip -= skipped;
    wanted -= taken;
  }
  if (wanted > 0) throw new Error(`order ${orderId} took ${wanted} points fewer than it is to give back`);
  return lots;
}
