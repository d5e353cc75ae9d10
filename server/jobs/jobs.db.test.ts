import { beforeAll, describe, expect, test } from 'vitest';
import { confirmPurchases } from '#server/jobs/confirm-purchases.ts';
import { expireOrders } from '#server/jobs/expire-orders.ts';
import { expirePoints } from '#server/jobs/expire-points.ts';
import { purgeCarts, purgeCheckouts, purgeIdempotencyKeys } from '#server/jobs/purge.ts';
import { sweepPayments } from '#server/jobs/sweep-payments.ts';
import { type AddedProduct, addCatalogue, addCoupon, addPoints, addProduct } from '#test/commerce-rows.ts';
import { type CommerceShop, commerceShop, pressAgain } from '#test/commerce-shop.ts';
import { orderNow, placedOrder, sheetOf, startedPayment } from '#test/commerce-steps.ts';

let it: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  it = await commerceShop();
  shirt = await addProduct(it.database.service, await addCatalogue(it.database.service), { code: 'shirt', price: 30_000, stocks: [100] });
});

const line = () => ({ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 });
const stock = async () =>
  (await it.database.service.selectFrom('product.products').select('stock_count').where('id', '=', shirt.id).executeTakeFirstOrThrow())
    .stock_count;

describe('orders nobody pays', () => {
  test('give stock, coupon and points back exactly once, however often the clock strikes', async () => {
    const member = await it.addMember();
    await addPoints(it.database.service, member.userId, 5_000);
    const coupon = await addCoupon(it.database.service, member.userId);
    const before = await stock();
    const sheet = await sheetOf(member, [line()]);
    const order = await placedOrder(member, sheet, { coupon_claim_ids: [coupon], point_amount: 4_000 });
    await startedPayment(member, order);
    it.pass(29);
    expect(await expireOrders(it.shop)).toBe(0);
    it.pass(1);
    await Promise.all([expireOrders(it.shop), expireOrders(it.shop), expireOrders(it.shop)]);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_WAIT', cancel_reason: 'EXPIRED', is_payable: false });
    expect(await stock()).toBe(before);
    const quote = (await member.call({ url: `/api/checkouts/${sheet.id}` })).json();
    expect(quote).toMatchObject({ points: { held: 5_000 }, coupons: [{ refusal: null }] });
    expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(1);
    const headers = { 'idempotency-key': 'too-late-to-pay' };
    const late = await member.call({ method: 'POST', url: `/api/orders/${order.id}/payments`, headers, body: {} });
    expect(late.json()).toMatchObject({ code: 'ORDER_EXPIRED', status: 410 });
  });

  test('paid in the last minute: the order stands', async () => {
    const member = await it.addMember();
    const order = await placedOrder(member, await sheetOf(member, [line()]));
    const payment = await startedPayment(member, order);
    await it.press(payment.paymentId, payment.request, 'approve');
    it.pass(31);
    await expireOrders(it.shop);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE', cancelled_at: null });
  });
});

test('a lost webhook and a closed browser: the sweeper finds the money', async () => {
  const member = await it.addMember();
  const order = await placedOrder(member, await sheetOf(member, [line()]));
  const payment = await startedPayment(member, order);
  await it.press(payment.paymentId, payment.request, 'approve');
  await sweepPayments(it.shop);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_WAIT' });
  it.pass(3);
  await sweepPayments(it.shop);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
});

describe('a virtual account', () => {
  test('holds for seven days, is closed after them, and takes no money then', async () => {
    const member = await it.addMember();
    const before = await stock();
    const order = await placedOrder(member, await sheetOf(member, [line()]), { payment_method: 'VIRTUAL_ACCOUNT' });
    const payment = await startedPayment(member, order);
    await it.press(payment.paymentId, payment.request, 'issue');
    await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    const waiting = await orderNow(member, order);
    expect(waiting).toMatchObject({ deposit_bank: 'SHINHAN', depositor_name: '김이음', is_payable: false });
    expect(waiting.deposit_deadline).toBe('2026-11-27T14:59:59.000Z');
    it.pass(7 * 24 * 60);
    expect(await expireOrders(it.shop)).toBe(0);
    it.pass(24 * 60);
    expect(await expireOrders(it.shop)).toBe(1);
    expect(await stock()).toBe(before);
    await expect(pressAgain(it.provider, payment.paymentId, 'deposit')).rejects.toThrow('INVALID_STATE');
  });

  test('a deposit pays the order', async () => {
    const member = await it.addMember();
    const order = await placedOrder(member, await sheetOf(member, [line()]), { payment_method: 'VIRTUAL_ACCOUNT' });
    const payment = await startedPayment(member, order);
    await it.press(payment.paymentId, payment.request, 'issue');
    await pressAgain(it.provider, payment.paymentId, 'deposit');
    for (const notice of it.notices.filter(({ body }) => body.includes(payment.paymentId))) await it.deliver(notice);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  });
});

test('carts after 30 days, sheets after a day, first replies after a day', async () => {
  const member = await it.addMember();
  await sheetOf(member, [line()]);
  it.pass(29 * 24 * 60);
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(1);
  it.pass(29 * 24 * 60);
  await purgeCarts(it.shop);
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(1);
  it.pass(31 * 24 * 60);
  expect(await purgeCarts(it.shop)).toBeGreaterThan(0);
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(0);
  expect(await purgeCheckouts(it.shop)).toBeGreaterThan(0);
  expect(await purgeIdempotencyKeys(it.shop)).toBeGreaterThan(0);
});

test('points lapse once', async () => {
  const member = await it.addMember();
  await addPoints(it.database.service, member.userId, 700);
  it.pass(3 * 365 * 24 * 60);
  await Promise.all([expirePoints(it.shop), expirePoints(it.shop)]);
  const entries = await it.database.service
    .selectFrom('sales.point_entries')
    .select(['type', 'amount'])
    .where('user_id', '=', member.userId)
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { type: 'EARNED', amount: 700 },
    { type: 'EXPIRED', amount: 700 },
  ]);
});

test('a purchase is confirmed by the clock after seven full days, and earns its points once', async () => {
  const member = await it.addMember();
  const order = await placedOrder(member, await sheetOf(member, [line()]));
  await it.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', delivered_at: it.shop.clock() })
    .where('id', '=', order.id)
    .execute();
  it.pass(7 * 24 * 60);
  await confirmPurchases(it.shop);
  expect(await orderNow(member, order)).toMatchObject({ status: 'DELIVERY_COMPLETED' });
  it.pass(1);
  await Promise.all([confirmPurchases(it.shop), confirmPurchases(it.shop)]);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PURCHASE_CONFIRMED' });
  const earned = await it.database.service
    .selectFrom('sales.point_entries')
    .select('amount')
    .where('user_id', '=', member.userId)
    .execute();
  expect(earned).toEqual([{ amount: 300 }]);
});
