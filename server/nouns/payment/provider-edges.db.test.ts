import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readAudit } from '#server/nouns/audit/read-audit.ts';
import { expireOrders } from '#server/nouns/order/placing/expire-orders-job.ts';
import { type Actor, type CommerceShop, commerceShop, pressAgain } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { ledgerViolations, moneyDisagreements } from '#test/ledgers.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { addPassword, knownPassword } from '#test/rows/password-rows.ts';
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

/** After every case the ledgers add up, and the provider's money is in the books or in the queue. */
afterEach(async () => {
  shop.faults.plan();
  const rows = { query: (text: string) => shop.query(text) };
  expect(await ledgerViolations(rows)).toEqual([]);
  expect(await moneyDisagreements(rows, await shop.held())).toEqual([]);
});

async function underWay(method = 'CARD') {
  const member = await shop.addMember();
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
  const order = await placedOrder(member, checkout, { payment_method: method });
  return { member, checkout, order, payment: await startedPayment(member, order) };
}

async function paidOrder(method = 'CARD') {
  const all = await underWay(method);
  const { paymentId, request } = all.payment;
  await shop.press(paymentId, request, method === 'VIRTUAL_ACCOUNT' ? 'issue' : 'approve');
  await syncPayment(shop, paymentId);
  if (method === 'VIRTUAL_ACCOUNT') await deposit(paymentId);
  return all;
}

async function deposit(paymentId: string): Promise<void> {
  await shop.happens(paymentId, { action: 'deposit' });
  await syncPayment(shop, paymentId);
}

/** Opens the payment window and issues an account, possibly for another amount than requested. */
async function issue(payment: { paymentId: string; request: Record<string, unknown> }, amount?: number): Promise<void> {
  await shop.open(payment.request);
  await shop.happens(payment.paymentId, { action: 'issue', ...(amount === undefined ? {} : { amount }) });
  await syncPayment(shop, payment.paymentId);
}

const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };
const cancel = (member: Actor, id: number, body: object = {}) =>
  member.call({ method: 'POST', url: `/api/orders/${id}/cancellation`, body, headers: { 'idempotency-key': randomUUID() } });
const statusOf = async (paymentId: string) =>
  (await shop.database.service.selectFrom('sales.payments').select('status').where('payment_id', '=', paymentId).executeTakeFirstOrThrow())
    .status;
