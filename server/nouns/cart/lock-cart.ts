import { preparedQuery } from '#db/prepared-query.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import type { CartOwner } from './find-cart.ts';

/** Locks an owner's cart until the transaction ends; creates it if there is none. */
export async function lockCart(trx: Trx, owner: CartOwner, now: Date): Promise<string> {
  const { id } = await lockedCart(trx, owner, now).executeTakeFirstOrThrow();
  return id;
}

const lockedCart = preparedQuery((trx: Trx, owner: CartOwner, now: Date) => cartLock(trx, owner, now));

/** The statement of lockCart, as part of another. */
export function cartLock(trx: Pick<Trx, 'insertInto'>, owner: CartOwner, now: Date) {
  const values = 'userId' in owner ? { user_id: owner.userId } : { guest_hash: owner.guestHash };
  const column = 'userId' in owner ? 'user_id' : 'guest_hash';
  return trx
    .insertInto('sales.carts')
    .values({ ...values, created_at: now, last_visited_at: now })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ last_visited_at: now }))
    .returning('id');
}

/** Records the visit that the 30 days of specification 9.6 count from, at most once an hour. */
export async function visitCart(db: Db, cart: { id: string; last_visited_at: Date }, now: Date): Promise<void> {
  if (now.getTime() - cart.last_visited_at.getTime() < 3_600_000) return;
  await db.updateTable('sales.carts').set({ last_visited_at: now }).where('id', '=', cart.id).execute();
}
