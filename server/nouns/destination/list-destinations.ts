import { type DeliveryDestination, deliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { columnsOf } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A member's saved addresses, the default first, then newest first. */
export function listDestinations(db: Db, userId: string): Promise<DeliveryDestination[]> {
  return ownDestinations(db, userId).execute();
}

/** One of a member's own addresses; null when it is deleted or not theirs. */
export async function findDestination(db: Db, userId: string, id: number): Promise<DeliveryDestination | null> {
  return (await ownDestinations(db, userId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The query of listDestinations, also as a part of another. */
export function ownDestinations(db: Pick<Db, 'selectFrom'>, userId: string) {
  return db
    .selectFrom('member.delivery_destinations')
    .select(columnsOf(deliveryDestination))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc');
}
