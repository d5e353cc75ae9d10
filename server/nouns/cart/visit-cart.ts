import type { Db } from '#server/transaction/transaction.ts';

/** Records the visit that the 30 days of specification 9.6 count from, at most once an hour. */
export async function visitCart(db: Db, cart: { id: string; last_visited_at: Date }, now: Date): Promise<void> {
  if (now.getTime() - cart.last_visited_at.getTime() < 3_600_000) return;
  await db.updateTable('sales.carts').set({ last_visited_at: now }).where('id', '=', cart.id).execute();
}