const heldOf = async (paymentId: string) => (await shop.held()).get(paymentId);
const claimOf = (orderId: number) =>
  shop.database.service
    .selectFrom('sales.claims')
    .select(['status', 'refund_account', 'refund_holder'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
/** Discrepancies of a payment: kind and state, oldest first. */
const queueOf = async (paymentId: string) =>
  (
    await shop.database.service
      .selectFrom('sales.discrepancies')
      .select(['kind', 'state'])
      .where('payment_id', '=', paymentId)
      .orderBy('id')
      .execute()
  ).map(({ kind, state }) => `${kind} ${state}`);

async function sweepAfter(minutes: number): Promise<void> {
  shop.pass(minutes);
  await sweepPayments(shop);
}

describe('a refund', () => {
  test('a refund that was only requested is not done: the claim waits and keeps its account until the bank has paid', async () => {
    const { member, order, payment } = await paidOrder('VIRTUAL_ACCOUNT');
    shop.faults.plan({ faults: [{ kind: 'refund-requested' }] });
    expect((await cancel(member, order.id, { refund_account: account })).statusCode).toBe(200);
    expect(await claimOf(order.id)).toMatchObject({ status: 'ACCEPTED', refund_account: account.number });
    expect(await statusOf(payment.paymentId)).toBe('PAID');
    await sweepAfter(5);
    expect(await claimOf(order.id)).toMatchObject({ status: 'ACCEPTED' });
    expect(await queueOf(payment.paymentId)).toEqual(['REFUND_REQUESTED OPEN']);
    await shop.happens(payment.paymentId, { action: 'settle-refund' });
    await sweepAfter(5);
    expect(await claimOf(order.id)).toEqual({ status: 'COMPLETED', refund_account: null, refund_holder: null });
    expect(await statusOf(payment.paymentId)).toBe('CANCELLED');
    expect(await queueOf(payment.paymentId)).toEqual(['REFUND_REQUESTED RESOLVED']);
  });

  test('the buyer is notified of a refund under way with account and day, of a needed account, and of its end', async () => {
    const { member, order, payment } = await paidOrder('VIRTUAL_ACCOUNT');
    const told = async () => (await orderNow(member, order)).refunds;
    expect(await told()).toEqual([]);
    shop.faults.plan({ faults: [{ kind: 'refund-failed' }, { kind: 'refund-requested' }] });
    await cancel(member, order.id, { refund_account: account });
    const refused = { payment_id: payment.paymentId, state: 'ACCOUNT_NEEDED', amount: 33_000, bank: 'SHINHAN', account_end: '6789' };
    expect(await told()).toMatchObject([{ ...refused, expected_by: null, back_at: null }]);
    const other = { bank: 'KAKAO', number: '3333012345678', holder: '김이음' };
    const url = `/api/payments/${payment.paymentId}/refund-account`;
    expect((await member.call({ method: 'POST', url, body: other })).json()).toEqual({ refund: 'UNDER_WAY' });
    const underWay = { state: 'UNDER_WAY', bank: 'KAKAO', account_end: '5678', expected_by: expect.any(String), is_late: false };
    expect(await told()).toMatchObject([underWay]);
    shop.pass(6 * 24 * 60);
    expect(await told()).toMatchObject([{ state: 'UNDER_WAY', is_late: true }]);
    await shop.happens(payment.paymentId, { action: 'settle-refund' });
    await sweepAfter(5);
    expect(await told()).toMatchObject([{ state: 'BACK', bank: 'KAKAO', account_end: null, back_at: expect.any(String), is_late: false }]);
  });

  test('a refund that failed at the bank becomes a discrepancy, and is requested again only once', async () => {
    const { member, order, payment } = await paidOrder();
    shop.faults.plan({ faults: [{ kind: 'refund-requested' }] });
    await cancel(member, order.id);
    await shop.happens(payment.paymentId, { action: 'settle-refund', outcome: 'FAILED', webhook: { times: 0, delayMs: 0 } });
    await syncPayment(shop, payment.paymentId);
    expect(await queueOf(payment.paymentId)).toEqual(['REFUND_REQUESTED RESOLVED', 'REFUND_FAILED OPEN']);
    expect(await heldOf(payment.paymentId)).toBe(33_000);
    for (const _ of [1, 2, 3]) await sweepAfter(10);
    expect(await heldOf(payment.paymentId)).toBe(0);
    expect(await claimOf(order.id)).toMatchObject({ status: 'COMPLETED' });
    expect(await queueOf(payment.paymentId)).toEqual(['REFUND_REQUESTED RESOLVED', 'REFUND_FAILED RESOLVED']);
  });

  test.each(['refuse', 'lost-reply', 'error', 'empty', 'malformed', 'violating', 'huge'] as const)(
    'a refund that the provider answers with %s is done by the sweeper, once',
    async (kind) => {
      const { member, order, payment } = await paidOrder();
      shop.faults.plan({ faults: [{ kind, call: 'cancel', times: 2 }] });
      expect((await cancel(member, order.id)).statusCode).toBe(200);
      expect(await queueOf(payment.paymentId)).toEqual(['REFUND_FAILED OPEN']);
      for (const _ of [1, 2, 3]) await sweepAfter(70);
      expect(await heldOf(payment.paymentId)).toBe(0);
      expect(await claimOf(order.id)).toMatchObject({ status: 'COMPLETED' });
      expect(await queueOf(payment.paymentId)).toEqual(['REFUND_FAILED RESOLVED']);
    },
  );

  test('a refund without an account is a discrepancy until buyer or staff enter one', async () => {
    for (const asAdmin of [false, true]) {
      const { member, order, payment } = await underWay('VIRTUAL_ACCOUNT');
      await issue(payment);
      await expireAll();
      expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'EXPIRED' });
      await deposit(payment.paymentId);
      expect(await queueOf(payment.paymentId)).toEqual(['LATE_MONEY RESOLVED', 'REFUND_ACCOUNT_NEEDED OPEN']);
      const give = (actor: Actor, password?: string) =>
        actor.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/refund-account`, body: { ...account, password } });
      expect((await give(await shop.addMember())).json()).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
      const giver = asAdmin ? await shop.addMember({ roles: ['user', 'admin'] }) : member;
      if (asAdmin) {
        await addPassword(shop, giver.userId);
        expect((await give(giver)).json()).toMatchObject({ code: 'SIGN_IN_PROOF_NEEDED' });
        expect((await give(giver, 'wrong')).json()).toMatchObject({ code: 'PASSWORD_WRONG' });
      }
      expect((await give(giver, asAdmin ? knownPassword : undefined)).json()).toEqual({ refund: 'BACK' });
      // An administrator's entry is logged under their name, with only the end of the account number.
      const entries = await readAudit(shop.database.service, {
        staff: giver.userId,
        table: 'sales.refund_accounts',
        action: 'INSERT',
        limit: 9,
      });
      expect(entries.entries.map(({ staff }) => staff.id)).toEqual(asAdmin ? [giver.userId] : []);
      const { rows: found } = await shop.query(
        `select 1 from management.audit_entries where table_name = 'sales.refund_accounts' and audit_entries::text like '%${account.number}%'`,
      );
      expect(found).toEqual([]);
      const { rows: ends } = await shop.query(
        `select row_after ->> 'number_end' as end from management.audit_entries where table_name = 'sales.refund_accounts' and user_id = '${giver.userId}' and action = 'INSERT'`,
      );
      expect(ends).toEqual(asAdmin ? [{ end: account.number.slice(-4) }] : []);
      expect(await heldOf(payment.paymentId)).toBe(0);
      expect(await queueOf(payment.paymentId)).toEqual(['LATE_MONEY RESOLVED', 'REFUND_ACCOUNT_NEEDED RESOLVED']);
      expect(await shop.database.service.selectFrom('sales.refund_accounts').select('payment_id').execute()).toEqual([]);
      expect((await give(member)).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
    }
  });
});

async function expireAll(): Promise<void> {
  shop.pass(9 * 24 * 60);
  await expireOrders(shop);
}

describe('a virtual account', () => {
  test('a virtual account for another amount is closed and its order ended; a later deposit is refunded', async () => {
    const { member, order, payment } = await underWay('VIRTUAL_ACCOUNT');
    await issue(payment, 100);
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'AMOUNT_MISMATCH', deposit_account: null });
    await expect(shop.press(payment.paymentId, payment.request, 'deposit')).rejects.toThrow();
    expect(await statusOf(payment.paymentId)).toBe('FAILED');
    await deposit(payment.paymentId);
    expect(await statusOf(payment.paymentId)).toBe('MISMATCH');
    expect(await queueOf(payment.paymentId)).toEqual(['WRONG_MONEY RESOLVED', 'REFUND_ACCOUNT_NEEDED OPEN']);
    await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/refund-account`, body: account });
    expect(await heldOf(payment.paymentId)).toBe(0);
  });

  test('a virtual account issued beside another one is closed when the other is paid', async () => {
    const { member, order, payment: first } = await underWay('VIRTUAL_ACCOUNT');
    const second = await startedPayment(member, order);
    await issue(first);
    await issue(second);
    await deposit(first.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
    expect([await statusOf(first.paymentId), await statusOf(second.paymentId)]).toEqual(['PAID', 'FAILED']);
  });

  test('an ended virtual account is no longer shown beside an open one; without an open one the order can be paid by card', async () => {
    const { member, order, payment: first } = await underWay('VIRTUAL_ACCOUNT');
    const [second] = [await startedPayment(member, order), await startedPayment(member, order)];
    await issue(first);
    const shown = (await orderNow(member, order)).deposit_account;
    await issue(second);
    await pressAgain(shop.provider, second.paymentId, 'expire');
    await syncPayment(shop, second.paymentId);
    await syncPayment(shop, first.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ deposit_account: shown, is_payable: false });
    await pressAgain(shop.provider, first.paymentId, 'expire');
    await syncPayment(shop, first.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ deposit_account: null, deposit_deadline: null, is_payable: true });
    const card = await startedPayment(member, order, { method: 'CARD' });
    await shop.press(card.paymentId, card.request, 'approve');
    await syncPayment(shop, card.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  });

  test.each(['PAYMENT_NOT_ISSUED', 'FORBIDDEN', 'INVALID_REQUEST', 'PAYMENT_NOT_WAITING_FOR_DEPOSIT', 'SOMETHING_NEW'])(
    'a virtual account that the provider refuses to close (%s): the order ends, a discrepancy is made, a deposit is refunded, and it is closed later',
    async (type) => {
      const { member, order, payment } = await underWay('VIRTUAL_ACCOUNT');
      await issue(payment);
      shop.faults.plan({ faults: [{ kind: 'refuse', call: 'close', type, times: 3 }] });
      await expireAll();
      expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'EXPIRED' });
      await sweepAfter(5);
      expect(await queueOf(payment.paymentId)).toEqual(['ACCOUNT_NOT_CLOSED OPEN']);
      shop.faults.plan();
      await sweepAfter(30);
      expect(await statusOf(payment.paymentId)).toBe('FAILED');
      expect(await queueOf(payment.paymentId)).toEqual(['ACCOUNT_NOT_CLOSED RESOLVED']);
    },
  );

  test('a virtual account that cannot be closed does not make every cancellation answer 503', async () => {
    const { member, order, payment } = await underWay('VIRTUAL_ACCOUNT');
    await issue(payment);
    shop.faults.plan({ faults: [{ kind: 'refuse', call: 'close', times: 100 }] });
    expect((await cancel(member, order.id)).json()).toMatchObject({ cancel_reason: 'MEMBER' });
    await deposit(payment.paymentId);
    expect(await queueOf(payment.paymentId)).toEqual(['ACCOUNT_NOT_CLOSED RESOLVED', 'LATE_MONEY RESOLVED', 'REFUND_ACCOUNT_NEEDED OPEN']);
    const waiting = { refunds: [{ state: 'ACCOUNT_NEEDED', amount: 33_000, bank: null, expected_by: null }] };
    expect(await orderNow(member, order)).toMatchObject(waiting);
  });
});

