import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/rest/orders.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { ledgerViolations } from '#test/ledgers.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let member: Actor & { userId: string };
let operator: Actor & { userId: string };

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 30_000,
    stocks: [50],
  });
  member = await shop.addMember();
  operator = await shop.addMember({ roles: ['user', 'admin'] });
});

const keyed = () => ({ 'idempotency-key': randomUUID() });

async function paid(quantity = 1): Promise<{ order: Order; paymentId: string }> {
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity }]);
  const placed = await placedOrder(member, checkout);
  const { paymentId, request } = await startedPayment(member, placed);
  await shop.press(paymentId, request, 'approve');
  await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  return { order: await orderNow(member, placed), paymentId };
}

async function caseOf(
  order: Order,
): Promise<{ id: number; kind: string; state: string; action: string | null; resolution: string | null }> {
  const { rows } = await shop.query(
    `select id, kind, state, action, resolution from sales.discrepancies where order_id = ${order.id} order by id desc`,
  );
  return rows[0] as never;
}

function resolve(id: number, body: object, by: Actor = operator) {
  return by.call({ method: 'POST', url: `/api/admin/discrepancies/${id}/resolution`, headers: keyed(), body });
}

const exact = async () => expect(await ledgerViolations({ query: (text) => shop.query(text) })).toEqual([]);
const sync = (paymentId: string) => member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });

test('a partial cancellation at the provider’s console stays when accepted with a reason; refunding the rest ends the order', async () => {
  const [kept, ended] = [await paid(), await paid()];
  for (const { paymentId } of [kept, ended]) {
    await shop.happens(paymentId, { action: 'cancel', amount: 1_000 });
    await sync(paymentId);
  }
  const one = await caseOf(kept.order);
  expect(one).toMatchObject({ kind: 'PARTLY_CANCELLED_OUTSIDE', state: 'OPEN' });
  expect((await resolve(one.id, { action: 'ACCEPT' }, member)).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await resolve(one.id, { action: 'ACCEPT' })).statusCode).toBe(400);
  expect((await resolve(one.id, { action: 'SETTLE', reason: '통화로 확인' })).json()).toMatchObject({ code: 'DISCREPANCY_ACTION' });
  expect((await resolve(one.id, { action: 'ACCEPT', reason: '배송 지연 보상' })).json()).toEqual({ state: 'RESOLVED' });
  expect(await caseOf(kept.order)).toMatchObject({ action: 'ACCEPT', resolution: '배송 지연 보상' });
  expect((await resolve(one.id, { action: 'ACCEPT', reason: '다시' })).json()).toMatchObject({ code: 'DISCREPANCY_RESOLVED' });

  const other = await caseOf(ended.order);
  expect((await resolve(other.id, { action: 'REFUND' })).json()).toEqual({ state: 'RESOLVED' });
  expect(await orderNow(member, ended.order)).toMatchObject({ cancel_reason: 'ADMIN', refunds: [{ state: 'BACK' }] });
  expect((await shop.held()).get(ended.paymentId)).toBe(0);
  await exact();
});

test('a discrepancy of a shipped order is settled by a claim, not by a button of the queue', async () => {
  const { order, paymentId } = await paid();
  await shop.database.service.updateTable('sales.orders').set({ status: 'IN_DELIVERY' }).where('id', '=', order.id).execute();
  await shop.happens(paymentId, { action: 'cancel', amount: 1_000 });
  await sync(paymentId);
  expect((await resolve((await caseOf(order)).id, { action: 'REFUND' })).json()).toMatchObject({ code: 'CLAIM_SENT_ALREADY' });
});

test('a refund that the provider refused is requested again by a button; one settled elsewhere is recorded with its reason', async () => {
  for (const action of ['REFUND', 'SETTLE'] as const) {
    const { order, paymentId } = await paid();
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    shop.faults.plan({ faults: [{ kind: 'refuse', call: 'cancel', times: 2 }] });
    await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
    const found = await caseOf(order);
    expect(found).toMatchObject({ kind: 'REFUND_FAILED', state: 'OPEN' });
    expect((await resolve(found.id, { action: 'REFUND' })).json()).toEqual({ state: 'OPEN' });
    shop.faults.plan();
    expect((await resolve(found.id, { action, reason: '계좌로 직접 송금' })).json()).toEqual({ state: 'RESOLVED' });
    expect(await caseOf(order)).toMatchObject({ state: 'RESOLVED', action });
    const [claim] = (await member.call({ url: `/api/orders/${order.id}/claims` })).json().claims;
    expect(claim).toMatchObject({ status: 'COMPLETED', refund: { state: 'BACK' } });
    expect((await shop.held()).get(paymentId)).toBe(action === 'REFUND' ? 0 : 33_000);
  }
});

// Refused at once; or accepted, and then the bank could not pay it out.
test.each(['refuse', 'refund-failed'] as const)(
  'a part settled elsewhere after %s is not refunded a second time with the rest of its order',
  async (kind) => {
    const { order, paymentId } = await paid(2);
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    const ask = () => member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
    shop.faults.plan({ faults: [{ kind, call: 'cancel', times: 1 }] });
    await ask();
    shop.faults.plan();
    expect((await resolve((await caseOf(order)).id, { action: 'SETTLE', reason: '계좌로 직접 송금' })).json()).toEqual({
      state: 'RESOLVED',
    });
    // 27,000 won were refunded by bank transfer; the last piece and the fee it kept are 33,000, and not a won more.
    expect((await ask()).statusCode).toBe(201);
    expect((await shop.held()).get(paymentId)).toBe(27_000);
    expect((await orderNow(member, order)).refunds).toMatchObject([
      { claim_id: null, state: 'BACK', amount: 33_000, is_settled_elsewhere: false },
      { state: 'BACK', amount: 27_000, is_settled_elsewhere: true, expected_by: null },
    ]);
    await exact();
  },
);
