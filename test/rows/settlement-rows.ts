import { randomBytes } from 'node:crypto';
import { isFailure } from '#contract/errors/errors.ts';
import type { Order } from '#contract/rest/orders.ts';
import { completeOrder } from '#server/nouns/order/placing/complete-order.ts';
import { lockOrder } from '#server/nouns/order/read-order-rows.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import type { CommerceShop } from '#test/commerce-shop.ts';

type Member = Awaited<ReturnType<CommerceShop['addMember']>>;

const named = (ko: string) => JSON.stringify({ ko, en: ko });

/** A back office user of an artist or a brand, making requests in that role. */
export interface Speaker {
  id: number;
  member: Member;
  headers: { 'x-hasura-role': 'artist' | 'brand' };
}

/** An artist with a user for it. */
export async function addArtist(shop: CommerceShop, path: string): Promise<Speaker> {
  const member = await shop.addMember({ roles: ['artist', 'user'] });
  const { id } = await shop.database.service
    .insertInto('product.artists')
    .values({ name: named(path), path_name: path, user_id: member.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, member, headers: { 'x-hasura-role': 'artist' } };
}

/** A brand with a user for it. */
export async function addBrand(shop: CommerceShop, name: string): Promise<Speaker> {
  const member = await shop.addMember({ roles: ['brand', 'user'] });
  const { id } = await shop.database.service
    .insertInto('product.brands')
    .values({ name: named(name), user_id: member.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, member, headers: { 'x-hasura-role': 'brand' } };
}

/** Marks an order as paid. */
export async function pay(shop: CommerceShop, orderId: number): Promise<void> {
  const paid = await inTransaction(shop.database.service, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const payment = {
      payment_id: `P${randomBytes(12).toString('hex')}`,
      order_id: orderId,
      method: 'CARD',
      status: 'PAID',
      paid_at: shop.clock(),
    };
    await trx
      .insertInto('sales.payments')
      .values({ ...payment, amount: order?.payment_amount ?? 0 })
      .execute();
    return order !== null && completeOrder(trx, order, { userId: null, now: shop.clock() });
  });
  if (isFailure(paid) || !paid) throw new Error('the order was not paid');
}

/** Marks an order as delivered. */
export async function deliver(shop: CommerceShop, orderId: number): Promise<void> {
  const now = shop.clock();
  await shop.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', shipped_at: now, delivered_at: now })
    .where('id', '=', orderId)
    .execute();
}

/** Returns this many items of a line, with their refund under way. */
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
  await service.updateTable('sales.claims').set({ status: 'COMPLETED', completed_at: shop.clock() }).where('id', '=', claim.id).execute();
}

/** Entities for the back office's money routes; they belong to the shop, not to a member. */
export async function settlementAddresses(db: CommerceShop['database']['service'], order: Order): Promise<Record<string, string>> {
  const [line] = order.order_products;
  const artist = await db.selectFrom('product.artists').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const brand = await db.selectFrom('product.brands').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const period = await db
    .insertInto('sales.settlement_periods')
    .values({ starts_on: '2026-11-01', ends_on: '2026-12-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    '/api/admin/settlement-periods/{id}': String(period.id),
    '/api/admin/settlement-periods/{id}/statement': `?artist_id=${artist.id}`,
    '/api/admin/settlement-periods/{id}/statement.csv': `?artist_id=${artist.id}`,
    '/api/admin/artists/{id}': String(artist.id),
    '/api/admin/payees/{id}': String(artist.id),
    '/api/admin/brands/{id}/payee': String(brand.id),
    '/api/admin/options/{id}': String(line?.option_id),
    '/api/admin/preparations/{id}': String(line?.id),
  };
}

/** A body for each of their calls. */
export const settlementBodies: Readonly<Record<string, object>> = {
  'POST /api/admin/settlements/moves': { settlement_ids: [1], to: 'PAID' },
  'POST /api/admin/settlements/corrections': { artist_id: 1, amount: 1_000, reason: '착오' },
  'POST /api/admin/royalty-rules': { artist_id: 1, rate: 5_000 },
  'PATCH /api/admin/payees/{id}': { tax_kind: 'WITHHELD', bank: 'SHINHAN', number: '110123456789', holder: '김이음' },
  'PATCH /api/admin/brands/{id}/payee': { business_number: '1234567890', bank: 'SHINHAN', number: '110123456789', holder: '김이음' },
  'PATCH /api/admin/options/{id}/stock': { stock_count: 7, was: 50 },
  'PATCH /api/admin/options/stock': { change: { by: 1 }, options: [{ id: 999_999, was: 1 }] },
  'PATCH /api/admin/preparations/{id}': { is_prepared: true },
};
