import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { purgeCarts } from '#server/jobs/purging/purge.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { ownerConnection } from '#test/database.ts';
import { type AddedProduct, addCatalogue, addPoints, addProduct } from '#test/rows/commerce-rows.ts';
import { readPressing } from '../nouns/dashboard/read-pressing.ts';
import { confirmPurchases } from '../nouns/order/confirm-purchases-job.ts';
import { expireOrders } from '../nouns/order/placing/expire-orders-job.ts';
import { sweepPayments } from '../nouns/payment/sweep-payments-job.ts';
import { expirePoints } from '../nouns/point/expire-points-job.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let owner: pg.Client;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 30_000,
    stocks: [100],
  });
  owner = await ownerConnection(shop.database);
});

async function orderUnderWay() {
  const member = await shop.addMember();
  const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  return { member, order, payment: await startedPayment(member, order) };
}

const failuresOf = (job: string) =>
  shop.database.service.selectFrom('sales.job_failures').select(['row_key', 'tries', 'next_try_at']).where('job', '=', job).execute();

/** Makes the database refuse to change a row, like a bug or a broken constraint would. */
async function spoil(table: string, event: string, when: string): Promise<() => Promise<unknown>> {
  await owner.query(`create trigger spoiled before ${event} on ${table} for each row when (${when}) execute function app.forbid_change()`);
  return () => owner.query(`drop trigger spoiled on ${table}`);
}

describe('orders that expire', () => {
  test('two attempts cancelled at the provider do not stop other orders from expiring', async () => {
    const bad = await orderUnderWay();
    const second = await startedPayment(bad.member, bad.order, { method: 'KAKAO_PAY' });
    for (const payment of [bad.payment, second]) {
      await shop.press(payment.paymentId, payment.request, 'approve');
      await shop.happens(payment.paymentId, { action: 'cancel', webhook: { times: 0, delayMs: 0 } });
    }
    const good = await orderUnderWay();
    shop.pass(31);
    await expireOrders(shop);
    expect(await orderNow(bad.member, bad.order)).toMatchObject({ is_payable: false, cancelled_at: expect.any(String) });
    expect(await orderNow(good.member, good.order)).toMatchObject({ cancel_reason: 'EXPIRED' });
    expect(await failuresOf('expire-orders')).toEqual([]);
  });

  test('an order that fails to expire is retried after growing waits while others expire, and expires an hour later', async () => {
    const bad = await orderUnderWay();
    const good = await orderUnderWay();
    const read: typeof shop.gateways.payment.read = async (id) => {
      if (id === bad.payment.paymentId) throw new Error('a bug');
      return shop.gateways.payment.read(id);
    };
    const failing = { ...shop, gateways: { ...shop.gateways, payment: { ...shop.gateways.payment, read } } };
    shop.pass(31);
    expect(await expireOrders(failing)).toBe(1);
    expect(await orderNow(good.member, good.order)).toMatchObject({ cancel_reason: 'EXPIRED' });
    const [first] = await failuresOf('expire-orders');
    expect(first).toMatchObject({ row_key: String(bad.order.id), tries: 1 });
    await expireOrders(failing);
    expect((await failuresOf('expire-orders'))[0]?.tries).toBe(1);
    shop.pass(2);
    await expireOrders(failing);
    const [again] = await failuresOf('expire-orders');
    expect(again?.tries).toBe(2);
    expect((again?.next_try_at.getTime() ?? 0) - shop.clock().getTime()).toBe(4 * 60_000);
    shop.pass(60);
    expect(await expireOrders(failing)).toBe(1);
    expect(await orderNow(bad.member, bad.order)).toMatchObject({ cancel_reason: 'EXPIRED' });
    expect(await failuresOf('expire-orders')).toEqual([]);
  });
});

