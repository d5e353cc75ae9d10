import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ChangedStocks } from '#contract/rest/admin/desk.ts';
import type { Order } from '#contract/rest/orders.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';
import { addArtist, addBrand, pay, type Speaker } from '#test/rows/settlement-rows.ts';

type Member = Awaited<ReturnType<CommerceShop['addMember']>>;
let shop: CommerceShop;
let catalogue: Catalogue;
let shopper: Member;
let sori: Speaker;
let bada: Speaker;
let mug: AddedProduct;
let cap: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  catalogue = await addCatalogue(db);
  shopper = await shop.addMember();
  [sori, bada] = [await addBrand(shop, 'sori'), await addBrand(shop, 'bada')];
  mug = await addProduct(db, { ...catalogue, brandId: sori.id }, { code: 'mug', stocks: [100] });
  cap = await addProduct(db, { ...catalogue, brandId: bada.id }, { code: 'cap', stocks: [100] });
});

async function paidOrder(...products: AddedProduct[]): Promise<Order> {
  const lines = products.map((product) => ({ product_id: product.id, option_id: product.optionIds[0] ?? 0, quantity: 2 }));
  const order = await placedOrder(shopper, await openCheckout(shopper, lines));
  await pay(shop, order.id);
  return order;
}

const lineOf = (order: Order, product: AddedProduct) => order.order_products.find((line) => line.product_id === product.id)?.id ?? 0;
const say = (by: Speaker, line: number, is_prepared: boolean) =>
  by.member.call({ method: 'PATCH', url: `/api/admin/preparations/${line}`, headers: by.headers, body: { is_prepared } });
const statusOf = async (order: Order) => {
  const row = await shop.database.service.selectFrom('sales.orders').select('status').where('id', '=', order.id).executeTakeFirstOrThrow();
  return row.status;
};
const stateOf = async (line: number) => {
  const query = shop.database.service.selectFrom('sales.preparations').select(['state', 'quantity']).where('order_product_id', '=', line);
  return query.executeTakeFirst();
};

test('a line waits for preparation after payment; when each brand has prepared its lines, ready goods move on to packing', async () => {
  const hesitant = await shop.addMember();
  const unpaid = await placedOrder(hesitant, await openCheckout(hesitant, [{ product_id: mug.id, option_id: mug.optionIds[0] ?? 0 }]));
  expect(await stateOf(lineOf(unpaid, mug))).toBeUndefined();
  const order = await paidOrder(mug, cap);
  const [own, other] = [lineOf(order, mug), lineOf(order, cap)];
  expect(await stateOf(own)).toEqual({ state: 'WAITING', quantity: 2 });
  expect((await say(sori, other, true)).json()).toMatchObject({ code: 'PREPARATION_NOT_FOUND' });
  expect((await say(sori, own, true)).statusCode).toBe(200);
  expect((await say(sori, own, true)).statusCode).toBe(200);
  expect(await statusOf(order)).toBe('PAYMENT_COMPLETE');
  expect((await say(sori, own, false)).statusCode).toBe(200);
  expect(await stateOf(own)).toEqual({ state: 'WAITING', quantity: 2 });
  await say(sori, own, true);
  await say(bada, other, true);
  expect(await statusOf(order)).toBe('DELIVERY_PREPARING');
  await shop.database.service.updateTable('sales.orders').set({ shipped_at: shop.clock() }).where('id', '=', order.id).execute();
  expect(await stateOf(own)).toMatchObject({ state: 'SENT' });
  expect((await say(sori, own, false)).json()).toMatchObject({ code: 'PREPARATION_OVER' });
});

test('made-to-order goods wait for production, also after preparation', async () => {
  const db = shop.database.service;
  const tee = await addProduct(db, { ...catalogue, brandId: sori.id }, { code: 'tee', type: 'CUSTOM', stocks: [50] });
  const graphicId = await addGraphic(db, catalogue);
  const design = await addDesign(db, { product: tee, userId: shopper.userId, graphicIds: [graphicId] });
  const line = { product_id: tee.id, option_id: tee.optionIds[0] ?? 0, product_custom_id: design };
  const order = await placedOrder(shopper, await openCheckout(shopper, [line]));
  await pay(shop, order.id);
  expect((await say(sori, lineOf(order, tee), true)).statusCode).toBe(200);
  expect(await statusOf(order)).toBe('PAYMENT_COMPLETE');
});

