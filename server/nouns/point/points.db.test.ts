import { beforeAll, expect, test } from 'vitest';
import type { PointChange, Points } from '#contract/rest/points.ts';
import { confirmPurchases } from '#server/nouns/order/confirm-purchases-job.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { remindPoints } from './remind-points-job.ts';

let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  shirt = await addProduct(db, await addCatalogue(db), { code: 'shirt', price: 30_000, stocks: [100] });
});

const pointsOf = async (member: Actor): Promise<Points> => (await member.call({ url: '/api/points' })).json();
const historyOf = async (member: Actor, query = ''): Promise<PointChange[]> =>
  (await member.call({ url: `/api/points/history${query}` })).json().entries;

async function addLot(userId: string, amount: number, expires_at: string | null, created_at = '2026-10-05T00:00:00Z') {
  const entry = { user_id: userId, type: 'EARNED', amount, reason: 'EVENT' };
  await shop.database.service
    .insertInto('sales.point_entries')
    .values({ ...entry, expires_at: expires_at && new Date(expires_at), created_at: new Date(created_at) })
    .execute();
}

const order = async (member: Actor, choice: object) =>
  placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]), choice);

test("a member's points list usable lots by expiry and waiting points until confirmation, without another member’s", async () => {
  const member = await shop.addMember();
  await addLot(member.userId, 35_000, '2027-11-20T03:00:00Z');
  await addLot(member.userId, 2_000, '2026-12-10T03:00:00Z');
  await addLot(member.userId, 500, '2026-11-19T03:00:00Z');
  expect(await pointsOf(member)).toMatchObject({
    usable: 37_000,
    ending_soon: 2_000,
    waiting: 0,
    lots: [
      { amount: 2_000, expires_at: '2026-12-10T03:00:00.000Z', is_ending_soon: true },
      { amount: 35_000, expires_at: '2027-11-20T03:00:00.000Z', is_ending_soon: false },
    ],
  });
  // Goods of 30,000 won with 10,000 points: one percent of the rest is earned on confirmation.
  const placed = await order(member, { point_amount: 10_000 });
  await shop.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', delivered_at: shop.clock() })
    .where('id', '=', placed.id)
    .execute();
  expect(await pointsOf(member)).toMatchObject({
    usable: 27_000,
    ending_soon: 0,
    waiting: 200,
    waiting_orders: [{ order_number: placed.order_number, amount: 200 }],
  });
  shop.pass(8 * 24 * 60);
  await confirmPurchases(shop);
  expect(await pointsOf(member)).toMatchObject({ usable: 27_200, waiting: 0, waiting_orders: [] });
  expect(await pointsOf(await shop.addMember())).toMatchObject({ usable: 0, lots: [], waiting: 0 });
});

test('the points history has one entry for each event, filtered by kind and Korean month', async () => {
  const member = await shop.addMember();
  await addLot(member.userId, 1_500, '2027-01-10T03:00:00Z', '2026-09-30T14:59:59Z');
  await addLot(member.userId, 4_000, '2027-02-10T03:00:00Z', '2026-09-30T15:00:00Z');
  const placed = await order(member, { point_amount: 5_000 });
  await member.call({
    method: 'POST',
    url: `/api/orders/${placed.id}/cancellation`,
    headers: { 'idempotency-key': 'cancelled-with-points' },
    body: { reason: 'CHANGE_OF_MIND' },
  });
  const all = await historyOf(member);
  expect(all.map(({ kind, amount, order_number }) => [kind, amount, order_number])).toEqual(
    expect.arrayContaining([
      ['GIVEN_BACK', 5_000, placed.order_number],
      ['USED', 5_000, placed.order_number],
      ['EARNED', 4_000, null],
      ['EARNED', 1_500, null],
    ]),
  );
  expect(all).toHaveLength(4);
  // What came back ends when the lots end that it was taken from.
  expect(all.find(({ kind }) => kind === 'GIVEN_BACK')?.lots).toEqual([
    { amount: 1_500, expires_at: '2027-01-10T03:00:00.000Z' },
    { amount: 3_500, expires_at: '2027-02-10T03:00:00.000Z' },
  ]);
  expect(all.find(({ kind }) => kind === 'USED')?.lots).toEqual([]);
  expect((await historyOf(member, '?kind=USED')).map(({ amount }) => amount)).toEqual([5_000]);
  expect((await historyOf(member, '?kind=GIVEN_BACK')).map(({ amount }) => amount)).toEqual([5_000]);
  expect((await historyOf(member, '?kind=EARNED&month=2026-10')).map(({ amount }) => amount)).toEqual([4_000]);
  expect((await historyOf(member, '?month=2026-09')).map(({ amount }) => amount)).toEqual([1_500]);
  expect((await historyOf(member, '?limit=2&offset=2')).map(({ amount }) => amount)).toEqual([4_000, 1_500]);
  expect(await historyOf(await shop.addMember())).toEqual([]);
});

test.each(['?kind=STOLEN', '?month=2026-13', '?limit=0', '?offset=-1'])('the points history filtered by %s is refused', async (query) => {
  const reply = await (await shop.addMember()).call({ url: `/api/points/history${query}` });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID_INPUT']);
});

test('a member is notified 30 and 7 days before points expire, once each, of the remaining amount', async () => {
  const now = shop.clock();
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const member = await shop.addMember();
  await addLot(member.userId, 1_000, inDays(29));
  await addLot(member.userId, 500, inDays(29));
  await addLot(member.userId, 700, inDays(31));
  const poor = await shop.addMember();
  await addLot(poor.userId, 900, inDays(-1));
  const told = async (userId: string) =>
    (
      await shop.database.service
        .selectFrom('member.notifications')
        .select('values')
        .where('user_id', '=', userId)
        .where('event', '=', 'points_ending')
        .orderBy('id')
        .execute()
    ).map(({ values }) => values);
  await Promise.all([remindPoints(shop), remindPoints(shop)]);
  expect(await told(member.userId)).toEqual([{ amount: 1_500, ends_at: inDays(29) }]);
  expect(await told(poor.userId)).toEqual([]);
  shop.pass(23 * 24 * 60);
  await remindPoints(shop);
  await remindPoints(shop);
  expect((await told(member.userId)).slice(1)).toEqual(
    expect.arrayContaining([
      { amount: 1_500, ends_at: inDays(29) },
      { amount: 700, ends_at: inDays(31) },
    ]),
  );
  expect(await told(member.userId)).toHaveLength(3);
});