test('a payment that fails in the sweeper does not stop the others; after four tries a discrepancy is reported, and closed on success', async () => {
  const bad = await orderUnderWay();
  const good = await orderUnderWay();
  for (const { payment } of [bad, good]) await shop.press(payment.paymentId, payment.request, 'approve');
  const repair = await spoil('sales.payments', 'update', `old.payment_id = '${bad.payment.paymentId}'`);
  shop.pass(3);
  await sweepPayments(shop);
  expect(await orderNow(good.member, good.order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  for (const minutes of [2, 4, 8]) {
    shop.pass(minutes);
    await sweepPayments(shop);
  }
  const found = () =>
    shop.database.service
      .selectFrom('sales.discrepancies')
      .select(['kind', 'state', 'amount', 'order_id'])
      .where('payment_id', '=', bad.payment.paymentId)
      .execute();
  expect(await found()).toEqual([{ kind: 'JOB_FAILING', state: 'OPEN', amount: 33_000, order_id: bad.order.id }]);
  await repair();
  shop.pass(16);
  await sweepPayments(shop);
  expect(await orderNow(bad.member, bad.order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  expect(await found()).toMatchObject([{ state: 'RESOLVED' }]);
});

test('a purchase that cannot be confirmed does not stop the others', async () => {
  const orders = [await orderUnderWay(), await orderUnderWay()];
  const [bad, good] = orders.map(({ order }) => order.id);
  await shop.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', delivered_at: new Date(shop.clock().getTime() - 9 * 86_400_000) })
    .where('id', 'in', [bad ?? 0, good ?? 0])
    .execute();
  const repair = await spoil('sales.orders', 'update', `old.id = ${bad}`);
  expect(await confirmPurchases(shop)).toBe(1);
  expect(await failuresOf('confirm-purchases')).toMatchObject([{ row_key: String(bad), tries: 1 }]);
  await repair();
  shop.pass(2);
  expect(await confirmPurchases(shop)).toBe(1);
  expect(await failuresOf('confirm-purchases')).toEqual([]);
});

test('a payment that must wait is postponed without a failure; one settled elsewhere meanwhile is dropped, and its case ends', async () => {
  const waiting = await orderUnderWay();
  const settled = await orderUnderWay();
  const read: typeof shop.gateways.payment.read = async (id) => {
    if (id === settled.payment.paymentId) throw new Error('a bug');
    return id === waiting.payment.paymentId ? 'UNAVAILABLE' : shop.gateways.payment.read(id);
  };
  const failing = { ...shop, gateways: { ...shop.gateways, payment: { ...shop.gateways.payment, read } } };
  shop.pass(3);
  for (const minutes of [2, 4, 8, 0]) {
    await sweepPayments(failing);
    shop.pass(minutes);
  }
  const rows = () =>
    shop.database.service
      .selectFrom('sales.job_failures')
      .select(['row_key', 'tries', 'failures'])
      .where('job', '=', 'ask-payment')
      .where('row_key', 'in', [waiting.payment.paymentId, settled.payment.paymentId])
      .orderBy('failures')
      .execute();
  expect(await rows()).toEqual([
    { row_key: waiting.payment.paymentId, tries: 4, failures: 0 },
    { row_key: settled.payment.paymentId, tries: 4, failures: 4 },
  ]);
  expect((await readPressing(shop.database.service, shop.clock())).find(({ what }) => what === 'JOBS_FAILED')).toMatchObject({ count: 1 });

  const { paymentId } = settled.payment;
  const cases = () => shop.database.service.selectFrom('sales.discrepancies').select('state').where('payment_id', '=', paymentId).execute();
  expect(await cases()).toEqual([{ state: 'OPEN' }]);
  await shop.database.service.updateTable('sales.payments').set({ status: 'CANCELLED' }).where('payment_id', '=', paymentId).execute();
  await sweepPayments(failing);
  // Its next retry is not due yet.
  expect(await rows()).toHaveLength(2);
  shop.pass(17);
  await sweepPayments(failing);
  expect(await rows()).toMatchObject([{ row_key: waiting.payment.paymentId, tries: 5, failures: 0 }]);
  expect(await cases()).toEqual([{ state: 'RESOLVED' }]);
});

test('points of one member that fail to expire do not stop those of another', async () => {
  const [bad, good] = [await shop.addMember(), await shop.addMember()];
  for (const { userId } of [bad, good]) await addPoints(shop.database.service, userId, 700);
  shop.pass(3 * 365 * 24 * 60);
  const repair = await spoil('sales.point_entries', 'insert', `new.user_id = '${bad.userId}'`);
  expect(await expirePoints(shop)).toBe(1);
  await repair();
  shop.pass(2);
  expect(await expirePoints(shop)).toBe(1);
});

test('a cart that cannot be deleted does not keep the job from deleting others', async () => {
  const carts = ['bad', 'good'].map((guest_hash) => ({ guest_hash, last_visited_at: new Date('2026-01-01T00:00:00Z') }));
  await shop.database.service.insertInto('sales.carts').values(carts).execute();
  await spoil('sales.carts', 'delete', "old.guest_hash = 'bad'");
  await purgeCarts(shop);
  const left = await shop.database.service.selectFrom('sales.carts').select('guest_hash').where('guest_hash', 'is not', null).execute();
  expect(left).toEqual([{ guest_hash: 'bad' }]);
});