test('a cancelled order or part of a line is no longer to be prepared', async () => {
  const order = await paidOrder(mug);
  const own = lineOf(order, mug);
  const { service } = shop.database;
  const claim = await service
    .insertInto('sales.claims')
    .values({ order_id: order.id, type: 'CANCEL', reason: 'CHANGE_OF_MIND', status: 'ACCEPTED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await service.insertInto('sales.claim_products').values({ claim_id: claim.id, order_product_id: own, quantity: 1 }).execute();
  expect(await stateOf(own)).toEqual({ state: 'WAITING', quantity: 1 });
  const ended = await paidOrder(mug);
  await shopper.call({
    method: 'POST',
    url: `/api/orders/${ended.id}/cancellation`,
    headers: { 'idempotency-key': randomUUID() },
    body: { reason: 'CHANGE_OF_MIND' },
  });
  expect(await stateOf(lineOf(ended, mug))).toMatchObject({ state: 'ENDED' });
  expect((await say(sori, lineOf(ended, mug), true)).json()).toMatchObject({ code: 'PREPARATION_OVER' });
});

test('a brand sets the stock of its own options, and an outdated stock number is refused', async () => {
  const option = mug.optionIds[0] ?? 0;
  const set = (by: Speaker, body: object) =>
    by.member.call({ method: 'PATCH', url: `/api/admin/options/${option}/stock`, headers: by.headers, body });
  const count = async () => {
    const { rows } = await shop.query(`select o.stock_count, p.stock_count as sum from product.product_options o
      join product.products p on p.id = o.product_id where o.id = ${option}`);
    return rows[0] as { stock_count: number; sum: number };
  };
  const { stock_count: was } = await count();
  expect((await set(bada, { stock_count: 5, was })).json()).toMatchObject({ code: 'OPTION_NOT_FOUND' });
  expect((await set(sori, { stock_count: 500, was: was + 1 })).json()).toMatchObject({ code: 'STOCK_CHANGED', field: 'was' });
  expect((await set(sori, { stock_count: -1, was })).statusCode).toBe(400);
  expect((await set(sori, { stock_count: 300, was })).json()).toEqual({ stock_count: 300 });
  expect(await count()).toEqual({ stock_count: 300, sum: 300 });
});

test('a bulk stock change applies to all options or to none, names the refused ones, and logs each option', async () => {
  const db = shop.database.service;
  const staff = await shop.addMember({ roles: ['admin', 'user'] });
  const ids: number[] = [];
  const products: number[] = [];
  for (const [brandId, code] of [
    [sori.id, 'many-1'],
    [bada.id, 'many-2'],
  ] as const) {
    const product = await addProduct(db, { ...catalogue, brandId }, { code, stocks: [4, 9] });
    products.push(product.id);
    ids.push(...product.optionIds);
  }
  const change = async (by: { member: Member; headers?: Speaker['headers'] }, body: object) =>
    by.member.call({ method: 'PATCH', url: '/api/admin/options/stock', headers: by.headers ?? {}, body });
  const office = { member: staff };
  const options = (...was: number[]) => was.map((each, at) => ({ id: ids[at] ?? 0, was: each }));
  const stocks = async () => {
    const rows = await db.selectFrom('product.product_options').select('stock_count').where('id', 'in', ids).orderBy('id').execute();
    return rows.map(({ stock_count }) => stock_count);
  };
  const codesOf = async (by: { member: Member; headers?: Speaker['headers'] }, body: object) => {
    const { is_done, results } = (await change(by, body)).json<ChangedStocks>();
    return [is_done, ...results.map(({ code, stock_count }) => code ?? stock_count)];
  };
  // One has too few, one was sold since, one does not exist: each is reported, and the valid one is unchanged.
  const gone = [...options(4, 9, 3), { id: 999_999, was: 1 }];
  expect(await codesOf(office, { change: { by: -5 }, options: gone })).toEqual([
    false,
    ...['STOCK_OUT_OF_RANGE', 9, 'STOCK_CHANGED', 'OPTION_NOT_FOUND'],
  ]);
  expect(await codesOf(sori, { change: { to: 1 }, options: options(4, 9, 4) })).toEqual([false, 4, 9, 'OPTION_NOT_FOUND']);
  expect(await stocks()).toEqual([4, 9, 4, 9]);
  for (const body of [
    { change: { by: 0 }, options: options(4) },
    { change: { to: 1_000_001 }, options: options(4) },
    { change: { to: 1 }, options: [...options(4), ...options(4)] },
    { change: { to: 1 }, options: [] },
  ])
    expect((await change(office, body)).json()).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await codesOf(office, { change: { by: -4 }, options: options(4, 9, 4, 9) })).toEqual([true, 0, 5, 0, 5]);
  expect(await codesOf(sori, { change: { to: 5 }, options: options(0, 5) })).toEqual([true, 5, 5]);
  expect(await stocks()).toEqual([5, 5, 0, 5]);
  const { rows: sums } = await shop.query(`select stock_count from product.products where id in (${products}) order by id`);
  expect(sums).toEqual([{ stock_count: 10 }, { stock_count: 5 }]);
  const { rows: log } =
    await shop.query(`select row_id::int as id, user_id, row_before ->> 'stock_count' as before, row_after ->> 'stock_count' as after
    from management.audit_entries where table_name = 'product.product_options' and row_id in (${ids.map((id) => `'${id}'`)}) and action = 'UPDATE'
    order by created_at, row_id::int`);
  const written = (user_id: string, at: number, before: string, after: string) => ({ id: ids[at], user_id, before, after });
  expect(log).toEqual([
    ...[4, 9, 4, 9].map((was, at) => written(staff.userId, at, String(was), String(was - 4))),
    written(sori.member.userId, 0, '0', '5'),
  ]);
});

test('stock edits of a brand during twenty orders: none fails on a lock, and no piece is lost', async () => {
  const option = cap.optionIds[0] ?? 0;
  const before = await shop.query(`select stock_count from product.product_options where id = ${option}`);
  let [stock, added, sold] = [(before.rows[0] as { stock_count: number }).stock_count, 0, 0];
  const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.addMember()));
  const orders = buyers.map(async (buyer) => {
    const lines = [mug, cap].map((product) => ({ product_id: product.id, option_id: product.optionIds[0] ?? 0 }));
    await placedOrder(buyer, await openCheckout(buyer, lines));
    sold += 1;
  });
  const edits = Array.from({ length: 20 }, async () => {
    const now = await shop.query(`select stock_count from product.product_options where id = ${option}`);
    const { stock_count: was } = now.rows[0] as { stock_count: number };
    const body = { stock_count: was + 10, was };
    const reply = await bada.member.call({ method: 'PATCH', url: `/api/admin/options/${option}/stock`, headers: bada.headers, body });
    expect([200, 409]).toContain(reply.statusCode);
    if (reply.statusCode === 200) added += 10;
  });
  await Promise.all([...orders, ...edits]);
  const after = await shop.query(`select stock_count from product.product_options where id = ${option}`);
  stock += added - sold;
  expect([(after.rows[0] as { stock_count: number }).stock_count, sold]).toEqual([stock, 20]);
});

test('the desk names its user’s artist or brand, and counts followers by week without names', async () => {
  const artist = await addArtist(shop, 'nuri');
  const rows = await Promise.all([1, 2, 3].map(() => shop.addMember()));
  await shop.database.service
    .insertInto('product.artist_follows')
    .values(
      rows.map(({ userId }, index) => ({
        user_id: userId,
        artist_id: artist.id,
        created_at: new Date(shop.clock().getTime() - index * 8 * 86_400_000),
      })),
    )
    .execute();
  const desk = await artist.member.call({ url: '/api/admin/desk', headers: artist.headers });
  expect(desk.json()).toMatchObject({ artists: [{ id: artist.id, path_name: 'nuri', follower_count: 3 }], brands: [] });
  const reply = await artist.member.call({ url: `/api/admin/artists/${artist.id}/followers`, headers: artist.headers });
  expect(reply.json().follower_count).toBe(3);
  expect(reply.json().weeks.map((week: { follow_count: number }) => week.follow_count)).toEqual([...Array<number>(9).fill(0), 1, 1, 1]);
  for (const { userId } of rows) expect(reply.body).not.toContain(userId);
});
