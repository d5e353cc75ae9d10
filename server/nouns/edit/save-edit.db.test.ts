import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { BrandBody } from '#contract/rest/admin/catalogue/brands.ts';
import { ownGoods } from '#rules/catalogue/brand/seller.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

const brand: BrandBody = {
  ...{ name: { ko: '이음', en: 'Ieum' }, description: null, state: 'ACT', logo_src: '', image_src: '', position: 0 },
  ...ownGoods,
};
let shop: CommerceShop;
let staff: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
});

async function addBrand(): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() };
  const reply = await staff.call({ method: 'POST', url: '/api/admin/brands', headers, body: brand });
  expect(reply.statusCode).toBe(201);
  return reply.json().id;
}
const save = (id: number, base: BrandBody, mine: BrandBody) =>
  staff.call({ method: 'PUT', url: `/api/admin/brands/${id}`, body: { base, mine } });
const stored = (id: number) =>
  shop.database.service
    .selectFrom('product.brands')
    .select(['name', 'description', 'position', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('edits of different fields by two editors are both kept, and the later editor gets the other’s changes', async () => {
  const id = await addBrand();
  expect((await save(id, brand, { ...brand, name: { ...brand.name, en: 'IEUM', cn: '缝' } })).json()).toMatchObject({ taken: [] });
  const later = await save(id, brand, { ...brand, position: 7, description: { ko: '소개', en: 'About' } });
  const name = { ko: '이음', en: 'IEUM', cn: '缝' };
  expect([later.statusCode, later.json()]).toEqual([
    200,
    { saved: { ...brand, name, position: 7, description: { ko: '소개', en: 'About' } }, taken: ['name.en', 'name.cn'] },
  ]);
  expect(await stored(id)).toMatchObject({ name, position: 7 });
});

test('a field that two editors changed is refused with its current value, and nothing is saved', async () => {
  const id = await addBrand();
  await save(id, brand, { ...brand, name: { ko: '이음새', en: 'Ieum' } });
  // A later change of other fields is not the conflicting one.
  const about = { ko: '소개', en: 'About' };
  const other = await shop.addMember({ roles: ['admin', 'user'] });
  await other.call({
    method: 'PUT',
    url: `/api/admin/brands/${id}`,
    body: { base: brand, mine: { ...brand, state: 'STOP', description: about } },
  });
  await shop.query(`update member.members set name = '문서윤' where id = '${staff.userId}'`);
  const later = await save(id, brand, { ...brand, name: { ko: '매듭', en: 'Knot' }, position: 3 });
  expect([later.statusCode, later.json()]).toMatchObject([
    409,
    {
      code: 'EDITED_MEANWHILE',
      meanwhile: { theirs: { ...brand, name: { ko: '이음새', en: 'Ieum' }, state: 'STOP', description: about }, fields: ['name.ko'] },
    },
  ]);
  expect(later.json().meanwhile.by).toEqual({ id: staff.userId, name: '문서윤', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  // Two people each changed one of the fields, so neither is named for both.
  const ofBoth = await save(id, brand, { ...brand, name: { ko: '매듭', en: 'Knot' }, description: { ko: '매듭', en: 'About' } });
  expect(ofBoth.json().meanwhile).toMatchObject({ fields: ['name.ko', 'description.ko'], by: null });
  expect(await stored(id)).toMatchObject({ name: { ko: '이음새', en: 'Ieum' }, position: 0 });
  // The resolved version is saved on top of the current state.
  const settled = await save(id, later.json().meanwhile.theirs, { ...brand, name: { ko: '매듭', en: 'Knot' }, position: 3 });
  expect(settled.json().saved.name).toEqual({ ko: '매듭', en: 'Knot' });
});

test('a save sent again after a lost reply does not conflict with itself', async () => {
  const id = await addBrand();
  const mine = { ...brand, position: 9 };
  for (const reply of [await save(id, brand, mine), await save(id, brand, mine)])
    expect([reply.statusCode, reply.json()]).toEqual([200, { saved: mine, taken: [] }]);
});

test('twenty saves of four fields at the same time keep every change', async () => {
  const id = await addBrand();
  const edits = [
    { position: 1 },
    { state: 'STOP' as const },
    { description: { ko: '소개', en: 'About' } },
    { name: { ko: '매듭', en: 'Ieum' } },
  ];
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => save(id, brand, { ...brand, ...edits[index % edits.length] })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  expect(await stored(id)).toEqual({
    position: 1,
    state: 'STOP',
    description: { ko: '소개', en: 'About' },
    name: { ko: '매듭', en: 'Ieum' },
  });
});

test('an unknown brand is 404, and an impossible value is refused with its field', async () => {
  expect((await save(999_999, brand, brand)).json()).toMatchObject({ code: 'NOT_FOUND' });
  const id = await addBrand();
  for (const [about, field] of [
    [{ name: { ko: '', en: 'x' } }, 'mine.name.ko'],
    [{ logo_src: 'https://elsewhere.example/a.png' }, 'mine.logo_src'],
    [{ description: { ko: '소개', en: '' } }, 'mine.description.en'],
  ] as const)
    expect((await save(id, brand, { ...brand, ...about } as BrandBody)).json()).toMatchObject({ code: 'INVALID_INPUT', field });
});
