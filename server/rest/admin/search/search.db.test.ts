import { beforeAll, expect, test } from 'vitest';
import type { AdminSearchResults } from '#contract/rest/admin/search.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;
let admin: Actor;
beforeAll(async () => {
  shop = await commerceShop();
  admin = await shop.addMember({ roles: ['admin'] });
});

const find = async (q: string) => (await admin.call({ url: `/api/admin/search?q=${encodeURIComponent(q)}` })).json<AdminSearchResults>();

test('a member is found by nickname, whole name, whole mail, and the whole phone or its last four digits, and shown masked', async () => {
  const row = { email: 'haneul@seam.example', name: '김하늘', nickname: '하늘색실', phone: '01020000001' };
  const { id } = await shop.database.service.insertInto('member.members').values(row).returning('id').executeTakeFirstOrThrow();
  for (const typed of ['하늘색', '김하늘', 'Haneul@seam.example', '0001', '010-2000-0001']) {
    const found = (await find(typed)).members;
    expect([typed, found]).toEqual([typed, [{ id, title: '하늘색실', note: '김*늘 · ha***@seam.example', page: null }]]);
  }
  // What is masked is not spelled out sign by sign.
  for (const typed of ['hane', 'haneul@', '2000-0001', '00001', '0102', '0102000'])
    expect([typed, (await find(typed)).members]).toEqual([typed, []]);
  // Signs of a pattern are what they are.
  expect((await find('%%')).members).toEqual([]);
  expect((await find('__')).members).toEqual([]);
});

test('what is in the catalogue is found by part of its name, by whose it is, and by its number, with the page of the shop where it has one', async () => {
  const { service } = shop.database;
  const artist = await service
    .insertInto('product.artists')
    .values({ name: JSON.stringify({ ko: '고요한 바늘', en: 'Quiet Needle' }), path_name: 'quiet-needle' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const brand = await service
    .insertInto('product.brands')
    .values({ name: JSON.stringify({ ko: '바늘꽂이', en: 'Pincushion' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = await find('needle');
  expect(found.artists).toEqual([{ id: String(artist.id), title: '고요한 바늘', note: '', page: null }]);
  expect((await find('바늘꽂')).brands).toEqual([{ id: String(brand.id), title: '바늘꽂이', note: '', page: `/brand/${brand.id}` }]);
});
