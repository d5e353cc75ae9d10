import { beforeAll, describe, expect, test } from 'vitest';
import { cancelOrder } from '#server/nouns/order/cancel-order.ts';
import { type CommerceShop, commerceShop, pressAgain } from '#test/commerce-shop.ts';
import { openCheckout, orderCall, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { sweepPayments } from './sweep-payments-job.ts';
import { syncPayment } from './sync-payment.ts';

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

async function paymentUnderWay(method = 'CARD') {
  const member = await shop.addMember();
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
  const order = await placedOrder(member, checkout, { payment_method: method });
  const payment = await startedPayment(member, order);
  return { member, checkout, order, payment };
}

const stock = async () =>
  (await shop.database.service.selectFrom('product.products').select('stock_count').where('id', '=', shirt.id).executeTakeFirstOrThrow())
    .stock_count;
const statusOf = async (paymentId: string) =>
  (await shop.database.service.selectFrom('sales.payments').select('status').where('payment_id', '=', paymentId).executeTakeFirstOrThrow())
    .status;
const cancellationsOf = (paymentId: string) =>
  shop.database.service
    .selectFrom('sales.payment_cancellations')
    .select(['amount', 'status'])
    .where('payment_id', '=', paymentId)
    .execute();

describe('payments that must not pay the order', () => {
  test('a payment of another amount confirms nothing, is refunded, ends the order and returns its stock', async () => {
    const before = await stock();
    const { member, order, payment } = await paymentUnderWay();
    // As if the browser had paid less and the provider had not fixed the amount.
    await shop.database.service
      .updateTable('sales.payments')
      .set({ amount: payment.amount - 1_000 })
      .where('payment_id', '=', payment.paymentId)
      .execute();
    await shop.press(payment.paymentId, payment.request, 'approve');
    const reply = await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    expect(reply.json()).toMatchObject({ code: 'PAYMENT_AMOUNT_MISMATCH', status: 409 });
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_WAIT', cancel_reason: 'AMOUNT_MISMATCH' });
    expect(await statusOf(payment.paymentId)).toBe('MISMATCH');
    expect(await cancellationsOf(payment.paymentId)).toEqual([{ amount: 33_000, status: 'SUCCEEDED' }]);
    expect(await stock()).toBe(before);
  });

  test('a browser that changes the amount gets no payment window', async () => {
    const { payment } = await paymentUnderWay();
    await expect(shop.press(payment.paymentId, { ...payment.request, totalAmount: 100 }, 'approve')).rejects.toThrow(
      'AmountNotEqualToPredefined',
    );
  });

  test('a test channel cannot pay in a live shop', async () => {
    const { member, order, payment } = await paymentUnderWay();
    await shop.press(payment.paymentId, payment.request, 'approve');
    const live = { ...shop, gateways: { ...shop.gateways, payment: { ...shop.gateways.payment, acceptsTestChannel: false } } };
    expect(await syncPayment(live, payment.paymentId)).toMatchObject({ failure: 'PAYMENT_AMOUNT_MISMATCH' });
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'AMOUNT_MISMATCH' });
  });

  test('of two payments for one order the second is refunded', async () => {
    const { member, order, payment: first } = await paymentUnderWay();
    const second = await startedPayment(member, order, { method: 'KAKAO_PAY' });
    await shop.press(first.paymentId, first.request, 'approve');
    await shop.press(second.paymentId, second.request, 'approve');
    await Promise.all([syncPayment(shop, first.paymentId), syncPayment(shop, second.paymentId)]);
    const statuses = [await statusOf(first.paymentId), await statusOf(second.paymentId)].sort();
    expect(statuses).toEqual(['MISMATCH', 'PAID']);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
    const returned = [...(await cancellationsOf(first.paymentId)), ...(await cancellationsOf(second.paymentId))];
    expect(returned).toEqual([{ amount: 33_000, status: 'SUCCEEDED' }]);
  });

  test('of three payments for one order, two without a webhook, one pays and the others are found, refunded and shown to the buyer', async () => {
    const { member, order, payment: first } = await paymentUnderWay();
    const others = [await startedPayment(member, order), await startedPayment(member, order, { method: 'KAKAO_PAY' })];
    for (const each of [first, ...others]) await shop.press(each.paymentId, each.request, 'approve');
    await syncPayment(shop, first.paymentId);
    shop.pass(10);
    await sweepPayments(shop);
    expect(await statusOf(first.paymentId)).toBe('PAID');
    expect(await cancellationsOf(first.paymentId)).toEqual([]);
    for (const { paymentId } of others) {
      expect(await statusOf(paymentId)).toBe('MISMATCH');
      expect(await cancellationsOf(paymentId)).toEqual([{ amount: 33_000, status: 'SUCCEEDED' }]);
    }
    const back = { state: 'BACK', amount: 33_000 };
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE', refunds: [back, back] });
  });

  test('a payment in an old window after a new order of the checkout is refunded', async () => {
    const { member, checkout, order, payment } = await paymentUnderWay();
    const again = await placedOrder(member, checkout);
    expect(again.id).not.toBe(order.id);
    await shop.press(payment.paymentId, payment.request, 'approve');
    await syncPayment(shop, payment.paymentId);
    expect(await statusOf(payment.paymentId)).toBe('MISMATCH');
    expect(await cancellationsOf(payment.paymentId)).toHaveLength(1);
    expect(await orderNow(member, again)).toMatchObject({ status: 'PAYMENT_WAIT', cancelled_at: null });
  });
});