describe('a failed attempt', () => {
  const unheard = { times: 0, delayMs: 0 };

  test('an attempt that failed and is approved later, without a webhook, is refunded when its order has ended', async () => {
    const { member, order, payment } = await underWay();
    await shop.press(payment.paymentId, payment.request, 'decline');
    await syncPayment(shop, payment.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'NOT_PAID' });
    await shop.happens(payment.paymentId, { action: 'approve', webhook: unheard });
    await sweepAfter(30);
    expect(await statusOf(payment.paymentId)).toBe('MISMATCH');
    expect(await heldOf(payment.paymentId)).toBe(0);
    expect(await queueOf(payment.paymentId)).toEqual(['LATE_MONEY RESOLVED']);
    // An abandoned order is not listed; a buyer who was charged for it sees it again, with the refund.
    const shown = { cancel_reason: 'EXPIRED', refunds: [{ state: 'BACK', amount: 33_000 }] };
    expect(await orderNow(member, order)).toMatchObject(shown);
  });

  test('an attempt that failed and is approved later, without a webhook, completes an order that still waits', async () => {
    const { member, order, payment: older } = await underWay();
    const newer = await startedPayment(member, order, { method: 'KAKAO_PAY' });
    await shop.press(newer.paymentId, newer.request, 'decline');
    await syncPayment(shop, newer.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ is_payable: true });
    await shop.happens(newer.paymentId, { action: 'approve', webhook: unheard });
    await sweepAfter(10);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
    expect(await statusOf(older.paymentId)).toBe('READY');
  });

  test('a failed attempt in the newer tab leaves the order to the older one', async () => {
    const { member, order, payment: older } = await underWay();
    const newer = await startedPayment(member, order);
    await shop.press(newer.paymentId, newer.request, 'decline');
    await syncPayment(shop, newer.paymentId);
    await shop.press(older.paymentId, older.request, 'approve');
    await syncPayment(shop, older.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE', cancelled_at: null });
  });

  test('a failed attempt is checked less and less often, for ten days', async () => {
    const { payment } = await underWay();
    await shop.press(payment.paymentId, payment.request, 'decline');
    await syncPayment(shop, payment.paymentId);
    const asked: number[] = [];
    let elapsed = 0;
    const read: typeof shop.gateways.payment.read = async (id) => {
      if (id === payment.paymentId) asked.push(elapsed);
      return shop.gateways.payment.read(id);
    };
    for (; elapsed < 15 * 24; elapsed += 2) {
      await sweepPayments({ ...shop, gateways: { ...shop.gateways, payment: { ...shop.gateways.payment, read } } });
      shop.pass(120);
    }
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.length).toBeLessThan(60);
    expect(asked.at(-1)).toBeLessThanOrEqual(250);
  });
});

