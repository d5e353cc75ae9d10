import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { CouponBody } from '#contract/rest/admin/coupons.ts';
import { ownGoods } from '#rules/catalogue/brand/seller.ts';
import { copyOf } from '#rules/office/copy-of.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { addCatalogue, addDesign, addGraphic, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let staff: Actor & { userId: string };
let catalogue: Awaited<ReturnType<typeof addCatalogue>>;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  catalogue = await addCatalogue(shop.database.service);
});

const name = { ko: '봄', en: 'Spring', cn: '春' };
const copiedName = { ko: '봄 사본', en: 'Spring copy', cn: '春 副本' };
const coupon: CouponBody = {
  ...{ name: { ko: '봄', en: 'Spring' }, type: 'ORDER', number: 'SPRING', discount_type: 'AMOUNT', discount_value: 3_000 },
  ...{ max_discount_amount: null, max_discount_per: 'TOTAL', min_order_amount: 0, applicable_count: null, issue_limit: null },
  ...{ per_member_limit: 1, budget_amount: null, valid_days: null, starts_at: '2026-11-01T00:00:00.000Z', ends_at: null, state: 'ACT' },
  ...{ is_public: true, is_sign_up_gift: true, is_brand_borne: false, product_ids: [], graphic_ids: [] },
};
/** The forms that can be duplicated: their contents, what others derived from them, and what differs in the copy. */
const forms = [
  {
    ...{ list: 'brands', table: 'product.brands', counted: 'follower_count = 7' },
    body: { name, description: null, state: 'ACT', logo_src: '', image_src: '', position: 3, ...ownGoods },
    copied: { name: copiedName, state: 'STOP', position: 3, follower_count: 0 },
  },
  {
    ...{ list: 'artists', table: 'product.artists', counted: 'follower_count = 7' },
    body: { name, path_name: 'spring', description: null, state: 'ACT', image_src: '', profile_src: '', position: 3, brand_ids: [] },
    copied: { name: copiedName, path_name: 'spring-copy', state: 'STOP', follower_count: 0 },
  },
  {
    ...{ list: 'categories', table: 'product.categories', counted: 'position = 7' },
    body: { name, path_name: 'spring', image_src: '', parent_id: null },
    copied: { name: copiedName, path_name: 'spring-copy', parent_id: null },
  },
  {
    ...{ list: 'coupons', table: 'sales.coupons', counted: 'issued_count = 7, used_count = 3, spent_amount = 9000' },
    body: coupon,
    copied: {
      ...{
        name: { ko: '봄 사본', en: 'Spring copy' },
        state: 'STOP',
        number: null,
        is_sign_up_gift: false,
        is_brand_borne: false,
        discount_value: 3_000,
      },
      ...{ issued_count: 0, used_count: 0, spent_amount: 0 },
    },
  },
] as const;

const post = async (url: string, body?: object) => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await staff.call({ method: 'POST', url: `/api/admin${url}`, headers, ...(body === undefined ? {} : { body }) });
  expect([url, answer.statusCode]).toEqual([url, 201]);
  return answer.json<{ id: number }>().id;
};
const rowOf = async (table: string, id: number) =>
  (await shop.database.servicePool.query<Record<string, unknown>>(`select * from ${table} where id = $1`, [id])).rows[0];

test.each(forms)('a copy of one of $list has “copy” in its name, is hidden, and has no followers or holders', async (about) => {
  const { list, table, counted, body, copied } = about;
  const original = await post(`/${list}`, body);
  await shop.database.servicePool.query(`update ${table} set ${counted} where id = $1`, [original]);
  const copy = await post(`/${list}`, copyOf(body));
  expect(copy).not.toBe(original);
  expect(await rowOf(table, copy)).toMatchObject(copied);
});

test('a copied design has all its layers under new names, is hidden, and stays when the original is deleted', async () => {
  const { service } = shop.database;
  const garment = await addProduct(service, catalogue, { code: 'tee', type: 'CUSTOM' });
  const graphicIds = [await addGraphic(service, catalogue)];
  const saved = await addDesign(service, { product: garment, userId: staff.userId, graphicIds });
  const original = await post('/designs', { custom_id: saved, name: '봄' });
  const translations = JSON.stringify({ en: { name: 'Spring' }, cn: { name: '春' } });
  await service.updateTable('product.product_customs').set({ is_best: true, translations }).where('id', '=', original).execute();
  const copy = await post(`/designs/${original}/copies`);
  await staff.call({ method: 'DELETE', url: `/api/admin/designs/${original}` });
  expect((await staff.call({ method: 'GET', url: `/api/admin/designs/${copy}` })).json()).toMatchObject({
    design: { name: '봄 사본', name_en: 'Spring copy', name_cn: '春 副本', is_best: false, template: 'STOP' },
    flaws: [],
    sides: [{ src: expect.stringContaining('/renders/') }],
  });
  const headers = { 'idempotency-key': randomUUID() };
  const ofMember = await staff.call({ method: 'POST', url: `/api/admin/designs/${saved}/copies`, headers });
  expect(ofMember.json()).toMatchObject({ code: 'NOT_FOUND' });
});
