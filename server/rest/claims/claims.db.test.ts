import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminClaim } from '#contract/rest/admin-claims.ts';
import type { ClaimPreview, OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { sweepPayments } from '#server/jobs/sweep-payments.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type OrderChoice, orderNow, placedOrder, sheetOf, startedPayment } from '#test/commerce-steps.ts';
import { ledgerViolations } from '#test/ledgers.ts';
import { addCatalogue, addCoupon, addDesign, addGraphic, addPoints, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let operator: Actor & { userId: string };
let count = 0;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  operator = await shop.addMember({ roles: ['user', 'admin'] });
});

const account = { bank: 'SHINHAN', number: '110123456789', holder: '김이음' };
type Member = Actor & { userId: string };

async function product(about: { price?: number; stocks?: number[]; type?: 'CUSTOM' } = {}) {
  count += 1;
  return addProduct(shop.database.service, catalogue, { code: `claim-${count}`, price: 30_000, stocks: [10, 5], ...about });
}

/** A paid order of these pieces; gives it with its payment. */
async function bought(
  member: Member,
  lines: { product_id: number; option_id: number; quantity?: number; product_custom_id?: number }[],
  choice: OrderChoice = {},
): Promise<{ order: Order; paymentId: string }> {
  const placed = await placedOrder(member, await sheetOf(member, lines), choice);
  const { paymentId, request } = await startedPayment(member, placed, choice.payment_method ? { method: choice.payment_method } : {});
  if (choice.payment_method === 'VIRTUAL_ACCOUNT') {
    await shop.press(paymentId, request, 'issue');
    await shop.happens(paymentId, { action: 'deposit', outcome: 'SUCCEEDED' });
  } else await shop.press(paymentId, request, 'approve');
  await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  return { order: await orderNow(member, placed), paymentId };
}

async function deliver(order: Pick<Order, 'id'>, status = 'DELIVERY_COMPLETED') {
  const delivered_at = status === 'DELIVERY_COMPLETED' || status === 'PURCHASE_CONFIRMED' ? shop.clock() : null;
  await shop.database.service.updateTable('sales.orders').set({ status, delivered_at }).where('id', '=', order.id).execute();
}

const keyed = () => ({ 'idempotency-key': randomUUID() });

function ask(member: Actor, order: Pick<Order, 'id'>, body: object) {
  return member.call({ method: 'POST', url: `/api/orders/${order.id}/claims`, headers: keyed(), body });
}

async function preview(member: Actor, order: Pick<Order, 'id'>, body: object): Promise<ClaimPreview> {
  const reply = await member.call({ method: 'POST', url: `/api/orders/${order.id}/claims/preview`, body });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  return reply.json();
}

function move(claimId: number, body: object) {
  return operator.call({ method: 'POST', url: `/api/admin/claims/${claimId}/moves`, headers: keyed(), body });
}

async function adminClaim(claimId: number): Promise<AdminClaim> {
  const reply = await operator.call({ url: `/api/admin/claims/${claimId}` });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  return reply.json();
}

