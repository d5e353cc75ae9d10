import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { OrderCashReceipt } from '#contract/rest/cash-receipts.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { issueReceipts } from '#server/jobs/issue-receipts.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { orderNow, placedOrder, sheetOf, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let member: Actor & { userId: string };

beforeAll(async () => {
  shop = await commerceShop();
  shirt = await addProduct(shop.database.service, await addCatalogue(shop.database.service), {
    code: 'shirt',
    price: 30_000,
    stocks: [50],
  });
  member = await shop.addMember();
});

const keyed = () => ({ 'idempotency-key': randomUUID() });
const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };

async function deposited(wish?: object, method = 'VIRTUAL_ACCOUNT'): Promise<Order> {
  const sheet = await sheetOf(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
  const placed = await placedOrder(member, sheet, {
    payment_method: method,
    ...(wish === undefined ? {} : { cash_receipt: wish }),
  } as object);
  const { paymentId, request } = await startedPayment(member, placed, { method });
  await shop.press(paymentId, request, method === 'CARD' ? 'approve' : 'issue');
  await issueReceipts(shop);
  if (method !== 'CARD') await shop.happens(paymentId, { action: 'deposit' });
  await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  return orderNow(member, placed);
}

async function receiptOf(order: Order): Promise<OrderCashReceipt> {
  return (await member.call({ url: `/api/orders/${order.id}/cash-receipt` })).json();
}

async function rowsOf(order: Order) {
  const { rows } = await shop.query(
    `select state, amount, sealed_identity, shown_identity, error, id, replaces_id from sales.cash_receipts where order_id = ${order.id} order by id`,
  );
  return rows as Record<string, unknown>[];
}

const personal = { purpose: 'PERSONAL', number: '010-1234-5678' };

test('asked for with the order: issued once the money is there, number sealed and masked, issued anew for what is left, cancelled with all of it', async () => {
  const order = await deposited(personal);
  expect(await receiptOf(order)).toMatchObject({ is_possible: false, receipt: { state: 'REQUESTED', shown_identity: '010****5678' } });
  await issueReceipts(shop);
  await issueReceipts(shop);
  expect(await receiptOf(order)).toMatchObject({ receipt: { state: 'ISSUED', amount: 60_000 } });
  const [first] = await rowsOf(order);
  expect(first?.sealed_identity).not.toContain('01012345678');

  const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
  const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines, refund_account: account };
  const cancelled = await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
  expect(cancelled.json<OrderClaims>().claims[0]?.refund?.amount).toBe(27_000);
  shop.pass(5);
  await issueReceipts(shop);
  expect(await rowsOf(order)).toMatchObject([
    { state: 'CANCELLED', amount: 60_000, sealed_identity: null },
    { state: 'ISSUED', amount: 33_000, replaces_id: first?.id },
  ]);
  await member.call({ method: 'POST', url: `/api/orders/${order.id}/cancellation`, headers: keyed(), body: { refund_account: account } });
  await issueReceipts(shop);
  expect((await rowsOf(order)).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
});

test('a reply that was lost is found under its key: one receipt, not two', async () => {
  const order = await deposited(personal);
  shop.faults.plan({ faults: [{ kind: 'lost-reply', call: 'receipt' }] });
  await issueReceipts(shop);
  expect(await receiptOf(order)).toMatchObject({ receipt: { state: 'REQUESTED' } });
  shop.faults.plan();
  shop.pass(120);
  await issueReceipts(shop);
  expect(await receiptOf(order)).toMatchObject({ receipt: { state: 'ISSUED', amount: 60_000 } });
});

test('one that is refused waits for an operator, who has it tried again', async () => {
  const order = await deposited({ purpose: 'PERSONAL', number: '010-9999-0000' });
  await issueReceipts(shop);
  const [row] = await rowsOf(order);
  expect(row).toMatchObject({ state: 'FAILED', error: 'PG_PROVIDER_ERROR' });
  const operator = await shop.addMember({ roles: ['user', 'admin'] });
  const again = await operator.call({ method: 'POST', url: `/api/admin/cash-receipts/${row?.id}/retry` });
  expect(again.json()).toEqual({ state: 'FAILED' });
});

test('a card, a wrong number and a second request are refused; asked for later it is issued at once', async () => {
  const post = (order: Order, body: object) =>
    member.call({ method: 'POST', url: `/api/orders/${order.id}/cash-receipt`, headers: keyed(), body });
  expect((await post(await deposited(undefined, 'CARD'), personal)).json()).toMatchObject({ code: 'CASH_RECEIPT_NOT_POSSIBLE' });
  const order = await deposited();
  expect(await receiptOf(order)).toEqual({ is_possible: true, receipt: null });
  expect((await post(order, { purpose: 'CORPORATE', number: '124-81-00997' })).json()).toMatchObject({ code: 'CASH_RECEIPT_IDENTITY' });
  expect((await post(order, { purpose: 'CORPORATE', number: '124-81-00998' })).json()).toMatchObject({
    receipt: { state: 'ISSUED', amount: 60_000 },
  });
  expect((await post(order, personal)).json()).toMatchObject({ code: 'CASH_RECEIPT_EXISTS' });
});
