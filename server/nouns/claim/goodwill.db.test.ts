import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { OpenedClaim } from '#contract/rest/admin/claims.ts';
import type { VatReport } from '#contract/rest/admin/figures.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import type { ClaimPreview, OrderClaims } from '#contract/rest/claims.ts';
import { ClaimWorld, keyed, refundAccount } from '#test/claim-world.ts';
import type { Actor } from '#test/commerce-shop.ts';
import type { OrderChoice } from '#test/commerce-steps.ts';
import { notificationsTo } from '#test/notifications-to.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

type Ordered = { id: number; order_products: readonly { id: number }[] };

const refund = (
  order: Ordered,
  amount: number,
  { actor = world.operator as Actor, headers = keyed(), reason = '늦게 보내 드려 죄송해요.' } = {},
) => actor.call({ method: 'POST', url: `/api/admin/orders/${order.id}/goodwill`, headers, body: { amount, reason } });

async function bought(quantity = 1, choice: OrderChoice = {}) {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  return { member, ...(await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity }], choice)) };
}

const held = async (paymentId: string) => (await world.held(paymentId)) ?? 0;
/** What the VAT report says of all payments. */
const taxed = async () => {
  const { rows } = (await world.operator.call({ url: '/api/admin/vat?from=2026-01-01&until=2026-12-31' })).json<VatReport>();
  const { refunded = 0, net = 0 } = rows.at(-1) ?? {};
  return { refunded, net };
};
const detail = async (order: Ordered) => (await world.operator.call({ url: `/api/admin/orders/${order.id}` })).json<OrderAtWork>();

test('a goodwill refund is paid once per key; the shopper is notified, order, history and log record it, and the goods stay', async () => {
  const { member, order, paymentId } = await bought();
  const paid = await held(paymentId);
  const before = await taxed();
  const key = keyed();
  const [first, second] = [await refund(order, 2_000, { headers: key }), await refund(order, 2_000, { headers: key })];
  expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
  expect(await held(paymentId)).toBe(paid - 2_000);
  const claim = await world.adminClaim(first.json<OpenedClaim>().id);
  expect(claim).toMatchObject({ type: 'GOODWILL', status: 'COMPLETED', note: '늦게 보내 드려 죄송해요.', goods: [], moves: [] });
  expect(claim.refund).toMatchObject({ state: 'BACK', amount: 2_000, goodwill_amount: 2_000, goods_amount: 0 });
  const seen = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
  expect(seen.claims[0]).toMatchObject({ type: 'GOODWILL', note: '늦게 보내 드려 죄송해요.', is_withdrawable: false, lines: [] });
  expect(seen.lines[0]).toMatchObject({ left: 1, asked: 0, gone: 0 });
  const told = (await notificationsTo(world.shop, member.userId)).slice(-2);
  expect(told.map(({ title, lines }) => [title, ...lines])).toEqual([
    ['주문하신 금액의 일부를 돌려드리고 있습니다.', expect.any(String), '사유: 늦게 보내 드려 죄송해요.', '환불 금액 2,000원'],
    ['보상 환불이 완료되었습니다.', expect.any(String), '환불 금액 2,000원'],
  ]);
  const { history, payments } = await detail(order);
  expect(history.map(({ claim: moved, event }) => moved?.type ?? event)).toEqual(expect.arrayContaining(['GOODWILL', 'REFUNDED']));
  expect(payments[0]).toMatchObject({ returned: 2_000, left: paid - 2_000 });
  expect(await taxed()).toEqual({ refunded: before.refunded + 2_000, net: before.net - 2_000 });
  const log = (await world.operator.call({ url: `/api/admin/audit?kind=order&thing=${order.id}` })).json<AuditPage>();
  expect(log.entries.map(({ table, action }) => `${table} ${action}`)).toEqual(
    expect.arrayContaining(['sales.claims INSERT', 'sales.claim_refunds INSERT']),
  );
  await world.exact();
});

test('a goodwill refund above the rest, of nothing, or of an unpaid order is refused and changes nothing', async () => {
  const { order, paymentId } = await bought();
  const paid = await held(paymentId);
  expect((await refund(order, paid + 1)).json()).toMatchObject({ code: 'GOODWILL_TOO_MUCH', field: 'amount' });
  expect((await refund(order, 0)).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'amount' });
  expect((await refund(order, 1_000, { reason: ' ' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  expect(await held(paymentId)).toBe(paid);
  expect((await refund(order, 1_000)).statusCode).toBe(201);
  expect((await refund(order, paid - 999)).json()).toMatchObject({ code: 'GOODWILL_TOO_MUCH' });
  await world.exact();
});

test('a cancellation after a goodwill refund returns only the rest, and says why', async () => {
  const { member, order, paymentId } = await bought(2);
  const paid = await held(paymentId);
  await refund(order, 5_000);
  const asked = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 2 }] };
  const shown = (await world.preview(member, order, asked)) as ClaimPreview;
  expect(shown).toMatchObject({ money: paid - 5_000, goodwill_amount: -5_000 });
  await world.ask(member, order, { ...asked, quote: shown.quote });
  expect(await held(paymentId)).toBe(0);
  expect((await refund(order, 1)).json()).toMatchObject({ code: 'GOODWILL_TOO_MUCH' });
  await world.exact();
});

test('a goodwill refund can return everything; the order stays, and its later cancellation moves no money', async () => {
  const { member, order, paymentId } = await bought();
  await refund(order, await held(paymentId));
  expect(await held(paymentId)).toBe(0);
  await world.exact();
  const asked = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
  expect(await world.preview(member, order, asked)).toMatchObject({ money: 0 });
  expect((await world.ask(member, order, asked)).statusCode).toBe(201);
  await world.exact();
});

test('a goodwill refund of a deposit goes to an account that the buyer names, also after the order has ended', async () => {
  const { member, order, paymentId } = await bought(1, { payment_method: 'VIRTUAL_ACCOUNT' });
  const paid = await held(paymentId);
  const { id } = (await refund(order, 2_000)).json<OpenedClaim>();
  expect((await world.adminClaim(id)).refund).toMatchObject({ state: 'ACCOUNT_NEEDED' });
  expect(await held(paymentId)).toBe(paid);
  const given = await member.call({
    method: 'POST',
    url: `/api/payments/${paymentId}/refund-account`,
    headers: keyed(),
    body: refundAccount,
  });
  expect([given.statusCode, await held(paymentId)]).toEqual([expect.any(Number), paid - 2_000]);
  const again = (await refund(order, 1_000)).json<OpenedClaim>();
  expect(await world.adminClaim(again.id)).toMatchObject({ status: 'ACCEPTED' });
  // What waits for its money only stops nothing.
  expect((await detail(order)).claim).toMatchObject({ type: 'GOODWILL', is_halting: false });
  const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
  const asked = await world.ask(member, order, { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines, refund_account: refundAccount });
  expect([asked.statusCode, await held(paymentId)]).toEqual([201, 0]);
  expect(await world.adminClaim(again.id)).toMatchObject({ status: 'COMPLETED' });
  await world.exact();
});
