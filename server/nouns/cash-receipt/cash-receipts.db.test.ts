import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { OrderCashReceipt } from '#contract/rest/cash-receipts.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { sweepPayments } from '#server/nouns/payment/sweep-payments-job.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { compareReceipts } from './compare-receipts-job.ts';
import { issueReceipts } from './issue-receipts-job.ts';

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
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
  const placed = await placedOrder(member, checkout, {
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

/** The notifications to the buyer about the receipts of an order. */
async function toldOf(order: Order): Promise<string[]> {
  const { rows } = await shop.query(
    `select (values ->> 'state') || ' ' || (values ->> 'amount') as told from member.notifications
     where event = 'cash_receipt' and values ->> 'order_number' = '${order.order_number}' order by id`,
  );
  return (rows as { told: string }[]).map(({ told }) => told);
}

const personal = { purpose: 'PERSONAL', number: '010-1234-5678' };

test('a cash receipt requested with the order is issued on payment, stored encrypted, reissued for the rest, and cancelled with the order', async () => {
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
  // A replaced receipt is not announced as cancelled.
  expect(await toldOf(order)).toEqual(['ISSUED 60000', 'ISSUED 33000', 'CANCELLED 33000']);
});

test.each([
  ['a part of the deposit', 'claims', [33_000]],
  ['all of the deposit', 'cancellation', []],
] as const)('a cash receipt stays while the shop has the deposit, even when %s was promised back', async (_, what, left) => {
  const order = await deposited(personal);
  await issueReceipts(shop);
  shop.faults.plan({ faults: [{ kind: 'refuse', call: 'cancel' }] });
  const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
  const claim = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines };
  const body = { ...(what === 'claims' ? claim : {}), refund_account: account };
  const asked = await member.call({ method: 'POST', url: `/api/orders/${order.id}/${what}`, headers: keyed(), body });
  expect(asked.statusCode).toBeLessThan(300);
  shop.pass(5);
  await issueReceipts(shop);
  expect(await rowsOf(order)).toMatchObject([{ state: 'ISSUED', amount: 60_000 }]);
  shop.faults.plan();
  shop.pass(70);
  await sweepPayments(shop);
  await issueReceipts(shop);
  const [first, ...others] = await rowsOf(order);
  expect(first).toMatchObject({ state: 'CANCELLED', amount: 60_000 });
  expect(others.map(({ state, amount }) => [state, amount])).toEqual(left.map((amount) => ['ISSUED', amount]));
});

test('a receipt whose reply was lost is found under its key, and not issued twice', async () => {
  const order = await deposited(personal);
  shop.faults.plan({ faults: [{ kind: 'lost-reply', call: 'receipt' }] });
  await issueReceipts(shop);
  expect(await receiptOf(order)).toMatchObject({ receipt: { state: 'REQUESTED' } });
  shop.faults.plan();
  shop.pass(120);
  await issueReceipts(shop);
  expect(await receiptOf(order)).toMatchObject({ receipt: { state: 'ISSUED', amount: 60_000 } });
});

test('a partial refund before a lost reply: the issued receipt is cancelled, and one for the rest is issued', async () => {
  const order = await deposited(personal);
  shop.faults.plan({ faults: [{ kind: 'lost-reply', call: 'receipt' }] });
  await issueReceipts(shop);
  shop.faults.plan();
  const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
  const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines, refund_account: account };
  await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
  shop.pass(120);
  await issueReceipts(shop);
  expect(await rowsOf(order)).toMatchObject([
    { state: 'CANCELLED', amount: 60_000 },
    { state: 'ISSUED', amount: 33_000 },
  ]);
  expect(await toldOf(order)).toEqual(['ISSUED 60000', 'ISSUED 33000']);
});

test('a cash receipt that the provider does not cancel becomes a discrepancy, and an operator’s decision issues one for the rest', async () => {
  const order = await deposited(personal);
  await issueReceipts(shop);
  shop.faults.plan({ faults: [{ kind: 'refuse', call: 'receipt-cancel', type: 'PG_PROVIDER_ERROR', times: 9 }] });
  const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
  const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines, refund_account: account };
  await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
  shop.pass(120);
  await issueReceipts(shop);
  expect(await rowsOf(order)).toMatchObject([{ state: 'ISSUED', amount: 60_000 }]);
  const queue = async () =>
    shop.database.service
      .selectFrom('sales.discrepancies')
      .select(['id', 'kind', 'state', 'amount'])
      .where('order_id', '=', order.id)
      .execute();
  const [found] = await queue();
  expect(found).toMatchObject({ kind: 'RECEIPT_NOT_CANCELLED', state: 'OPEN', amount: 60_000 });
  const operator = await shop.addMember({ roles: ['user', 'admin'] });
  const settle = { method: 'POST', url: `/api/admin/discrepancies/${found?.id}/resolution`, headers: keyed() } as const;
  const settled = await operator.call({ ...settle, body: { action: 'SETTLE', reason: '홈택스에서 취소' } });
  expect(settled.json()).toMatchObject({ state: 'RESOLVED' });
  shop.faults.plan();
  expect(await rowsOf(order)).toMatchObject([
    { state: 'CANCELLED', amount: 60_000 },
    { state: 'ISSUED', amount: 33_000 },
  ]);
  expect(await queue()).toMatchObject([{ state: 'RESOLVED' }]);
});

