import { beforeAll, describe, expect, test } from 'vitest';
import { purgeCarts, purgeCheckouts, purgeIdempotencyKeys } from '#server/jobs/purging/purge.ts';
import { type CommerceShop, commerceShop, pressAgain } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addCoupon, addPoints, addProduct } from '#test/rows/commerce-rows.ts';
import { confirmPurchases } from '../nouns/order/confirm-purchases-job.ts';
import { expireOrders } from '../nouns/order/placing/expire-orders-job.ts';
import { sweepPayments } from '../nouns/payment/sweep-payments-job.ts';
import { expirePoints } from '../nouns/point/expire-points-job.ts';

let shop: CommerceShop;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 30_000,
    stocks: [100],
  });
});

const line = () => ({ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 });
const stock = async () =>
  (await shop.database.service.selectFrom('product.products').select('stock_count').where('id', '=', shirt.id).executeTakeFirstOrThrow())
    .stock_count;

describe('unpaid orders', () => {
  test('an expired unpaid order returns stock, coupon and points exactly once, however often the job runs', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 5_000);
    const coupon = await addCoupon(shop.database.service, member.userId);
    const before = await stock();
    const checkout = await openCheckout(member, [line()]);
    const order = await placedOrder(member, checkout, { issued_coupon_ids: [coupon], point_amount: 4_000 });
    await startedPayment(member, order);
    shop.pass(29);
    expect(await expireOrders(shop)).toBe(0);
    shop.pass(1);
    await Promise.all([expireOrders(shop), expireOrders(shop), expireOrders(shop)]);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_WAIT', cancel_reason: 'EXPIRED', is_payable: false });
    expect(await stock()).toBe(before);
    const quote = (await member.call({ url: `/api/checkouts/${checkout.id}` })).json();
    expect(quote).toMatchObject({ points: { held: 5_000 }, coupons: [{ refusal: null }] });
    expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(1);
    const headers = { 'idempotency-key': 'too-late-to-pay' };
    const late = await member.call({ method: 'POST', url: `/api/orders/${order.id}/payments`, headers, body: {} });
    expect(late.json()).toMatchObject({ code: 'ORDER_EXPIRED', status: 410 });
  });

  test('an order paid in the last minute does not expire', async () => {
    const member = await shop.addMember();
    const order = await placedOrder(member, await openCheckout(member, [line()]));
    const payment = await startedPayment(member, order);
    await shop.press(payment.paymentId, payment.request, 'approve');
    shop.pass(31);
    await expireOrders(shop);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE', cancelled_at: null });
  });
});

test('the sweeper finds a payment whose webhook was lost and whose browser was closed', async () => {
  const member = await shop.addMember();
  const order = await placedOrder(member, await openCheckout(member, [line()]));
  const payment = await startedPayment(member, order);
  await shop.press(payment.paymentId, payment.request, 'approve');
  await sweepPayments(shop);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_WAIT' });
  shop.pass(3);
  await sweepPayments(shop);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
});

describe('a virtual account', () => {
  test('a virtual account holds its order for seven days, is then closed, and accepts no deposit afterwards', async () => {
    const member = await shop.addMember();
    const before = await stock();
    const order = await placedOrder(member, await openCheckout(member, [line()]), { payment_method: 'VIRTUAL_ACCOUNT' });
    const payment = await startedPayment(member, order);
    await shop.press(payment.paymentId, payment.request, 'issue');
    await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    const waiting = await orderNow(member, order);
    expect(waiting).toMatchObject({ deposit_bank: 'SHINHAN', depositor_name: '김이음', is_payable: false });
    expect(waiting.deposit_deadline).toBe('2026-11-27T14:59:59.000Z');
    shop.pass(7 * 24 * 60);
    expect(await expireOrders(shop)).toBe(0);
    shop.pass(24 * 60);
    expect(await expireOrders(shop)).toBe(1);
    expect(await stock()).toBe(before);
    await expect(pressAgain(shop.provider, payment.paymentId, 'deposit')).rejects.toThrow('INVALID_STATE');
  });

  test('a deposit pays the order', async () => {
    const member = await shop.addMember();
    const order = await placedOrder(member, await openCheckout(member, [line()]), { payment_method: 'VIRTUAL_ACCOUNT' });
    const payment = await startedPayment(member, order);
    await shop.press(payment.paymentId, payment.request, 'issue');
    await pressAgain(shop.provider, payment.paymentId, 'deposit');
    for (const webhook of shop.webhooks.filter(({ body }) => body.includes(payment.paymentId))) await shop.deliver(webhook);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  });
});

test('carts are deleted after 30 days, checkouts after a day, and stored replies after a day', async () => {
  const member = await shop.addMember();
  await openCheckout(member, [line()]);
  shop.pass(29 * 24 * 60);
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(1);
  shop.pass(29 * 24 * 60);
  await purgeCarts(shop);
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(1);
  shop.pass(31 * 24 * 60);
  expect(await purgeCarts(shop)).toBeGreaterThan(0);
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(0);
  expect(await purgeCheckouts(shop)).toBeGreaterThan(0);
  expect(await purgeIdempotencyKeys(shop)).toBeGreaterThan(0);
});

test('expired points are written off once', async () => {
  const member = await shop.addMember();
  await addPoints(shop.database.service, member.userId, 700);
  shop.pass(3 * 365 * 24 * 60);
  await Promise.all([expirePoints(shop), expirePoints(shop)]);
  const entries = await shop.database.service
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

test('a purchase is confirmed automatically after seven full days, and earns its points once', async () => {
  const member = await shop.addMember();
  const order = await placedOrder(member, await openCheckout(member, [line()]));
  await shop.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', delivered_at: shop.clock() })
    .where('id', '=', order.id)
    .execute();
  shop.pass(7 * 24 * 60);
  await confirmPurchases(shop);
  expect(await orderNow(member, order)).toMatchObject({ status: 'DELIVERY_COMPLETED' });
  shop.pass(1);
  await Promise.all([confirmPurchases(shop), confirmPurchases(shop)]);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PURCHASE_CONFIRMED' });
  const earned = await shop.database.service
    .selectFrom('sales.point_entries')
    .select('amount')
    .where('user_id', '=', member.userId)
    .execute();
  expect(earned).toEqual([{ amount: 300 }]);
});
