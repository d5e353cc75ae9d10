import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { OpenableClaims, OpenedClaim, PlannedRefunds } from '#contract/rest/admin/claims.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import type { ClaimPreview, OrderClaims } from '#contract/rest/claims.ts';
import { ClaimWorld, keyed } from '#test/claim-world.ts';
import type { Actor } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { addCoupon, addDesign, addGraphic, addPoints } from '#test/rows/commerce-rows.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

type Ordered = { id: number; order_products: readonly { id: number }[] };

const open = (order: Ordered, body: object, { actor = world.operator as Actor, headers = keyed() } = {}) =>
  actor.call({ method: 'POST', url: `/api/admin/orders/${order.id}/claims`, headers, body });
const previewed = async (order: Ordered, body: object) =>
  (await world.operator.call({ method: 'POST', url: `/api/admin/orders/${order.id}/claims/preview`, body })).json<ClaimPreview>();
const openable = async (order: Ordered) =>
  (await world.operator.call({ url: `/api/admin/orders/${order.id}/claims` })).json<OpenableClaims>();
const linesOf = (order: Ordered, quantity: number, which = 0) => [{ order_product_id: order.order_products[which]?.id ?? 0, quantity }];
const told = async (userId: string) => {
  const { rows } = await world.shop.query(
    `select concat_ws(' ', values ->> 'state', values ->> 'refund') as state from member.notifications where user_id = '${userId}' order by id`,
  );
  return rows.map((row) => (row as { state: string }).state);
};
const cancelledState = (order: Ordered) =>
  world.shop.query(`select cancel_reason, cancelled_at is not null as is_over from sales.orders where id = ${order.id}`);

async function shirts(quantity: number, choice: Parameters<ClaimWorld['bought']>[2] = {}) {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const optionId = shirt.optionIds[0] ?? 0;
  return { member, shirt, optionId, ...(await world.bought(member, [{ product_id: shirt.id, option_id: optionId, quantity }], choice)) };
}

