import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall } from '#test/commerce-steps.ts';
import { lockAwaited, ownerConnection } from '#test/database.ts';
import { eventually } from '#test/eventually.ts';
import { addCatalogue, addCoupon, addPoints, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
});

const stocksOf = async (productId: number) =>
  (
    await shop.database.service
      .selectFrom('product.product_options')
      .select('stock_count')
      .where('product_id', '=', productId)
      .orderBy('id')
      .execute()
  ).map((row) => row.stock_count);

test('200 orders at once for the last 10 pieces give 10 orders, 190 refusals and a stock of 0', async () => {
  const product = await addProduct(shop.database.service, catalogue, { code: 'last-ten', stocks: [10] });
  const [option_id = 0] = product.optionIds;
  const buyers = await Promise.all(Array.from({ length: 200 }, () => shop.addMember()));
  const checkouts = await inParts(buyers, 20, (buyer) => openCheckout(buyer, [{ product_id: product.id, option_id }]));
  const replies = await Promise.all(buyers.map((buyer, index) => buyer.call(orderCall({ id: checkouts[index]?.id ?? '' }))));
  const placed = replies.filter((reply) => reply.statusCode === 201);
  const refused = replies.filter((reply) => reply.statusCode === 409);
  expect([placed.length, refused.length]).toEqual([10, 190]);
  expect(refused.every((reply) => ['OUT_OF_STOCK', 'SOLD_OUT'].includes(reply.json().code))).toBe(true);
  expect(new Set(placed.map((reply) => reply.json().order_number)).size).toBe(10);
  expect(await stocksOf(product.id)).toEqual([0]);
  const { stock_count } = await shop.database.service
    .selectFrom('product.products')
    .select('stock_count')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  expect(stock_count).toBe(0);
  const held = await shop.database.service
    .selectFrom('sales.order_products')
    .select('quantity')
    .where('product_id', '=', product.id)
    .execute();
  expect(held).toHaveLength(10);
});

test('orders of several options in opposite orders never deadlock', async () => {
  const one = await addProduct(shop.database.service, catalogue, { code: 'circle-1', stocks: [500, 500] });
  const two = await addProduct(shop.database.service, catalogue, { code: 'circle-2', stocks: [500, 500] });
  const lines = [one, two].flatMap(({ id, optionIds }) => optionIds.map((option_id) => ({ product_id: id, option_id })));
  const buyers = await Promise.all(Array.from({ length: 40 }, () => shop.addMember()));
  const checkouts = await inParts(buyers, 10, (buyer) => {
    const isOdd = buyers.indexOf(buyer) % 2 === 1;
    return openCheckout(buyer, isOdd ? lines.toReversed() : lines.filter((_, index) => index !== 1));
  });
  const replies = await Promise.all(buyers.map((buyer, index) => buyer.call(orderCall({ id: checkouts[index]?.id ?? '' }))));
  expect(replies.map((reply) => reply.statusCode)).toEqual(buyers.map(() => 201));
  expect(await stocksOf(one.id)).toEqual([460, 480]);
  expect(await stocksOf(two.id)).toEqual([460, 460]);
});

test('two checkouts that use one coupon and one balance at once give one order', async () => {
  const product = await addProduct(shop.database.service, catalogue, { code: 'twice', stocks: [50] });
  const [option_id = 0] = product.optionIds;
  const member = await shop.addMember();
  await addPoints(shop.database.service, member.userId, 4_000);
  const coupon = await addCoupon(shop.database.service, member.userId);
  const lines = [{ product_id: product.id, option_id }];
  const checkouts = [await buyNow(member, lines), await buyNow(member, lines), await buyNow(member, lines)];
  const choice = { issued_coupon_ids: [coupon], point_amount: 3_000 };
  const replies = await Promise.all(checkouts.map((checkout) => member.call(orderCall(checkout, choice))));
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409]);
  const { used } = await shop.database.service
    .selectFrom('sales.point_entries')
    .select((select) => select.fn.sum<number>('amount').as('used'))
    .where('user_id', '=', member.userId)
    .where('type', '=', 'USED')
    .executeTakeFirstOrThrow();
  expect(used).toBe(3_000);
});

test('a coupon of another member is refused beside an own one, and both stay unused', async () => {
  const product = await addProduct(shop.database.service, catalogue, { code: 'lent', stocks: [50] });
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  const coupons = [await addCoupon(shop.database.service, member.userId), await addCoupon(shop.database.service, other.userId)];
  const checkout = await openCheckout(member, [{ product_id: product.id, option_id: product.optionIds[0] ?? 0 }]);
  const own = { issued_coupon_ids: coupons.slice(0, 1), point_amount: 0 };
  for (const issued_coupon_ids of [coupons, coupons.slice(1)])
    expect((await member.call(orderCall(checkout, { ...own, issued_coupon_ids }))).json()).toMatchObject({
      ...{ code: 'COUPON_NOT_APPLICABLE', field: 'issued_coupon_ids' },
    });
  expect((await member.call(orderCall(checkout, own))).statusCode).toBe(201);
});

test('20 orders of one member at once use one connection: 17 are answered in turn, 3 get a retry time, another member is served at once', async () => {
  const product = await addProduct(shop.database.service, catalogue, { code: 'presses', stocks: [50] });
  const [option_id = 0] = product.optionIds;
  const lines = [{ product_id: product.id, option_id }];
  const [presser, other] = [await shop.addMember(), await shop.addMember()];
  const [checkout, otherCheckout] = [await openCheckout(presser, lines), await openCheckout(other, lines)];
  const brake = await ownerConnection(shop.database);
  // The order being placed waits for its checkout while this row is locked.
  await brake.query(`begin; select from sales.checkouts where id = '${checkout.id}' for update`);
  const answered: number[] = [];
  const burst = Array.from({ length: 20 }, async () => {
    const reply = await presser.call(orderCall(checkout));
    answered.push(reply.statusCode);
    return reply;
  });
  // The queue is larger than the connection pool; the three requests beyond it are rejected.
  await eventually(() => expect(answered).toEqual([503, 503, 503]));
  await lockAwaited(shop.database);
  expect((await other.call(orderCall(otherCheckout))).statusCode).toBe(201);
  const { rowCount } = await brake.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  expect([rowCount, answered.length]).toEqual([1, 3]);
  await brake.query('commit');
  const replies = await Promise.all(burst);
  expect(answered).toEqual([...Array(3).fill(503), ...Array(17).fill(201)]);
  const refused = replies.filter((reply) => reply.statusCode === 503);
  expect(refused.map((reply) => [reply.json().code, reply.headers['retry-after']])).toEqual(Array(3).fill(['UNAVAILABLE', '2']));
  // Each ended the attempt before it, so the checkout has one current order.
  expect(await stocksOf(product.id)).toEqual([48]);
});

async function buyNow(member: Actor, lines: { product_id: number; option_id: number }[]): Promise<{ id: string }> {
  const reply = await member.call({ method: 'POST', url: '/api/checkouts', body: { source: 'BUY_NOW', lines } });
  expect(reply.statusCode).toBe(201);
  return reply.json();
}

/** Prepares a few at a time; only the tested calls run all at once. */
async function inParts<T, R>(items: readonly T[], size: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += size) results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  return results;
}
