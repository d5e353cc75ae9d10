import { preparedQuery } from '#db/prepared-query.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';

/** The owner of a cart: a member, or a guest by the hash of the secret in the cookie. */
export type CartOwner = { userId: string } | { guestHash: string };

/** Finds an owner's cart without creating one. */
export async function findCart(db: Db, owner: CartOwner): Promise<{ id: string; last_visited_at: Date } | null> {
  return (await foundCart(db, owner).executeTakeFirst()) ?? null;
}

/**
 * Locks an owner's cart until the transaction ends; null when there is none. Every change of lines locks the cart first, which prevents
 * deadlocks on lines.
 */
export async function lockKnownCart(trx: Trx, owner: CartOwner): Promise<{ id: string } | null> {
  return (await lockedOwnCart(trx, owner).executeTakeFirst()) ?? null;
}

const foundCart = preparedQuery((db: Db, owner: CartOwner) => ownCart(db, owner));

const lockedOwnCart = preparedQuery((trx: Trx, owner: CartOwner) => ownCart(trx, owner).forNoKeyUpdate());

/** The query of an owner's cart. */
export function ownCart(db: Pick<Db, 'selectFrom'>, owner: CartOwner) {
  const carts = db.selectFrom('sales.carts').select(['id', 'last_visited_at']);
  return 'userId' in owner ? carts.where('user_id', '=', owner.userId) : carts.where('guest_hash', '=', owner.guestHash);
}

/** The query of the cart's id alone, to find its lines by. */
export function cartIdOf(db: Db, owner: CartOwner) {
  return ownCart(db, owner).clearSelect().select('id');
}