test('twenty webhooks of one payment at once give one paid order and one history entry', async () => {
  const { member, order, payment } = await paymentUnderWay();
  await shop.press(payment.paymentId, payment.request, 'approve');
  await Promise.all(Array.from({ length: 20 }, () => syncPayment(shop, payment.paymentId)));
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  const changes = await shop.database.service
    .selectFrom('sales.order_status_changes')
    .select('id')
    .where('order_id', '=', order.id)
    .execute();
  expect(changes).toHaveLength(2);
});

test('a paid order reached by Back and paid again stays paid, and nobody pays twice', async () => {
  const { member, checkout, order, payment } = await paymentUnderWay();
  await shop.press(payment.paymentId, payment.request, 'approve');
  const again = await placedOrder(member, checkout);
  expect(again).toMatchObject({ id: order.id, status: 'PAYMENT_COMPLETE', is_payable: false });
});

test('an account issued for an ended order is closed', async () => {
  const { member, checkout, payment } = await paymentUnderWay('VIRTUAL_ACCOUNT');
  await placedOrder(member, checkout);
  await shop.press(payment.paymentId, payment.request, 'issue');
  await syncPayment(shop, payment.paymentId);
  await expect(pressAgain(shop.provider, payment.paymentId, 'deposit')).rejects.toThrow('INVALID_STATE');
});

describe('webhooks', () => {
  test('an unsigned or forged webhook is refused and changes nothing', async () => {
    const { payment } = await paymentUnderWay();
    await shop.press(payment.paymentId, payment.request, 'approve');
    const notice = shop.webhooks.find(({ body }) => body.includes(payment.paymentId));
    if (notice === undefined) throw new Error('the stand-in sends a notice');
    const forged = await shop.deliver({ ...notice, body: notice.body.replace('Transaction.Paid', 'Transaction.Failed') });
    expect([forged.statusCode, forged.json().code]).toEqual([400, 'WEBHOOK_SIGNATURE_INVALID']);
    expect((await shop.deliver({ headers: { 'content-type': 'application/json' }, body: notice.body })).statusCode).toBe(400);
    expect(await statusOf(payment.paymentId)).toBe('READY');
    expect((await shop.deliver(notice)).statusCode).toBe(200);
    expect(await statusOf(payment.paymentId)).toBe('PAID');
  });
});

test('during an outage of the provider a webhook decides nothing, and is processed later', async () => {
  const { member, order, payment } = await paymentUnderWay();
  await shop.press(payment.paymentId, payment.request, 'approve');
  const down = {
    ...shop,
    gateways: { ...shop.gateways, payment: { ...shop.gateways.payment, read: async () => 'UNAVAILABLE' as const } },
  };
  expect(await syncPayment(down, payment.paymentId)).toMatchObject({ failure: 'PAYMENT_PROVIDER_UNAVAILABLE' });
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_WAIT', cancelled_at: null });
  await syncPayment(shop, payment.paymentId);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
});

