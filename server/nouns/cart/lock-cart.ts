import { preparedQuery } from '#db/prepared-query.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import type { CartOwner } from './find-cart.ts';

/** Locks an owner's cart until the transaction ends; creates it if there is none. */
export async function lockCart(trx: Trx, owner: CartOwner, now: Date): Promise<string> {
  const { id } = await lockedCart(trx, owner, now).executeTakeFirstOrThrow();
  return id;
}

/** The query of lockCart, to run together with others. */
export const lockedCart = preparedQuery((trx: Trx, owner: CartOwner, now: Date) => {
  const values = 'userId' in owner ? { user_id: owner.userId } : { guest_hash: owner.guestHash };
  const column = 'userId' in owner ? 'user_id' : 'guest_hash';
  return trx
    .insertInto('sales.carts')
    .values({ ...values, created_at: now, last_visited_at: now })
    .onConflict((conflict) => conflict.column(column).doUpdateSet({ last_visited_at: now }))
    .returning('id');
});
