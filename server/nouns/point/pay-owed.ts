import { sendUnread } from '#db/together.ts';
import { offsetReason } from '#rules/money/points/point-entries.ts';
import type { PointLot } from '#rules/money/points/points.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type BookedLot, setOffOf } from './read-point-lots.ts';

/**
 * Records how a member's lots pay the points they owe, before anything else is taken from them; under the member's lock, from lots read
 * under it. Returns the lots with their remainders.
 */
export async function payOwed(trx: Trx, userId: string, booked: readonly BookedLot[], now: Date): Promise<PointLot[]> {
  const { lots, takings } = setOffOf(booked);
  if (takings.length > 0) {
    const entry = { user_id: userId, type: 'USED', reason: offsetReason, created_at: now };
    await sendUnread(trx, trx.insertInto('sales.point_entries').values(takings.map((each) => ({ ...entry, ...each }))));
  }
  return lots;
}
