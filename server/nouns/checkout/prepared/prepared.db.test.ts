import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { FoundMembers } from '#contract/rest/admin/members.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import type { BuyerGoods, MadeCheckout, PreparedCheckouts } from '#contract/rest/admin/prepared/checkouts.ts';
import type { Checkout } from '#contract/rest/checkouts.ts';
import type { Order } from '#contract/rest/orders.ts';
import { ClaimWorld, keyed } from '#test/claim-world.ts';
import type { Actor } from '#test/commerce-shop.ts';
import { startedPayment } from '#test/commerce-steps.ts';
import { notificationsTo } from '#test/notifications-to.ts';
import { addDesign, addGraphic } from '#test/rows/commerce-rows.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

const prepare = (body: object, { actor = world.operator as Actor, headers = keyed() } = {}) =>
  actor.call({ method: 'POST', url: '/api/admin/checkouts', headers, body: { destination: null, ...body } });
const preparedFor = async (userId: string) =>
  (await world.operator.call({ url: `/api/admin/checkouts?user_id=${userId}` })).json<PreparedCheckouts>().checkouts;
const home = {
  recipient: '김전화',
  phone: '010-2222-3333',
  zip_code: '04524',
  address: '서울 중구 세종대로 110',
  detail_address: '3층',
  shipping_request: '',
};

async function lineOf(quantity = 1) {
  const shirt = await world.product();
  return { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity };
}

test('staff prepare an order for a member, who is notified, sees it with its address and pays it; its history names the staff', async () => {
  const member = await world.shop.addMember();
  const line = await lineOf(2);
  const key = keyed();
  const body = { user_id: member.userId, lines: [line], destination: home };
  const [first, second] = [await prepare(body, { headers: key }), await prepare(body, { headers: key })];
  expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
  const { id, payment_amount } = first.json<MadeCheckout>();
  const [told] = (await notificationsTo(world.shop, member.userId)).slice(-1);
  expect(told).toMatchObject({ title: '주문서가 준비되었습니다. 확인하고 결제해 주세요.', link: `/order/${id}` });
  expect(told?.lines).toEqual([
    expect.stringMatching(/ 2개$/),
    '결제하실 금액 60,000원',
    expect.stringMatching(/까지 결제할 수 있어요\.$/),
  ]);
  expect(await preparedFor(member.userId)).toMatchObject([{ id, order: null, goods: [{ quantity: 2 }] }]);

  // Six days later, at the price of that day.
  world.shop.pass(6 * 24 * 60);
  const opened = (await member.call({ url: `/api/checkouts/${id}` })).json<Checkout>();
  expect(opened).toMatchObject({ can_order: true, payment_amount, delivery_destination: { recipient: '김전화', zip_code: '04524' } });
  const placed = await member.call({
    method: 'POST',
    url: '/api/orders',
    headers: keyed(),
    body: {
      checkout_id: id,
      delivery_destination_id: opened.delivery_destination?.id,
      payment_method: 'CARD',
      agreements: opened.required_agreements,
      quote_hash: opened.quote_hash,
    },
  });
  expect([placed.statusCode, placed.body]).toEqual([201, expect.any(String)]);
  const order = placed.json<Order>();
  const { paymentId, request } = await startedPayment(member, order);
  await world.shop.press(paymentId, request, 'approve');
  await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  const desk = (await world.operator.call({ url: `/api/admin/orders/${order.id}` })).json<OrderAtWork>();
  expect(desk).toMatchObject({ step: 'PAYMENT_COMPLETE', payment_amount });
  expect(desk.history.filter(({ event }) => event === 'PREPARED_BY_STAFF')).toMatchObject([{ actor: 'ADMIN' }]);
  expect(await preparedFor(member.userId)).toMatchObject([{ id, order: { id: order.id, is_paid: true } }]);
  const log = (await world.operator.call({ url: `/api/admin/audit?kind=member&thing=${member.userId}` })).json<AuditPage>();
  expect(log.entries.map(({ table, action }) => `${table} ${action}`)).toContain('sales.checkouts INSERT');
  await world.exact();
});

test('staff can order a member’s saved design in a size of its colour; another member’s design is not found', async () => {
  const [member, other] = [await world.shop.addMember(), await world.shop.addMember()];
  const tee = await world.product({ type: 'CUSTOM' });
  const graphic = await addGraphic(world.shop.database.service, world.catalogue);
  const product_custom_id = await addDesign(world.shop.database.service, { product: tee, userId: member.userId, graphicIds: [graphic] });
  const goods = (await world.operator.call({ url: `/api/admin/checkouts/goods?user_id=${member.userId}` })).json<BuyerGoods>();
  expect(goods.designs).toMatchObject([{ id: product_custom_id, product_id: tee.id, option_ids: tee.optionIds }]);
  expect(goods.products).toMatchObject([{ id: tee.id, is_custom: true, options: [{ option_id: tee.optionIds[0], stock_count: 10 }, {}] }]);
  const line = { product_id: tee.id, option_id: tee.optionIds[1], product_custom_id };
  expect((await prepare({ user_id: other.userId, lines: [line] })).json()).toMatchObject({ code: 'DESIGN_NOT_FOUND' });
  expect((await prepare({ user_id: member.userId, lines: [line] })).statusCode).toBe(201);
});

test('a withdrawn prepared order is not found under its link; one that was ordered stays', async () => {
  const member = await world.shop.addMember();
  const { id } = (await prepare({ user_id: member.userId, lines: [await lineOf()] })).json<MadeCheckout>();
  const withdraw = () => world.operator.call({ method: 'DELETE', url: `/api/admin/checkouts/${id}` });
  expect((await withdraw()).statusCode).toBe(204);
  expect((await member.call({ url: `/api/checkouts/${id}` })).json()).toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
  const own = await member.call({ method: 'POST', url: '/api/checkouts', body: { source: 'BUY_NOW', lines: [await lineOf()] } });
  const opened = own.json<Checkout>().id;
  expect((await world.operator.call({ method: 'DELETE', url: `/api/admin/checkouts/${opened}` })).json()).toMatchObject({
    code: 'CHECKOUT_NOT_FOUND',
  });
});

test('only staff of the order desk prepare an order, for an active member and goods in stock', async () => {
  const member = await world.shop.addMember();
  const line = await lineOf();
  expect((await prepare({ user_id: member.userId, lines: [line] }, { actor: member })).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await prepare({ user_id: crypto.randomUUID(), lines: [line] })).json()).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  expect((await prepare({ user_id: member.userId, lines: [{ ...line, quantity: 50 }] })).json()).toMatchObject({ code: 'OUT_OF_STOCK' });
  expect((await prepare({ user_id: member.userId, lines: [] })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'lines' });
  expect(await preparedFor(member.userId)).toEqual([]);
  const found = await world.operator.call({ method: 'POST', url: '/api/admin/checkouts/buyers', body: { text: '없는사람' } });
  expect(found.json<FoundMembers>()).toEqual({ members: [], total: 0 });
});
