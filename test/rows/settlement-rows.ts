import { isFailure } from '#contract/errors.ts';
import { completeOrder } from '#server/commands/order/complete-order.ts';
import { inTransaction } from '#server/commands/transaction.ts';
import { lockOrder } from '#server/queries/order/order-rows.ts';
import type { CommerceShop } from '#test/commerce-shop.ts';

type Member = Awaited<ReturnType<CommerceShop['addMember']>>;

const named = (ko: string) => JSON.stringify({ ko, en: ko });

/** Somebody who speaks for an artist or a brand of the back office, asking in that role. */
export interface Speaker {
  id: number;
  member: Member;
  headers: { 'x-hasura-role': 'artist' | 'brand' };
}

/** An artist with a member of the role who speaks for it. */
export async function addArtist(shop: CommerceShop, path: string): Promise<Speaker> {
  const member = await shop.addMember({ roles: ['artist', 'user'] });
  const { id } = await shop.database.service
    .insertInto('product.artists')
    .values({ name: named(path), path_name: path, user_id: member.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, member, headers: { 'x-hasura-role': 'artist' } };
}

/** A brand with a member of the role who speaks for it. */
export async function addBrand(shop: CommerceShop, name: string): Promise<Speaker> {
  const member = await shop.addMember({ roles: ['brand', 'user'] });
  const { id } = await shop.database.service
    .insertInto('product.brands')
    .values({ name: named(name), user_id: member.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, member, headers: { 'x-hasura-role': 'brand' } };
}

/** The money of an order came. */
export async function pay(shop: CommerceShop, orderId: number): Promise<void> {
  const paid = await inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    return order !== null && completeOrder(trx, order, { userId: null, now: shop.clock() });
  });
  if (isFailure(paid) || !paid) throw new Error('the order was not paid');
}

/** The order is with its buyer. */
export async function deliver(shop: CommerceShop, orderId: number): Promise<void> {
  const now = shop.clock();
  await shop.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', shipped_at: now, delivered_at: now })
    .where('id', '=', orderId)
    .execute();
}

/** So many pieces of a line came back, and the money for them is on its way. */
export async function sendBack(shop: CommerceShop, line: { order: number; line: number; quantity: number }): Promise<void> {
  const { service } = shop.database;
  const claim = await service
    .insertInto('sales.claims')
    .values({ order_id: line.order, type: 'RETURN', reason: 'CHANGE_OF_MIND', status: 'REQUESTED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await service
    .insertInto('sales.claim_products')
    .values({ claim_id: claim.id, order_product_id: line.line, quantity: line.quantity })
    .execute();
  await service
    .updateTable('sales.claims')
    .set({ status: 'COMPLETED', completed_at: shop.clock() })
    .where('id', '=', claim.id)
    .execute();
}