async function photoOf(member: Member): Promise<number> {
  const { id } = await shop.database.service
    .insertInto('member.photos')
    .values({ user_id: member.userId, src: `/cdn/${'7'.repeat(64)}.webp`, width: 10, height: 10 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function stockOf(optionId: number): Promise<number> {
  const row = await shop.database.service
    .selectFrom('product.product_options')
    .select('stock_count')
    .where('id', '=', optionId)
    .executeTakeFirstOrThrow();
  return row.stock_count;
}

const held = async (paymentId: string) => (await shop.held()).get(paymentId);
const exact = async () => expect(await ledgerViolations({ query: (text) => shop.query(text) })).toEqual([]);

describe('a part of an order', () => {
  test('is cancelled at once before production: what the preview said goes back, in money, points and stock, and the rest stays', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 6_000);
    const shirt = await product();
    const { order, paymentId } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 3 }], {
      point_amount: 6_000,
      coupon_claim_ids: [await addCoupon(shop.database.service, member.userId)],
    });
    const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines };
    const shown = await preview(member, order, body);
    expect(shown).toMatchObject({
      goods: 27_333,
      points: 2_000,
      shipping_charge: 0,
      is_settled_at_once: true,
      coupons: [],
      has_coupon: true,
    });
    expect(shown.lines[0]).toMatchObject({ amount: 30_000, coupon_discount_amount: 30_000 - shown.goods - shown.points });
    expect(shown.point_lots).toEqual([{ amount: shown.points, expires_at: '2027-12-31T00:00:00.000Z', is_ended: false }]);

    const done = await ask(member, order, { ...body, quote: shown.quote });
    expect(done.statusCode).toBe(201);
    const [claim] = done.json<OrderClaims>().claims;
    expect(claim).toMatchObject({ status: 'COMPLETED', refund: { state: 'BACK', amount: shown.money, point_amount: shown.points } });
    expect(await held(paymentId)).toBe(order.payment_amount - shown.money);
    expect(await stockOf(shirt.optionIds[0] ?? 0)).toBe(8);
    expect((await orderNow(member, order)).cancelled_at).toBe(null);
    // The provider's own notice of it is no surprise.
    for (const notice of shop.notices.splice(0)) await shop.deliver(notice);
    await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
    const found = await shop.query(`select kind from sales.discrepancies where order_id = ${order.id}`);
    expect(found.rows).toEqual([]);
    await exact();

    // The rest, in one: all of the money is back, the coupon is free, the order is over.
    const rest = { ...body, lines: [{ order_product_id: order.order_products[0]?.id, quantity: 2 }] };
    const last = await preview(member, order, rest);
    expect(last).toMatchObject({ is_last: true, coupons: [{ is_ended: false }] });
    expect((await ask(member, order, { ...rest, quote: last.quote })).statusCode).toBe(201);
    expect(shown.money + last.money).toBe(order.payment_amount);
    expect(shown.points + last.points).toBe(6_000);
    expect(await held(paymentId)).toBe(0);
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'MEMBER', refunds: [{ state: 'BACK', amount: last.money }] });
    expect(await stockOf(shirt.optionIds[0] ?? 0)).toBe(10);
    await exact();
  });

  test('another sum than was shown is refused, too many pieces are, and so is an open line; a repeat changes nothing', async () => {
    const member = await shop.addMember();
    const shirt = await product();
    const { order } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
    const line = { order_product_id: order.order_products[0]?.id, quantity: 1 };
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [line] };
    expect((await ask(member, order, { ...body, quote: '1.0.0.0' })).json()).toMatchObject({ code: 'CLAIM_QUOTE_CHANGED' });
    expect((await ask(member, order, { ...body, lines: [{ ...line, quantity: 3 }] })).json()).toMatchObject({ code: 'CLAIM_QUANTITY' });
    expect((await ask(member, order, { ...body, lines: [line, line] })).json()).toMatchObject({ code: 'CLAIM_QUANTITY' });
    const stranger = await shop.addMember();
    expect((await ask(stranger, order, body)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const call = { method: 'POST' as const, url: `/api/orders/${order.id}/claims`, headers: keyed(), body };
    expect((await member.call(call)).statusCode).toBe(201);
    expect((await member.call(call)).statusCode).toBe(201);
    await deliver(order, 'DELIVERY_PREPARING');
    expect((await ask(member, order, body)).json<OrderClaims>().claims).toMatchObject([{ status: 'REQUESTED' }, { status: 'COMPLETED' }]);
    expect((await ask(member, order, body)).json()).toMatchObject({ code: 'CLAIM_LINE_OPEN' });
    await exact();
  });

  test('what was deposited goes back to the account that was named, and a bank that cannot pay asks for another', async () => {
    const member = await shop.addMember();
    const shirt = await product();
    const { order, paymentId } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }], {
      payment_method: 'VIRTUAL_ACCOUNT',
    });
    expect(order.status).toBe('PAYMENT_COMPLETE');
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    expect((await ask(member, order, body)).json()).toMatchObject({ code: 'REFUND_ACCOUNT_REQUIRED' });
    shop.faults.plan({ faults: [{ kind: 'refund-failed' }] });
    const asked = await ask(member, order, { ...body, refund_account: account });
    expect(asked.json<OrderClaims>().claims[0]).toMatchObject({ status: 'ACCEPTED', refund: { state: 'ACCOUNT_NEEDED', amount: 27_000 } });
    await exact();
    const given = await member.call({
      method: 'POST',
      url: `/api/payments/${paymentId}/refund-account`,
      body: { ...account, number: '110999999999' },
    });
    expect(given.json()).toEqual({ refund: 'BACK' });
    const now = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(now.claims[0]).toMatchObject({ status: 'COMPLETED', refund: { state: 'BACK' } });
    expect(await held(paymentId)).toBe(33_000);
    await exact();
  });

  test('a reply that was lost is found again: money goes back once', async () => {
    const member = await shop.addMember();
    const shirt = await product();
    const { order, paymentId } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 3 }]);
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    shop.faults.plan({ faults: [{ kind: 'lost-reply', call: 'cancel' }] });
    expect((await ask(member, order, body)).json<OrderClaims>().claims[0]).toMatchObject({ status: 'ACCEPTED', refund: { state: 'OWED' } });
    shop.faults.plan();
    shop.pass(60);
    await sweepPayments(shop);
    await sweepPayments(shop);
    expect(await held(paymentId)).toBe(60_000);
    expect((await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().claims[0]).toMatchObject({
      status: 'COMPLETED',
    });
    expect((await shop.query(`select state from sales.discrepancies where order_id = ${order.id}`)).rows).toEqual([{ state: 'RESOLVED' }]);
    await exact();
  });
});

