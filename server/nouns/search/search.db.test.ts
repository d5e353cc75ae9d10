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

test('a member is found by nickname, full name, full mail, and the phone or its last four digits, with masked data', async () => {
  const row = { email: 'haneul@seam.example', name: '김하늘', nickname: '하늘색실', phone: '01020000001' };
  const { id } = await shop.database.service.insertInto('member.members').values(row).returning('id').executeTakeFirstOrThrow();
  for (const typed of ['하늘색', '김하늘', 'Haneul@seam.example', '0001', '010-2000-0001']) {
    const found = (await find(typed)).members;
    expect([typed, found]).toEqual([typed, [{ id, title: '하늘색실', note: '김*늘 · ha***@seam.example', page: null }]]);
  }
  // Masked data cannot be found character by character.
  for (const typed of ['hane', 'haneul@', '2000-0001', '00001', '0102', '0102000'])
    expect([typed, (await find(typed)).members]).toEqual([typed, []]);
  // Wildcard characters are literal.
  expect((await find('%%')).members).toEqual([]);
  expect((await find('__')).members).toEqual([]);
});

test('the office’s search finds products, graphics, artists and brands by part of the name, owner or number, with their shop page', async () => {
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

test('the office’s search finds content by part of its name in any language, with its page while it is shown', async () => {
  const { service } = shop.database;
  const name = (ko: string) => JSON.stringify({ ko: `${ko} 한가위`, en: `${ko} harvest`, cn: '中秋' });
  const dates = { start_date: '2026-11-01T00:00:00Z', end_date: '2026-12-01T00:00:00Z' };
  const over = { ...dates, end_date: '2026-11-02T00:00:00Z' };
  const insert = (table: Parameters<typeof service.insertInto>[0], row: object) =>
    service
      .insertInto(table)
      .values(row as never)
      .returning('id')
      .executeTakeFirstOrThrow();
  const running = await insert('management.banners', { title: name('가'), image_src: '/x.webp', ...dates });
  await insert('management.banners', { title: name('나'), image_src: '/x.webp', ...over });
  await insert('management.popup', { title: '한가위 팝업', image_src: '/x.webp', ...dates });
  await insert('management.notices', { title: name('공지'), content: '' });
  await insert('management.faqs', { question: name('질문'), answer: name('답'), category: 'ORDER' });
  await insert('management.influencers', { name: name('인'), image_src: '/x.webp' });
  await insert('management.terms', { name: name('약관'), type: 'x', content: '<p>1</p>', revised_on: '2026-01-01' });
  await insert('management.notices', { title: name('지운'), content: '', deleted_at: '2026-11-02T00:00:00Z' });
  const kinds = async (q: string) =>
    Object.entries(await find(q)).flatMap(([noun, things]) => things.map(({ title, page }) => [noun, title, page !== null]));
  expect(await kinds('한가위')).toEqual([
    ['banners', '나 한가위', false],
    ['banners', '가 한가위', true],
    ['notices', '공지 한가위', true],
    ['popups', '한가위 팝업', false],
    ['faqs', '질문 한가위', false],
    ['influencers', '인 한가위', true],
    ['terms', '약관 한가위', false],
  ]);
  expect((await kinds('中秋')).length).toBe(6);
  expect((await find('가 harvest')).banners).toEqual([
    { id: String(running.id), title: '가 한가위', note: '2026.11.01 ~ 2026.12.01', page: `/banner/${running.id}` },
  ]);
});