describe('a cancellation by the shop', () => {
  test('a sold-out line is refunded at once as shown, its pieces are not restocked, and shopper and log are informed', async () => {
    const member = await world.shop.addMember();
    const [shirt, cap] = [await world.product(), await world.product()];
    const { order, paymentId } = await world.bought(member, [
      { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 },
      { product_id: cap.id, option_id: cap.optionIds[0] ?? 0 },
    ]);
    await world.deliver(order, 'IN_PRODUCTION');
    const asked = { type: 'CANCEL', reason: 'SOLD_OUT', lines: [{ ...linesOf(order, 1)[0], is_resellable: false }] };
    const shown = await previewed(order, asked);
    expect(shown).toMatchObject({ money: 30_000, shipping_charge: 0, fault: 'SHOP', is_settled_at_once: false });
    const body = { ...asked, is_settled: true, note: '품절되어 죄송합니다.', quote: shown.quote };
    expect((await open(order, { ...body, quote: '1.0.0.0' })).json()).toMatchObject({ code: 'CLAIM_QUOTE_CHANGED' });
    const key = keyed();
    const [first, second] = [await open(order, body, { headers: key }), await open(order, body, { headers: key })];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await world.held(paymentId)).toBe(shown.money * 2);
    expect(await world.stockOf(shirt.optionIds[0] ?? 0)).toBe(8);
    const claim = await world.adminClaim(first.json<OpenedClaim>().id);
    expect(claim).toMatchObject({ status: 'COMPLETED', fault: 'SHOP', reason: 'SOLD_OUT', note: '품절되어 죄송합니다.' });
    expect(claim.changes[0]).toMatchObject({ to: 'REQUESTED', actor: 'ADMIN', note: '품절되어 죄송합니다.' });
    expect(await told(member.userId)).toEqual(expect.arrayContaining(['SHOP_CANCELLED', 'CANCEL_COMPLETED 30000']));
    expect((await cancelledState(order)).rows).toEqual([{ cancel_reason: null, is_over: false }]);
    const log = (await world.operator.call({ url: `/api/admin/audit?kind=order&thing=${order.id}` })).json<AuditPage>();
    const press = log.entries.find(({ table, action }) => table === 'sales.claims' && action === 'INSERT')?.act;
    const written = log.entries.filter(({ act }) => act === press).map(({ table, action }) => `${table} ${action}`);
    expect(written).toEqual(expect.arrayContaining(['sales.claims INSERT', 'sales.claim_refunds INSERT', 'sales.claims UPDATE']));
    await world.exact();
  });

  test('cancelling the whole order ends it once, and frees its points and coupon', async () => {
    const member = await world.shop.addMember();
    await addPoints(world.shop.database.service, member.userId, 2_000);
    const coupon = await addCoupon(world.shop.database.service, member.userId);
    const tee = await world.product({ type: 'CUSTOM' });
    const graphic = await addGraphic(world.shop.database.service, world.catalogue);
    const product_custom_id = await addDesign(world.shop.database.service, { product: tee, userId: member.userId, graphicIds: [graphic] });
    const lines = [{ product_id: tee.id, option_id: tee.optionIds[0] ?? 0, quantity: 2, product_custom_id }];
    const { order, paymentId } = await world.bought(member, lines, { issued_coupon_ids: [coupon], point_amount: 2_000 });
    // Made to the shopper's own design and in production, so the shopper can no longer request it.
    await world.deliver(order, 'IN_PRODUCTION');
    const opened = await open(order, { type: 'CANCEL', reason: 'MISPRINT', lines: linesOf(order, 2), is_settled: true });
    expect([opened.statusCode, opened.json()]).toEqual([201, { id: expect.any(Number), is_settled: true }]);
    expect(await world.held(paymentId)).toBe(0);
    expect((await member.call({ url: '/api/points' })).json()).toMatchObject({ usable: 2_000 });
    expect((await world.shop.query(`select order_id from sales.issued_coupons where id = ${coupon}`)).rows).toEqual([{ order_id: null }]);
    expect((await cancelledState(order)).rows).toEqual([{ cancel_reason: 'ADMIN', is_over: true }]);
    // Custom goods are not resold.
    expect(await world.stockOf(tee.optionIds[0] ?? 0)).toBe(8);
    expect((await told(member.userId)).filter((state) => /CANCEL/.test(state))).toEqual(['CANCELLED']);
    expect((await open(order, { type: 'CANCEL', reason: 'MISPRINT', lines: linesOf(order, 1) })).json()).toMatchObject({
      code: 'CLAIM_ORDER_ENDED',
    });
    await world.exact();
  });

  test('an unpaid order is cancelled as a whole, and returns what it reserved', async () => {
    const member = await world.shop.addMember();
    await addPoints(world.shop.database.service, member.userId, 1_000);
    const shirt = await world.product();
    const option_id = shirt.optionIds[0] ?? 0;
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id, quantity: 2 }]), {
      point_amount: 1_000,
    });
    expect(await openable(order)).toMatchObject({
      is_whole_only: true,
      lines: [{ possible: { CANCEL: null, RETURN: 'CLAIM_NOT_PAID', EXCHANGE: 'CLAIM_NOT_PAID' } }],
    });
    const body = { type: 'CANCEL', reason: 'SOLD_OUT' };
    expect((await open(order, { ...body, lines: linesOf(order, 1) })).json()).toMatchObject({ code: 'CLAIM_NOT_PAID' });
    expect((await open(order, { ...body, lines: linesOf(order, 2) })).statusCode).toBe(201);
    expect((await cancelledState(order)).rows).toEqual([{ cancel_reason: 'ADMIN', is_over: true }]);
    expect(await world.stockOf(option_id)).toBe(10);
    expect((await member.call({ url: '/api/points' })).json()).toMatchObject({ usable: 1_000 });
    await world.exact();
  });

  test('a deposit without a refund account makes the order ask its shopper for one', async () => {
    const { member, order, paymentId } = await shirts(1, { payment_method: 'VIRTUAL_ACCOUNT' });
    expect((await open(order, { type: 'CANCEL', reason: 'SOLD_OUT', lines: linesOf(order, 1) })).statusCode).toBe(201);
    expect((await member.call({ url: `/api/orders/${order.id}` })).json()).toMatchObject({ refunds: [{ state: 'ACCOUNT_NEEDED' }] });
    const [claim] = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().claims;
    expect((await world.adminClaim(claim?.id ?? 0)).stopped_by).toBe('REFUND_ACCOUNT_NEEDED');
    // An operator who tries to pay is told what is missing.
    const { rows } = await world.shop.query(`select id from sales.discrepancies where payment_id = '${paymentId}' and state = 'OPEN'`);
    const pressed = await world.operator.call({
      ...{ method: 'POST', url: `/api/admin/discrepancies/${(rows[0] as { id: number }).id}/resolution`, headers: keyed() },
      body: { action: 'REFUND' },
    });
    expect(pressed.json()).toMatchObject({ code: 'REFUND_ACCOUNT_UNKNOWN' });
    const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };
    await member.call({ method: 'POST', url: `/api/payments/${paymentId}/refund-account`, body: account });
    expect(await world.held(paymentId)).toBe(0);
    expect((await world.adminClaim(claim?.id ?? 0)).stopped_by).toBe(null);
    await world.exact();
  });
});