describe('goods come back', () => {
  test('a change of mind: collected, looked at, settled with its fees, points of the purchase taken back, stock only where it can be sold', async () => {
    const member = await shop.addMember();
    const [shirt, cap] = [await product(), await product()];
    const { order, paymentId } = await bought(member, [
      { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 },
      { product_id: cap.id, option_id: cap.optionIds[0] ?? 0 },
    ]);
    await deliver(order);
    await member.call({
      method: 'POST',
      url: `/api/orders/${order.id}/purchase-confirmation`,
      headers: keyed(),
      body: { is_agreed: true },
    });
    const body = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    const shown = await preview(member, order, body);
    expect(shown).toMatchObject({ goods: 30_000, shipping_charge: 3_000, pick_up_fee: 3_000, money: 24_000, earned_back: 300 });
    const asked = (await ask(member, order, body)).json<OrderClaims>();
    const id = asked.claims[0]?.id ?? 0;
    expect(asked.lines[0]).toMatchObject({ left: 0, asked: 1, possible: { CHANGE_OF_MIND: 'CLAIM_LINE_OPEN' } });

    expect((await adminClaim(id)).moves).toEqual([
      { to: 'COLLECTING', refusal: null },
      { to: 'COLLECTED', refusal: 'CLAIM_STATE_CONFLICT' },
      { to: 'ACCEPTED', refusal: null },
      { to: 'REJECTED', refusal: null },
      { to: 'WITHDRAWN', refusal: null },
    ]);
    expect((await move(id, { to: 'COLLECTING', pick_up: { courier: 'CJ', number: '690000000001' } })).statusCode).toBe(200);
    expect((await move(id, { to: 'COLLECTING' })).statusCode).toBe(200);
    expect((await move(id, { to: 'COLLECTED' })).statusCode).toBe(200);
    const decision = await operator.call({
      method: 'POST',
      url: `/api/admin/claims/${id}/preview`,
      body: { fault: 'SHOPPER', has_pick_up: true },
    });
    expect(decision.json()).toEqual({ ...shown, is_settled_at_once: false });
    const lines = [{ order_product_id: order.order_products[0]?.id, is_resellable: false }];
    const settled = await move(id, { to: 'ACCEPTED', quote: shown.quote, lines, note: '확인했습니다.' });
    expect(settled.json()).toMatchObject({
      status: 'COMPLETED',
      note: '확인했습니다.',
      refund: { state: 'BACK', amount: 24_000, earned_back: 300 },
    });
    expect(await held(paymentId)).toBe(36_000);
    expect(await stockOf(shirt.optionIds[0] ?? 0)).toBe(9);
    const told = await shop.query(`select values ->> 'state' as state from member.notices where user_id = '${member.userId}' order by id`);
    expect(told.rows.map((row) => (row as { state: string }).state)).toEqual(
      expect.arrayContaining(['RETURN_COLLECTING', 'RETURN_COLLECTED', 'RETURN_ACCEPTED', 'RETURN_COMPLETED']),
    );
    await exact();
  });

  test('the shop’s fault needs a photo and costs nothing; all of it gone gives the coupon back and leaves nothing to confirm', async () => {
    const member = await shop.addMember();
    const shirt = await product();
    const coupon = await addCoupon(shop.database.service, member.userId);
    const { order, paymentId } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }], {
      coupon_claim_ids: [coupon],
    });
    await deliver(order);
    const body = {
      type: 'RETURN',
      reason: 'DEFECT',
      detail: '올이 풀렸어요',
      lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }],
    };
    expect((await ask(member, order, body)).json()).toMatchObject({ code: 'CLAIM_PHOTO_NEEDED' });
    const asked = await ask(member, order, { ...body, photo_ids: [await photoOf(member)] });
    expect(asked.statusCode).toBe(201);
    const id = asked.json<OrderClaims>().claims[0]?.id ?? 0;
    const confirm = {
      method: 'POST' as const,
      url: `/api/orders/${order.id}/purchase-confirmation`,
      headers: keyed(),
      body: { is_agreed: true },
    };
    expect((await member.call(confirm)).json()).toMatchObject({ code: 'CLAIM_LINE_OPEN' });
    expect((await move(id, { to: 'ACCEPTED', has_pick_up: false })).json()).toMatchObject({
      status: 'COMPLETED',
      refund: { amount: 31_000, is_coupon_back: true },
    });
    expect(await held(paymentId)).toBe(0);
    for (const notice of shop.notices.splice(0)) await shop.deliver(notice);
    expect((await member.call({ ...confirm, headers: keyed() })).json()).toMatchObject({ code: 'CLAIM_NOTHING_LEFT' });
    expect((await shop.query(`select order_id from sales.coupon_claims where id = ${coupon}`)).rows).toEqual([{ order_id: null }]);
    expect((await shop.query(`select kind from sales.discrepancies where order_id = ${order.id}`)).rows).toEqual([]);
    await exact();
  });

  test('an operator may see another fault, and the money follows it; a decline says why and frees the line', async () => {
    const member = await shop.addMember();
    const shirt = await product();
    const { order } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
    await deliver(order);
    const body = {
      type: 'RETURN',
      reason: 'DEFECT',
      lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }],
      photo_ids: [await photoOf(member)],
    };
    const id = (await ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
    const asShop = await operator.call({
      method: 'POST',
      url: `/api/admin/claims/${id}/preview`,
      body: { fault: 'SHOP', has_pick_up: true },
    });
    expect(asShop.json()).toMatchObject({ money: 30_000 });
    expect((await move(id, { to: 'ACCEPTED', fault: 'SHOPPER', quote: asShop.json<ClaimPreview>().quote })).json()).toMatchObject({
      code: 'CLAIM_QUOTE_CHANGED',
    });
    expect((await adminClaim(id)).fault).toBe('SHOP');
    expect((await move(id, { to: 'REJECTED', note: '사용 흔적이 있습니다.' })).json()).toMatchObject({ status: 'REJECTED', moves: [] });
    expect((await move(id, { to: 'ACCEPTED' })).json()).toMatchObject({ code: 'CLAIM_STATE_CONFLICT' });
    const now = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(now).toMatchObject({ lines: [{ left: 2, possible: { CHANGE_OF_MIND: null } }], claims: [{ note: '사용 흔적이 있습니다.' }] });
    await exact();
  });

  test('goods made to the shopper’s own design: free to cancel until production, then only what is not as ordered', async () => {
    const member = await shop.addMember();
    const tee = await product({ type: 'CUSTOM' });
    const graphic = await addGraphic(shop.database.service, catalogue);
    const design = await addDesign(shop.database.service, { product: tee, userId: member.userId, graphicIds: [graphic] });
    const { order } = await bought(member, [{ product_id: tee.id, option_id: tee.optionIds[0] ?? 0, product_custom_id: design }]);
    const options = async () => (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().lines[0];
    expect(await options()).toMatchObject({ is_custom: true, possible: { CANCEL: null } });
    await deliver(order, 'IN_PRODUCTION');
    expect(await options()).toMatchObject({ possible: { CANCEL: 'CLAIM_MADE_TO_ORDER' } });
    await deliver(order);
    expect(await options()).toMatchObject({
      possible: { CANCEL: 'CLAIM_SENT_ALREADY', CHANGE_OF_MIND: 'CLAIM_MADE_TO_ORDER', NOT_AS_ORDERED: null },
    });
    const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
    expect((await ask(member, order, { type: 'RETURN', reason: 'SIZE', lines })).json()).toMatchObject({ code: 'CLAIM_MADE_TO_ORDER' });
  });
});