test('an order that ends while its receipt cannot be cancelled keeps the receipt', async () => {
  const order = await deposited(personal);
  shop.faults.plan({ faults: [{ kind: 'lost-reply', call: 'receipt' }] });
  await issueReceipts(shop);
  shop.faults.plan({ faults: [{ kind: 'refuse', call: 'receipt-cancel', type: 'PG_PROVIDER_ERROR' }] });
  await member.call({ method: 'POST', url: `/api/orders/${order.id}/cancellation`, headers: keyed(), body: { refund_account: account } });
  shop.pass(120);
  await issueReceipts(shop);
  expect((await rowsOf(order)).map(({ state }) => state)).toEqual(['REQUESTED']);
  shop.faults.plan();
  shop.pass(240);
  await issueReceipts(shop);
  expect((await rowsOf(order)).map(({ state }) => state)).toEqual(['CANCELLED']);
});

test('a refused cash receipt is reported, and waits for an operator or another number from its buyer', async () => {
  const order = await deposited({ purpose: 'PERSONAL', number: '010-9999-0000' });
  await issueReceipts(shop);
  const [row] = await rowsOf(order);
  expect(row).toMatchObject({ state: 'FAILED', error: 'PG_PROVIDER_ERROR' });
  const operator = await shop.addMember({ roles: ['user', 'admin'] });
  const again = await operator.call({ method: 'POST', url: `/api/admin/cash-receipts/${row?.id}/retry` });
  expect(again.json()).toEqual({ state: 'FAILED' });
  expect((await toldOf(order))[0]).toBe('FAILED 0');
  expect(await receiptOf(order)).toMatchObject({ is_possible: true, receipt: { state: 'FAILED' } });
  const anew = await member.call({ method: 'POST', url: `/api/orders/${order.id}/cash-receipt`, headers: keyed(), body: personal });
  expect(anew.json()).toMatchObject({ is_possible: false, receipt: { state: 'ISSUED', amount: 60_000 } });
  expect((await rowsOf(order)).map(({ state }) => state)).toEqual(['CANCELLED', 'ISSUED']);
});

test('a card payment, a wrong number and a second request get no receipt; one requested after payment is issued at once', async () => {
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

describe('a receipt that is cancelled at the console of the provider', () => {
  const DAY = 24 * 60;
  const cancelledOutside = async () => {
    const order = await deposited(personal);
    await issueReceipts(shop);
    const { rows } = await shop.query(`select receipt_key from sales.cash_receipts where order_id = ${order.id}`);
    expect(await shop.gateways.cashReceipts.cancel((rows[0] as { receipt_key: string }).receipt_key)).toBe('CANCELLED');
    // A receipt issued today is compared tomorrow.
    await compareReceipts(shop);
    expect(await caseOf(order)).toBeUndefined();
    shop.pass(DAY);
    await compareReceipts(shop);
    return order;
  };
  const caseOf = async (order: Order) => {
    const { rows } = await shop.query(
      `select id, kind, state, amount, detail from sales.discrepancies where order_id = ${order.id} and kind = 'RECEIPT_CANCELLED_OUTSIDE'`,
    );
    return rows[0] as { id: number; state: string } | undefined;
  };
  const resolve = async (order: Order, body: object) => {
    const operator = await shop.addMember({ roles: ['user', 'admin'] });
    const url = `/api/admin/discrepancies/${(await caseOf(order))?.id}/resolution`;
    return operator.call({ method: 'POST', url, headers: keyed(), body });
  };

  test('the cancelled receipt becomes one discrepancy the next morning, and staff can issue it again', async () => {
    const order = await cancelledOutside();
    expect(await caseOf(order)).toMatchObject({ state: 'OPEN', amount: 60_000, detail: { found: 'CANCELLED' } });
    const { rows: before } = await shop.query(`select compared_at from sales.cash_receipts where order_id = ${order.id}`);
    await compareReceipts(shop);
    const { rows: after } = await shop.query(`select compared_at from sales.cash_receipts where order_id = ${order.id}`);
    expect(after).toEqual(before);
    expect((await resolve(order, { action: 'REISSUE', reason: '' })).json()).toEqual({ state: 'RESOLVED' });
    expect((await rowsOf(order)).map(({ state, amount }) => `${state} ${amount}`)).toEqual(['CANCELLED 60000', 'ISSUED 60000']);
    expect(await caseOf(order)).toMatchObject({ state: 'RESOLVED' });
  });

  test('accepting the cancelled receipt marks it as cancelled here too, and notifies its buyer', async () => {
    const order = await cancelledOutside();
    expect((await resolve(order, { action: 'ACCEPT', reason: '손님이 세무서에 말했어요' })).json()).toEqual({ state: 'RESOLVED' });
    expect((await rowsOf(order)).map(({ state }) => state)).toEqual(['CANCELLED']);
    expect((await toldOf(order)).at(-1)).toBe('CANCELLED 60000');
  });

  test('no receipt becomes a discrepancy during an outage of the provider', async () => {
    const order = await deposited(personal);
    await issueReceipts(shop);
    shop.pass(DAY);
    const away = vi.spyOn(shop.gateways.cashReceipts, 'read').mockResolvedValue('UNAVAILABLE');
    await compareReceipts(shop);
    away.mockRestore();
    expect(await caseOf(order)).toBeUndefined();
  });
});