describe('cancelling', () => {
  const cancel = (member: { call: CommerceShop['visitor']['call'] }, id: number, body: object = {}) =>
    member.call({
      method: 'POST',
      url: `/api/orders/${id}/cancellation`,
      body,
      headers: { 'idempotency-key': `cancel-${id}-${JSON.stringify(body).length}` },
    });

  test('cancelling a paid order before production returns stock and money, with a receipt number', async () => {
    const before = await stock();
    const { member, order, payment } = await paymentUnderWay();
    await shop.press(payment.paymentId, payment.request, 'approve');
    await syncPayment(shop, payment.paymentId);
    const reply = await cancel(member, order.id, { reason: 'WRONG_OPTION' });
    expect(reply.json()).toMatchObject({ cancel_reason: 'MEMBER', is_cancellable: false });
    expect(reply.json().cancellation_receipt_number).toMatch(/^C\d{6}[0-9A-F]{8}$/);
    expect(await stock()).toBe(before);
    expect(await statusOf(payment.paymentId)).toBe('CANCELLED');
    const claims = await shop.database.service
      .selectFrom('sales.claims')
      .select(['type', 'status', 'reason', 'refund_amount'])
      .where('order_id', '=', order.id)
      .execute();
    expect(claims).toEqual([{ type: 'CANCEL', status: 'COMPLETED', reason: 'WRONG_OPTION', refund_amount: 33_000 }]);
    const shown = (await member.call({ url: `/api/orders/${order.id}/claims` })).json();
    expect(shown.claims).toMatchObject([{ type: 'CANCEL', status: 'COMPLETED', reason: 'WRONG_OPTION' }]);
    expect(shown.lines).toMatchObject([{ possible: { CANCEL: 'CLAIM_ORDER_ENDED', CHANGE_OF_MIND: 'CLAIM_ORDER_ENDED' } }]);
    expect((await member.call({ ...orderCall({ id: '' }), url: `/api/orders/${order.id}/cancellation`, body: {} })).json().code).toBe(
      'ORDER_NOT_CANCELLABLE',
    );
  });

  test('cancelling while the provider is away takes effect at once, and the sweeper refunds later', async () => {
    const { member, order, payment } = await paymentUnderWay();
    await shop.press(payment.paymentId, payment.request, 'approve');
    await syncPayment(shop, payment.paymentId);
    const down = {
      ...shop,
      gateways: { ...shop.gateways, payment: { ...shop.gateways.payment, cancel: async () => 'UNAVAILABLE' as const } },
    };
    expect(await cancelOrder(down, member.userId, order.id, { reason: 'CHANGE_OF_MIND' })).toBeNull();
    expect(await statusOf(payment.paymentId)).toBe('PAID');
    await sweepPayments(shop);
    expect(await statusOf(payment.paymentId)).toBe('CANCELLED');
    expect(await cancellationsOf(payment.paymentId)).toHaveLength(1);
  });

  test('cancelling before the deposit closes the account at the provider, and stores the reason', async () => {
    const { member, order, payment } = await paymentUnderWay('VIRTUAL_ACCOUNT');
    await shop.press(payment.paymentId, payment.request, 'issue');
    await syncPayment(shop, payment.paymentId);
    expect((await cancel(member, order.id, { reason: 'WRONG_OPTION' })).json()).toMatchObject({ cancel_reason: 'MEMBER', refunds: [] });
    await expect(pressAgain(shop.provider, payment.paymentId, 'deposit')).rejects.toThrow('INVALID_STATE');
    const shown = (await member.call({ url: `/api/orders/${order.id}/claims` })).json();
    expect(shown.claims).toMatchObject([{ type: 'CANCEL', status: 'COMPLETED', reason: 'WRONG_OPTION', refund: null }]);
  });

  test('cancelling a deposited virtual account needs a refund account', async () => {
    const { member, order, payment } = await paymentUnderWay('VIRTUAL_ACCOUNT');
    await shop.press(payment.paymentId, payment.request, 'issue');
    await syncPayment(shop, payment.paymentId);
    await pressAgain(shop.provider, payment.paymentId, 'deposit');
    await syncPayment(shop, payment.paymentId);
    expect((await cancel(member, order.id)).json()).toMatchObject({ code: 'REFUND_ACCOUNT_REQUIRED', field: 'refund_account' });
    const refund_account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };
    expect((await cancel(member, order.id, { refund_account })).json()).toMatchObject({ cancel_reason: 'MEMBER' });
    expect(await statusOf(payment.paymentId)).toBe('CANCELLED');
  });

  test('an order is not cancelled once its production has begun', async () => {
    const { member, order } = await paymentUnderWay();
    await shop.database.service.updateTable('sales.orders').set({ status: 'IN_PRODUCTION' }).where('id', '=', order.id).execute();
    expect((await cancel(member, order.id)).json()).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' });
  });
});