describe('at the provider’s console', () => {
  test('a partial refund before the payment was seen: the rest is refunded and the order ends', async () => {
    const { member, order, payment } = await underWay();
    await shop.press(payment.paymentId, payment.request, 'approve');
    await shop.happens(payment.paymentId, { action: 'cancel', amount: 3_000 });
    await syncPayment(shop, payment.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'AMOUNT_MISMATCH' });
    expect(await heldOf(payment.paymentId)).toBe(0);
    expect(await queueOf(payment.paymentId)).toEqual(['WRONG_MONEY RESOLVED']);
  });

  test('a partial refund of a paid order at the console is shown, and a later cancellation refunds the rest', async () => {
    const { member, order, payment } = await paidOrder();
    await shop.happens(payment.paymentId, { action: 'cancel', amount: 3_000, webhook: { times: 0, delayMs: 0 } });
    await sweepAfter(24 * 60);
    expect(await queueOf(payment.paymentId)).toEqual(['PARTLY_CANCELLED_OUTSIDE OPEN']);
    expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE', cancelled_at: null });
    await cancel(member, order.id);
    expect(await heldOf(payment.paymentId)).toBe(0);
    expect(await claimOf(order.id)).toMatchObject({ status: 'COMPLETED' });
  });

  test('a payment cancelled in full at the provider during production leaves the decision to staff', async () => {
    const { member, order, payment } = await paidOrder();
    await shop.database.service.updateTable('sales.orders').set({ status: 'IN_PRODUCTION' }).where('id', '=', order.id).execute();
    await shop.happens(payment.paymentId, { action: 'cancel' });
    await syncPayment(shop, payment.paymentId);
    expect(await orderNow(member, order)).toMatchObject({ status: 'IN_PRODUCTION', cancelled_at: null });
    expect(await queueOf(payment.paymentId)).toEqual(['CANCELLED_OUTSIDE OPEN']);
  });
});

