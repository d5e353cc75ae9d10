import { beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { notifyRestocks } from '#server/nouns/restock/notify-restocks-job.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';
import { addBrand, type Speaker } from '#test/rows/settlement-rows.ts';

let shop: CommerceShop;
let staff: Actor;
let catalogue: Catalogue;
let sori: Speaker;
let bada: Speaker;
let shirt: AddedProduct;
let option: number;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  [sori, bada] = [await addBrand(shop, 'sori'), await addBrand(shop, 'bada')];
  shirt = await addProduct(shop.database.service, { ...catalogue, brandId: sori.id }, { code: 'shirt', stocks: [0, 30] });
  [option = 0] = shirt.optionIds;
});

const url = () => `/api/admin/options/${option}/incoming`;
const note = (body: object, by: Actor = staff, headers = {}) => by.call({ method: 'PUT', url: url(), headers, body });
const arrive = (piece_count: number, by: Actor = staff, headers = {}) =>
  by.call({ method: 'POST', url: `${url()}/arrival`, headers, body: { piece_count } });
const stockOf = async () => {
  const { rows } = await shop.query(`select stock_count from product.product_options where id = ${option}`);
  return (rows[0] as { stock_count: number }).stock_count;
};
const noted = { piece_count: 20, comes_on: '2026-12-01', supplier: '동대문 원단' };
const pressing = async () => {
  const { pressing: found } = (await staff.call({ url: '/api/admin/dashboard' })).json<Dashboard>();
  return found.find(({ what }) => what === 'LOW_STOCK')?.count;
};

test('what comes is noted, read by shoppers without its supplier, shown in the cart, and taken in once', async () => {
  const member = await shop.addMember();
  await member.call({ method: 'POST', url: '/api/restock-requests', body: { option_id: option } });
  expect((await note({ ...noted, comes_on: '2020-01-01' })).json()).toMatchObject({ code: 'INCOMING_DAY_PAST', field: 'comes_on' });
  expect((await note(noted)).statusCode).toBe(200);
  expect((await note({ ...noted, piece_count: 25 })).statusCode).toBe(200);
  const detail = (await staff.call({ url: `/api/admin/products/${shirt.id}` })).json();
  expect(detail.stock[0].incoming).toEqual({ ...noted, piece_count: 25 });

  await shop.query(`update product.product_options set stock_count = 1 where id = ${option}`);
  await member.call({
    method: 'POST',
    url: '/api/cart/lines',
    body: { lines: [{ product_id: shirt.id, option_id: option, quantity: 1 }] },
  });
  await shop.query(`update product.product_options set stock_count = 0 where id = ${option}`);
  const { lines } = (await member.call({ url: '/api/cart' })).json();
  expect(lines[0]).toMatchObject({ refusal: 'SOLD_OUT', stock_count: 0, incoming: { comes_on: '2026-12-01' } });

  expect((await arrive(20)).json()).toMatchObject({ code: 'STOCK_CHANGED' });
  expect(await stockOf()).toBe(0);
  expect((await arrive(25)).json()).toEqual({ stock_count: 25 });
  expect((await arrive(25)).json()).toMatchObject({ code: 'INCOMING_NOT_FOUND', status: 404 });
  expect(await stockOf()).toBe(25);
  expect(await notifyRestocks(shop)).toBe(1);
  const { rows } = await shop.query(`select table_name, action, user_id from management.audit_entries
    where table_name in ('product.incoming_stocks', 'product.product_options') and user_id = '${staff.userId}' order by id`);
  expect(
    rows.map((row) =>
      Object.values(row as object)
        .slice(0, 2)
        .join(' '),
    ),
  ).toEqual([
    'product.incoming_stocks INSERT',
    'product.incoming_stocks UPDATE',
    'product.incoming_stocks DELETE',
    'product.product_options UPDATE',
  ]);
});

test('a brand notes what comes of its own options alone, and a note is removed without changing the stock', async () => {
  const by = (speaker: Speaker) => [speaker.member, speaker.headers] as const;
  expect((await note(noted, ...by(bada))).json()).toMatchObject({ code: 'OPTION_NOT_FOUND' });
  expect((await note({ ...noted, supplier: null }, ...by(sori))).statusCode).toBe(200);
  const before = await stockOf();
  expect((await arrive(20, ...by(bada))).json()).toMatchObject({ code: 'OPTION_NOT_FOUND' });
  const remove = () => sori.member.call({ method: 'DELETE', url: url(), headers: sori.headers });
  expect((await remove()).statusCode).toBe(200);
  expect((await remove()).json()).toMatchObject({ code: 'INCOMING_NOT_FOUND' });
  expect(await stockOf()).toBe(before);
});

test('two people who take the same delivery in at once add it once', async () => {
  await note(noted);
  const before = await stockOf();
  const codes = (await Promise.all([arrive(20), arrive(20)])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 404]);
  expect(await stockOf()).toBe(before + 20);
});

test('a product runs low by its own limit, or by that of the shop, and is not counted once it is sold out', async () => {
  await shop.query(`update product.product_options set stock_count = 5 where id = ${option}`);
  expect(await pressing()).toBe(0);
  await shop.query(`update product.product_options set stock_count = 4 where id = ${option}`);
  expect(await pressing()).toBe(1);
  expect((await staff.call({ url: '/api/admin/low-stock' })).json()).toEqual({ ids: [shirt.id] });
  await shop.query(`update product.products set low_stock = 4 where id = ${shirt.id}`);
  expect(await pressing()).toBe(0);
  await shop.query(`update product.products set low_stock = 31 where id = ${shirt.id}`);
  expect(await pressing()).toBe(1);
  await shop.query(`update product.product_options set stock_count = 0 where product_id = ${shirt.id}`);
  expect(await pressing()).toBe(0);
});
