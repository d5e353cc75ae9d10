import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { issueReceipts } from '#server/nouns/cash-receipt/issue-receipts-job.ts';
import { ClaimWorld, keyed, type Member, refundAccount } from '#test/claim-world.ts';
import { openCheckout, orderNow, placedOrder } from '#test/commerce-steps.ts';

/** A made-up fee: what the shop does with it follows from its row. */
const fee = vi.hoisted(() => {
  const label = { ko: '선물 포장', en: 'Gift wrap', cn: '礼品包装' };
  return { wrap_amount: { sign: '+', per: 'ORDER', kept: 'JSON', back: 'BEFORE_PRODUCTION', label, of: () => 3_000 } };
});
vi.mock('#rules/money/order-amount.ts', async (original) => {
  const real = await original<{ orderAmounts: object }>();
  return { ...real, orderAmounts: { ...real.orderAmounts, ...fee } };
});

let world: ClaimWorld;
let member: Member;

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

beforeEach(async () => {
  member = await world.shop.addMember();
});

async function bought(choice: object = {}) {
  const shirt = await world.product();
  return world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }], choice);
}

const cancel = ({ order_products: [line] }: Order, quantity: number, about: object = {}) => ({
  ...{ type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: line?.id, quantity }] },
  ...about,
});

test('a fee is in cart, quote and order, stored beside the named amounts, and included in the payment', async () => {
  const shirt = await world.product();
  const checkout = await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 1 }]);
  const amounts = { product_amount: 30_000, delivery_amount: 3_000, wrap_amount: 3_000, payment_amount: 36_000 };
  expect(checkout).toMatchObject(amounts);
  expect((await member.call({ url: '/api/cart' })).json().selected).toMatchObject(amounts);
  const order = await placedOrder(member, checkout, { quote_hash: checkout.quote_hash });
  expect(order).toMatchObject(amounts);
  expect(await world.operator.call({ url: `/api/admin/orders/${order.id}` }).then((reply) => reply.json())).toMatchObject(amounts);
  const { rows } = await world.shop.query(`select amounts from sales.orders where id = ${order.id}`);
  expect(rows).toEqual([{ amounts: { wrap_amount: 3_000 } }]);
  for (const wrong of [`'{"wrap_amount": 2000}'`, `'{"wrap_amount": -3000}'`, `'{"wrap": 3000}'`, `'{"wrap_amount": "3000"}'`, `'[3000]'`])
    await expect(world.shop.query(`update sales.orders set amounts = ${wrong} where id = ${order.id}`)).rejects.toThrow(/check constraint/);
  await world.exact();
});

test('a whole order cancelled before production refunds its fee with the last pieces', async () => {
  const { order, paymentId } = await bought();
  const first = await world.preview(member, order, cancel(order, 1));
  expect(first).toMatchObject({ wrap_amount: 0, goods: 30_000, shipping_charge: 3_000, money: 27_000 });
  expect((await world.ask(member, order, cancel(order, 1, { quote: first.quote }))).statusCode).toBe(201);
  const reply = await member.call({ method: 'POST', url: `/api/orders/${order.id}/cancellation`, headers: keyed(), body: {} });
  expect(reply.statusCode).toBeLessThan(300);
  const { claims } = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
  expect(claims[0]).toMatchObject({ status: 'COMPLETED', refund: { wrap_amount: 3_000, goods_amount: 30_000, amount: 36_000 } });
  expect(await world.held(paymentId)).toBe(0);
  await world.exact();
});

test('an order cancelled in production keeps the fee for the shop, refunds the rest, and its cash receipt covers the fee', async () => {
  const { order, paymentId } = await bought({
    payment_method: 'VIRTUAL_ACCOUNT',
    cash_receipt: { purpose: 'PERSONAL', number: '010-1234-5678' },
  });
  await issueReceipts(world.shop);
  await world.deliver(order, 'IN_PRODUCTION');
  const body = cancel(order, 2, { refund_account: refundAccount });
  const shown = await world.preview(member, order, body);
  expect(shown).toMatchObject({ wrap_amount: 0, money: 60_000, is_last: true });
  const [claim] = (await world.ask(member, order, body)).json<OrderClaims>().claims;
  const settled = await world.move(claim?.id ?? 0, { to: 'ACCEPTED', fault: 'SHOPPER', has_pick_up: false, quote: shown.quote });
  expect(settled.json()).toMatchObject({ status: 'COMPLETED', refund: { state: 'BACK', amount: 60_000, wrap_amount: 0 } });
  expect(await world.held(paymentId)).toBe(3_000);
  const ended = await orderNow(member, order);
  expect(ended).toMatchObject({ cancel_reason: 'ADMIN', refunds: [{ amount: 60_000, state: 'BACK' }] });
  world.shop.pass(5);
  for (const webhook of world.shop.webhooks.splice(0)) await world.shop.deliver(webhook);
  await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  await issueReceipts(world.shop);
  await issueReceipts(world.shop);
  const { rows } = await world.shop.query(`select state, amount from sales.cash_receipts where order_id = ${order.id} order by id`);
  expect(rows).toEqual([
    { state: 'CANCELLED', amount: 63_000 },
    { state: 'ISSUED', amount: 3_000 },
  ]);
  expect(await world.held(paymentId)).toBe(3_000);
  await world.exact();
});

test('an order cancelled in production through the fault of the shop is refunded with its fee', async () => {
  const { order, paymentId } = await bought();
  await world.deliver(order, 'IN_PRODUCTION');
  const [claim] = (await world.ask(member, order, cancel(order, 2))).json<OrderClaims>().claims;
  const settled = await world.move(claim?.id ?? 0, { to: 'ACCEPTED', fault: 'SHOP', has_pick_up: false });
  expect(settled.json()).toMatchObject({ refund: { amount: 63_000, wrap_amount: 3_000 } });
  expect(await world.held(paymentId)).toBe(0);
  await world.exact();
});