describe('a claim in the shopper’s name', () => {
  test('staff open a claim for a misprint after the deadline, and decide it like any claim', async () => {
    const { member, order, paymentId } = await shirts(2);
    expect((await open(order, { type: 'RETURN', reason: 'PRINT', lines: linesOf(order, 1) })).json()).toMatchObject({
      code: 'CLAIM_NOT_DELIVERED',
    });
    await world.deliver(order);
    world.shop.pass(200 * 24 * 60);
    expect((await world.ask(member, order, { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: linesOf(order, 1) })).json()).toMatchObject({
      code: 'CLAIM_TOO_LATE',
    });
    expect((await openable(order)).lines[0]).toMatchObject({
      left: 2,
      possible: { CANCEL: 'CLAIM_SENT_ALREADY', RETURN: null, EXCHANGE: null },
    });
    const body = { type: 'RETURN', reason: 'PRINT', has_pick_up: false, lines: linesOf(order, 1), note: '다시 보내지 않으셔도 됩니다.' };
    const shown = await previewed(order, body);
    expect(shown).toMatchObject({ money: 30_000, fault: 'SHOP' });
    const { id, is_settled } = (await open(order, body)).json<OpenedClaim>();
    expect(is_settled).toBe(false);
    // Until it is decided, list and order show the planned refund; then the order's history has the money.
    const plans = await world.operator.call({ url: `/api/admin/claims/plans?ids=${id},999999` });
    expect(plans.json()).toEqual({ plans: [{ id, money: 30_000, points: 0 }] });
    const atWork = async () => (await world.operator.call({ url: `/api/admin/orders/${order.id}` })).json<OrderAtWork>();
    expect((await atWork()).claims).toMatchObject([{ id, planned: { money: 30_000, points: 0 } }]);
    const seen = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(seen.claims[0]).toMatchObject({ status: 'REQUESTED', is_withdrawable: true, note: '다시 보내지 않으셔도 됩니다.' });
    expect(await told(member.userId)).toContain('RETURN_REQUESTED');
    expect((await world.move(id, { to: 'ACCEPTED', quote: shown.quote })).json()).toMatchObject({ status: 'COMPLETED' });
    expect(await world.held(paymentId)).toBe(30_000);
    const after = await atWork();
    expect(after.claims).toMatchObject([{ planned: null, refund_amount: 30_000 }]);
    expect(after.history.filter(({ event }) => event !== null)).toMatchObject([
      { event: 'REFUND_DUE', actor: 'PAYMENT', note: '30000' },
      { event: 'REFUNDED', note: '30000' },
    ]);
    // Both histories name who took each step of the claim.
    const name = '김이음';
    expect(after.history.filter(({ claim }) => claim !== null)).toMatchObject([
      { claim: { id, type: 'RETURN', status: 'REQUESTED' }, actor: 'ADMIN', actor_name: name },
      { claim: { status: 'ACCEPTED' }, actor_name: name },
      { claim: { status: 'COMPLETED' }, actor: 'PAYMENT', actor_name: null },
    ]);
    expect((await world.adminClaim(id)).changes.map(({ actor_name }) => actor_name)).toEqual([name, name, null]);
    await world.exact();
  });

  test('an exchange for the same option follows the fault that staff name, whatever the reason', async () => {
    const { order, optionId } = await shirts(1);
    await world.deliver(order);
    const lines = linesOf(order, 1).map((line) => ({ ...line, exchange_option_id: optionId }));
    const exchange = { type: 'EXCHANGE', fault: 'SHOP', lines };
    const wish = { ...exchange, reason: 'DEFECT', fault: 'SHOPPER' };
    expect((await open(order, wish)).json()).toMatchObject({ code: 'CLAIM_EXCHANGE_SAME' });
    for (const reason of ['SIZE', '매장에서 잘못 안내했어요'])
      expect(await previewed(order, { ...exchange, reason })).toMatchObject({ fault: 'SHOP' });
    const { id } = (await open(order, { ...exchange, reason: 'SIZE' })).json<OpenedClaim>();
    expect(await world.adminClaim(id)).toMatchObject({ reason: 'SIZE', fault: 'SHOP', status: 'REQUESTED' });
  });

  test('a page of claims runs as many statements as one claim, and each claim has its own refund', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 10; at += 1) {
      const { order } = await shirts(2);
      await world.deliver(order, at % 2 === 0 ? 'IN_PRODUCTION' : 'DELIVERY_COMPLETED');
      const type = at % 2 === 0 ? 'CANCEL' : 'RETURN';
      ids.push((await open(order, { type, reason: 'PRINT', lines: linesOf(order, 1 + (at % 2)) })).json<OpenedClaim>().id);
    }
    const asked = vi.spyOn(world.shop.database.service.getExecutor(), 'provideConnection');
    const plansOf = async (...some: number[]) => {
      asked.mockClear();
      const { plans } = (await world.operator.call({ url: `/api/admin/claims/plans?ids=${some.join(',')}` })).json<PlannedRefunds>();
      return { plans, times: asked.mock.calls.length };
    };
    const one = await plansOf(ids[0] ?? 0);
    const all = await plansOf(...ids);
    asked.mockRestore();
    expect(one.plans).toEqual([{ id: ids[0], money: 30_000, points: 0 }]);
    const inOrder = all.plans.toSorted((a, b) => a.id - b.id);
    expect(inOrder).toEqual(ids.map((id, at) => ({ id, money: at % 2 === 0 ? 30_000 : 60_000, points: 0 })));
    expect(one.times).toBeGreaterThan(0);
    expect(all.times).toBe(one.times);
  });

  test('a claim opened by shop and shopper at the same moment is opened once, and the later request is refused', async () => {
    const { member, order, paymentId } = await shirts(1);
    const replies = await Promise.all([
      open(order, { type: 'CANCEL', reason: 'SOLD_OUT', lines: linesOf(order, 1) }),
      world.ask(member, order, { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: linesOf(order, 1) }),
      open(order, { type: 'CANCEL', reason: 'SOLD_OUT', lines: linesOf(order, 1) }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await world.held(paymentId)).toBe(0);
    const { order: other } = await shirts(1);
    await world.deliver(other, 'IN_PRODUCTION');
    const wait = { type: 'CANCEL', reason: 'SOLD_OUT', lines: linesOf(other, 1) };
    expect((await open(other, wait)).json()).toMatchObject({ is_settled: false });
    expect((await open(other, wait)).json()).toMatchObject({ code: 'CLAIM_LINE_OPEN' });
    await world.exact();
  });

  test('a claim can be opened by the shop’s staff only, not by the shopper, an artist or a brand', async () => {
    const { member, order } = await shirts(1);
    const [artist, brand] = [
      await world.shop.addMember({ roles: ['artist', 'user'] }),
      await world.shop.addMember({ roles: ['brand', 'user'] }),
    ];
    const body = { type: 'CANCEL', reason: 'SOLD_OUT', lines: linesOf(order, 1) };
    for (const actor of [member, artist, brand]) {
      expect((await open(order, body, { actor })).json()).toMatchObject({ code: 'FORBIDDEN' });
      expect((await actor.call({ url: `/api/admin/orders/${order.id}/claims` })).json()).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await open(order, { ...body, lines: linesOf(order, 2) })).json()).toMatchObject({ code: 'CLAIM_QUANTITY' });
    expect((await open({ ...order, id: 999_999 }, body)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await openable(order)).lines[0]).toMatchObject({ left: 1, asked: 0 });
  });
});
