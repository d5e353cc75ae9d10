import { beforeAll, expect, test } from 'vitest';
import type { PlayedPayment, PlayedPayments, PlayProvider, Sandbox } from '#contract/rest/admin/sandbox.ts';
import type { Order } from '#contract/rest/orders.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let mug: AddedProduct;
let member: Actor & { userId: string };
let admin: Actor;
beforeAll(async () => {
  shop = await commerceShop();
  mug = await addProduct(shop.database.service, await addCatalogue(shop.database.service), { code: 'mug', price: 60_000, stocks: [50] });
  member = await shop.addMember();
  admin = await shop.addMember({ roles: ['admin'] });
});

/** An order with an open payment window. */
async function opened(method: string): Promise<{ order: Order; paymentId: string }> {
  const checkout = await openCheckout(member, [{ product_id: mug.id, option_id: mug.optionIds[0] ?? 0 }]);
  const order = await placedOrder(member, checkout, { payment_method: method });
  const { paymentId, request } = await startedPayment(member, order, { method });
  await shop.open(request);
  return { order, paymentId };
}

const answer = (paymentId: string, body: object) => admin.call({ method: 'POST', url: `/api/admin/sandbox/payments/${paymentId}`, body });
const choose = (plan: PlayProvider['plan']) => admin.call({ method: 'POST', url: '/api/admin/sandbox/provider', body: { plan } });
const sync = (paymentId: string) => member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });

/** A payment as the screen shows it after an event. */
async function played(paymentId: string, body: object): Promise<Pick<PlayedPayment, 'provider_status' | 'held'> | undefined> {
  const reply = await answer(paymentId, body);
  expect([body, reply.statusCode]).toEqual([body, 200]);
  return reply.json<PlayedPayments>().payments.find((each) => each.payment_id === paymentId);
}

test('an approved card payment pays the order; a partial cancel at the console becomes a discrepancy', async () => {
  const { order, paymentId } = await opened('CARD');
  expect(await played(paymentId, { action: 'approve' })).toMatchObject({ provider_status: 'PAID', held: 60_000 });
  await sync(paymentId);
  expect((await orderNow(member, order)).status).toBe('PAYMENT_COMPLETE');
  expect(await played(paymentId, { action: 'cancel', amount: 10_000 })).toMatchObject({
    provider_status: 'PARTIAL_CANCELLED',
    held: 50_000,
  });
  await sync(paymentId);
  const { rows } = await shop.query(`select kind, amount from sales.discrepancies where payment_id = '${paymentId}'`);
  expect(rows).toEqual([{ kind: 'PARTLY_CANCELLED_OUTSIDE', amount: 10_000 }]);
  const { payments } = (await admin.call({ url: '/api/admin/sandbox/payments' })).json<PlayedPayments>();
  expect(payments.find((each) => each.payment_id === paymentId)).toMatchObject({ order_number: order.order_number, held: 50_000 });
});

test('a card is declined, and an action that its state does not allow is refused by name', async () => {
  const { paymentId } = await opened('CARD');
  expect(await played(paymentId, { action: 'decline' })).toMatchObject({ provider_status: 'FAILED', held: 0 });
  for (const action of ['deposit', 'issue', 'cancel'])
    expect([action, (await answer(paymentId, { action })).json()]).toEqual([
      action,
      expect.objectContaining({ code: 'PLAY_NOT_POSSIBLE' }),
    ]);
  expect((await answer('nobodyasksforthispayment', { action: 'approve' })).json()).toMatchObject({ code: 'PLAY_NOT_POSSIBLE' });
});

test('a deposit below the amount becomes a discrepancy', async () => {
  const { order, paymentId } = await opened('VIRTUAL_ACCOUNT');
  expect(await played(paymentId, { action: 'issue' })).toMatchObject({ provider_status: 'VIRTUAL_ACCOUNT_ISSUED', held: 0 });
  expect(await played(paymentId, { action: 'deposit', amount: 40_000 })).toMatchObject({ provider_status: 'PAID', held: 40_000 });
  await sync(paymentId);
  expect((await orderNow(member, order)).status).toBe('PAYMENT_WAIT');
  const { rows } = await shop.query(`select kind from sales.discrepancies where payment_id = '${paymentId}' and kind = 'WRONG_MONEY'`);
  expect(rows).toHaveLength(1);
});

test('a fault of the payment provider is switched on and off in the sandbox', async () => {
  const { order, paymentId } = await opened('CARD');
  await played(paymentId, { action: 'approve' });
  const isOn = async () => (await admin.call({ url: '/api/admin/sandbox' })).json<Sandbox>().plan;
  expect(await isOn()).toBe('NORMAL');
  expect((await choose('API_DOWN')).json()).toEqual({ plan: 'API_DOWN' });
  // Everyone who opens the screen sees the current choice.
  expect(await isOn()).toBe('API_DOWN');
  const down = await sync(paymentId);
  expect([down.statusCode, down.json<{ code: string }>().code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
  expect(down.headers['retry-after']).toBeDefined();
  await choose('NORMAL');
  expect(await isOn()).toBe('NORMAL');
  await sync(paymentId);
  expect((await orderNow(member, order)).status).toBe('PAYMENT_COMPLETE');
});