describe('an exchange', () => {
  test('holds what it sends while the goods come back, and sends it; a withdrawn one gives it back', async () => {
    const member = await shop.addMember();
    const shirt = await product();
    const [small, medium] = [shirt.optionIds[0] ?? 0, shirt.optionIds[1] ?? 0];
    const { order, paymentId } = await bought(member, [{ product_id: shirt.id, option_id: small, quantity: 2 }]);
    await deliver(order);
    const body = {
      type: 'EXCHANGE',
      reason: 'SIZE',
      lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1, exchange_option_id: medium }],
    };
    expect(await preview(member, order, body)).toMatchObject({ money: 0, points: 0, exchange_fee: 6_000 });
    const first = (await ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
    await move(first, { to: 'COLLECTING' });
    expect(await stockOf(medium)).toBe(4);
    expect((await member.call({ method: 'POST', url: `/api/claims/${first}/withdrawal` })).statusCode).toBe(200);
    expect((await member.call({ method: 'POST', url: `/api/claims/${first}/withdrawal` })).statusCode).toBe(200);
    expect(await stockOf(medium)).toBe(5);

    const second = (await ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
    await move(second, { to: 'COLLECTING' });
    await move(second, { to: 'COLLECTED' });
    expect((await move(second, { to: 'REDELIVERING' })).json()).toMatchObject({ code: 'CLAIM_TRACKING_NEEDED' });
    expect((await move(second, { to: 'REDELIVERING', delivery: { courier: 'CJ', number: '690000000002' } })).json()).toMatchObject({
      status: 'REDELIVERING',
    });
    expect([await stockOf(small), await stockOf(medium)]).toEqual([9, 4]);
    expect((await move(second, { to: 'COMPLETED' })).json()).toMatchObject({ status: 'COMPLETED', refund: null });
    expect(await held(paymentId)).toBe(60_000);
    const now = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(now.lines[0]).toMatchObject({ left: 2, asked: 0, gone: 0 });
    await exact();
  });

  test('is refused for an option of another price or without stock, and an operator reads why', async () => {
    const member = await shop.addMember();
    const shirt = await product({ stocks: [5, 1] });
    const [small, medium] = [shirt.optionIds[0] ?? 0, shirt.optionIds[1] ?? 0];
    const { order } = await bought(member, [{ product_id: shirt.id, option_id: small, quantity: 2 }]);
    await deliver(order);
    const line = { order_product_id: order.order_products[0]?.id, quantity: 2, exchange_option_id: medium };
    expect((await ask(member, order, { type: 'EXCHANGE', reason: 'SIZE', lines: [line] })).json()).toMatchObject({
      code: 'CLAIM_EXCHANGE_OPTION',
    });
    const id =
      (await ask(member, order, { type: 'EXCHANGE', reason: 'SIZE', lines: [{ ...line, quantity: 1 }] })).json<OrderClaims>().claims[0]
        ?.id ?? 0;
    await shop.database.service.updateTable('product.product_options').set({ stock_count: 0 }).where('id', '=', medium).execute();
    expect((await adminClaim(id)).moves).toContainEqual({ to: 'COLLECTING', refusal: 'CLAIM_EXCHANGE_OPTION' });
    expect((await move(id, { to: 'COLLECTING' })).json()).toMatchObject({ code: 'CLAIM_EXCHANGE_OPTION' });
    expect((await adminClaim(id)).status).toBe('REQUESTED');
  });
});

test('two operators at once settle a claim once, and nobody but staff decides', async () => {
  const member = await shop.addMember();
  const shirt = await product();
  const { order, paymentId } = await bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
  await deliver(order);
  const body = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
  const id = (await ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
  const forbidden = await member.call({ method: 'POST', url: `/api/admin/claims/${id}/moves`, headers: keyed(), body: { to: 'ACCEPTED' } });
  expect(forbidden.json()).toMatchObject({ code: 'FORBIDDEN' });
  await Promise.all([1, 2, 3].map(() => move(id, { to: 'ACCEPTED' })));
  expect(await held(paymentId)).toBe(33_000 - 27_000);
  expect(await stockOf(shirt.optionIds[0] ?? 0)).toBe(10);
  await exact();
});
