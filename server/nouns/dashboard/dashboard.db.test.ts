import { beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import type { SendVisit } from '#contract/rest/visits.ts';
import { TERMS_A_DAY } from '#rules/shop/visit.ts';
import { purgeVisits } from '#server/jobs/purging/purge.ts';
import { VisitTally } from '#server/nouns/visit/visit-tally.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let staff: Actor;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'shirt', stocks: [50] });
});

const dashboard = async (query = '') => (await staff.call({ url: `/api/admin/dashboard${query}` })).json<Dashboard>();
const visit: SendVisit = { device: 'PHONE', page: 'home', steps: [], vitals: {}, misses: [], hits: [], errors: [] };

test('the dashboard shows waiting work, sales by day, and the load of production', async () => {
  const member = await shop.addMember();
  const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  const before = await dashboard();
  expect(before.pressing.filter(({ count }) => count > 0)).toEqual([]);
  const paid = { status: 'PAYMENT_COMPLETE', payment_date: shop.clock(), hold_expires_at: null };
  await shop.database.service.updateTable('sales.orders').set(paid).where('id', '=', order.id).execute();
  await member.call({ method: 'POST', url: '/api/inquiries', body: { type: 'ETC', title: '궁금해요', content: '알려 주세요' } });
  const after = await dashboard('?days=7');
  expect(after.pressing.filter(({ count }) => count > 0).map(({ what, count }) => [what, count])).toEqual([
    ['ORDERS_NEW', 1],
    ['INQUIRIES_WAITING', 1],
  ]);
  await shop.database.service.updateTable('sales.orders').set({ ship_by: '2026-11-19' }).where('id', '=', order.id).execute();
  const late = await dashboard();
  expect(late.pressing.find(({ what }) => what === 'ORDERS_LATE')?.count).toBe(1);
  await shop.database.service.updateTable('product.product_options').set({ stock_count: 0 }).where('product_id', '=', shirt.id).execute();
  const months = [
    { starts_on: '2026-10-01', ends_on: '2026-11-01' },
    { starts_on: '2026-11-01', ends_on: '2026-12-01' },
  ];
  await shop.database.service.insertInto('sales.settlement_periods').values(months).execute();
  const more = (await dashboard()).pressing.filter(({ what }) => ['SOLD_OUT', 'MONTHS_OPEN'].includes(what));
  expect(more.map(({ what, count, since }) => [what, count, since])).toEqual([
    ['SOLD_OUT', 1, null],
    ['MONTHS_OPEN', 1, '2026-10-31T15:00:00.000Z'],
  ]);
  // What needs attention is current; the figures are cached for a minute.
  expect(late.sales).toEqual(before.sales);
  shop.pass(1);
  expect((await dashboard()).sales.at(-1)).toEqual(after.sales.at(-1));
  expect([after.sales.length, after.sales.at(-1)]).toEqual([7, { day: '2026-11-20', orders: 1, paid: order.payment_amount, refunded: 0 }]);
  expect(after.production).toMatchObject({
    stages: [{ stage: 'PAYMENT_COMPLETE', orders: 1, pieces: 1 }, {}, {}, {}, {}],
    made_to_order: 0,
  });
});

describe('visit reports', () => {
  test('every person’s visit is counted, a bot’s is not, and an invented report is refused', async () => {
    const tell = (body: object, agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1') =>
      shop.visitor.call({ method: 'POST', url: '/api/visits', body, headers: { 'user-agent': agent } });
    expect((await tell({ ...visit, steps: ['VISIT'] })).statusCode).toBe(204);
    expect((await tell({ ...visit, steps: ['VISIT'] }, 'Googlebot/2.1')).statusCode).toBe(204);
    expect((await tell({ ...visit, steps: [], errors: ['TypeError main-x1.js:1:5021'] })).statusCode).toBe(204);
    for (const made of [
      { steps: ['BOUGHT'] },
      { page: 'mypage/order/17' },
      { vitals: { LCP: -1 } },
      { who: 'me' },
      { errors: ['my address is'] },
    ])
      expect((await tell({ ...visit, ...made })).statusCode).toBe(400);
    expect((await tell({ ...visit, misses: ['x'.repeat(5_000)] })).statusCode).toBe(413);
  });

  test('visits are stored as sums: steps, the third quartile of each web vital, and searches without results', async () => {
    const tally = new VisitTally(shop);
    for (const LCP of [900, 1_100, 1_300, 9_000]) tally.add({ ...visit, steps: ['VISIT', 'VISIT'], vitals: { LCP }, misses: [] });
    tally.add({
      ...visit,
      steps: ['PRODUCT', 'CART', 'ORDER'],
      device: 'DESKTOP',
      vitals: { CLS: 300 },
      misses: ['우산', ' 우산 ', '010-1234-5678'],
    });
    expect(await tally.write()).toBeGreaterThan(0);
    tally.add({ ...visit, steps: ['VISIT'], misses: ['우산'], hits: ['딸기', 'me@seam.example'] });
    await tally.write();
    expect(await tally.write()).toBe(0);
    shop.pass(1);
    const { conversion, misses, vitals } = await dashboard();
    expect(conversion).toEqual([
      { step: 'VISIT', count: 5 },
      { step: 'PRODUCT', count: 1 },
      { step: 'CART', count: 1 },
      { step: 'ORDER', count: 1 },
    ]);
    expect(misses).toEqual([{ term: '우산', count: 2, near: [] }]);
    expect(vitals).toEqual([
      { vital: 'LCP', device: 'PHONE', value: 1_500, judgement: 'GOOD', visits: 4 },
      { vital: 'CLS', device: 'DESKTOP', value: 300, judgement: 'POOR', visits: 1 },
    ]);
  });

  test('stored visits are limited: so many search terms a day, and old days are deleted', async () => {
    const tally = new VisitTally(shop);
    for (let term = 0; term < TERMS_A_DAY + 50; term += 1) tally.add({ ...visit, misses: [`낱말${String(term).padStart(4, '가')}`] });
    await tally.write();
    const more = new VisitTally(shop);
    more.add({ ...visit, misses: ['넘치는 말', '우산'] });
    await more.write();
    const terms = await shop.database.service.selectFrom('management.search_misses').select(['term', 'count']).execute();
    expect(terms.length).toBeLessThanOrEqual(TERMS_A_DAY + 1);
    expect(terms.map(({ term }) => term)).not.toContain('넘치는 말');
    expect(terms.find(({ term }) => term === '우산')?.count).toBe(3);
    shop.pass(401 * 24 * 60);
    expect(await purgeVisits(shop)).toBeGreaterThan(TERMS_A_DAY);
    expect(await purgeVisits(shop)).toBe(0);
  });
});
