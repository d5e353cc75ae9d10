import { beforeAll, expect, test } from 'vitest';
import type { AdminSearchResults } from '#contract/rest/admin-search.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;
let admin: Actor;
beforeAll(async () => {
  shop = await commerceShop();
  admin = await shop.addMember({ roles: ['admin'] });
});

const find = async (q: string) => (await admin.call({ url: `/api/admin/search?q=${encodeURIComponent(q)}` })).json<AdminSearchResults>();

test('a member is found by nickname, whole name, beginning of the mail and digits of the phone, and shown masked', async () => {
  const row = { email: 'haneul@seam.example', name: '김하늘', nickname: '하늘색실', phone: '01020000001' };
  const { id } = await shop.database.service.insertInto('member.members').values(row).returning('id').executeTakeFirstOrThrow();
  for (const typed of ['하늘색', '김하늘', 'haneul', '2000-0001']) {
    const found = (await find(typed)).members;
    expect([typed, found]).toEqual([typed, [{ id, title: '하늘색실', note: '김*늘 · ha***@seam.example', page: null }]]);
  }
  // Signs of a pattern are what they are.
  expect((await find('%%')).members).toEqual([]);
  expect((await find('__')).members).toEqual([]);
});