test.each(['error', 'empty', 'malformed', 'violating', 'huge', 'refuse'] as const)(
  'starting a payment when the provider answers with %s is 503, and the order stays unchanged',
  async (kind) => {
    const { member, order } = await underWay();
    shop.faults.plan({ faults: [{ kind, call: 'pre-register' }] });
    const headers = { 'idempotency-key': randomUUID() };
    const reply = await member.call({ method: 'POST', url: `/api/orders/${order.id}/payments`, headers, body: {} });
    // A success response in an unexpected shape is still a success.
    if (kind === 'violating') expect(reply.statusCode).toBe(201);
    else expect([reply.statusCode, reply.json().code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    expect(await orderNow(member, order)).toMatchObject({ is_payable: true });
  },
);

test('a paid order survives two cancellations of another attempt', async () => {
  const { member, order, payment: first } = await underWay();
  const others = [await startedPayment(member, order), await startedPayment(member, order)];
  for (const other of others) await shop.press(other.paymentId, other.request, 'approve');
  for (const other of others) await shop.happens(other.paymentId, { action: 'cancel' });
  for (const other of others) await syncPayment(shop, other.paymentId);
  await shop.press(first.paymentId, first.request, 'approve');
  await syncPayment(shop, first.paymentId);
  expect(await orderNow(member, order)).toMatchObject({ status: 'PAYMENT_COMPLETE' });
  expect(await Promise.all(others.map((other) => statusOf(other.paymentId)))).toEqual(['CANCELLED', 'CANCELLED']);
});

test('a payment unknown to the shop becomes a discrepancy', async () => {
  const { payment } = await underWay();
  const stranger = 'P00000000000000000000stranger';
  await shop.press(stranger, { ...payment.request, paymentId: stranger }, 'approve');
  const notice = shop.webhooks.find(({ body }) => body.includes(stranger));
  expect((await shop.deliver(notice ?? expect.fail('the stand-in sends a notice'))).statusCode).toBe(200);
  expect(await queueOf(stranger)).toEqual(['UNKNOWN_PAYMENT OPEN']);
});
