import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { OrderAtWork, OrderOptions } from '#contract/rest/admin/orders.ts';
import { ClaimWorld } from '#test/claim-world.ts';
import type { Actor } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { stockTotals } from '#test/ledgers.ts';
import { notificationsTo } from '#test/notifications-to.ts';
import { addDesign, addGraphic } from '#test/rows/commerce-rows.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

type Ordered = { id: number; order_products: readonly { id: number }[] };

const change = (order: Ordered, option_id: number | undefined, actor: Actor = world.operator) =>
  actor.call({ method: 'PUT', url: `/api/admin/orders/${order.id}/options`, body: { line_id: order.order_products[0]?.id, option_id } });
const offered = async (order: Ordered) =>
  (await world.operator.call({ url: `/api/admin/orders/${order.id}/options` }))
    .json<OrderOptions>()
    .lines.map(({ options }) => options.map(({ option_id }) => option_id));

test('staff correct the size of a paid order: stock, history, log, brand and shopper are updated, and no money moves', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const [small = 0, middle = 0] = shirt.optionIds;
  const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: small, quantity: 2 }]);
  const held = await world.held(paymentId);
  const totals = await stockTotals({ query: (text) => world.shop.query(text) });
  await world.shop.database.service
    .updateTable('sales.preparations')
    .set({ state: 'PREPARED', prepared_at: world.shop.clock() })
    .where('order_product_id', '=', order.order_products[0]?.id ?? 0)
    .execute();
  const touched = async () => (await world.shop.query(`select updated_at from sales.orders where id = ${order.id}`)).rows;
  const before = await touched();
  expect(await offered(order)).toEqual([[small, middle]]);
  expect((await change(order, middle, member)).json()).toMatchObject({ code: 'FORBIDDEN' });
  const changed = await change(order, middle);
  expect(changed.json<OrderAtWork>().order_products[0]).toMatchObject({ option_name: { ko: '사이즈 M' } });
  const prepared = `select state, option_id::integer from sales.preparations where order_product_id = ${order.order_products[0]?.id}`;
  expect((await world.shop.query(prepared)).rows).toEqual([{ state: 'WAITING', option_id: middle }]);
  expect(await touched()).not.toEqual(before);
  expect((await change(order, middle)).statusCode).toBe(200);
  expect([await world.stockOf(small), await world.stockOf(middle), await world.held(paymentId)]).toEqual([10, 3, held]);
  expect(await stockTotals({ query: (text) => world.shop.query(text) })).toEqual(totals);
  const { history } = changed.json<OrderAtWork>();
  expect(history.filter(({ event }) => event === 'OPTION_CHANGED')).toMatchObject([
    { actor: 'ADMIN', note: expect.stringMatching(/: 사이즈 S → 사이즈 M$/) },
  ]);
  const told = (await notificationsTo(world.shop, member.userId)).filter(({ title }) => title === '주문하신 상품의 옵션을 바꿨습니다.');
  expect(told.map(({ lines }) => lines.at(-1))).toEqual([expect.stringMatching(/^상품 .* 사이즈 M 2개$/)]);
  const log = (await world.operator.call({ url: `/api/admin/audit?kind=order&thing=${order.id}` })).json<AuditPage>();
  expect(log.entries.map(({ table, action }) => `${table} ${action}`)).toEqual(
    expect.arrayContaining(['sales.order_products UPDATE', 'sales.order_events INSERT']),
  );
  await world.exact();
});

test('an option of another price or too little stock, another member’s line or a begun order is refused and changes nothing', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product({ stocks: [10, 5, 1, 5] });
  const [small = 0, middle = 0, large = 0, dear = 0] = shirt.optionIds;
  await world.shop.database.service.updateTable('product.product_options').set({ price: 2_000 }).where('id', '=', dear).execute();
  const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: small, quantity: 2 }]);
  for (const option of [large, dear, 999_999]) expect((await change(order, option)).json()).toMatchObject({ code: 'OPTION_UNAVAILABLE' });
  expect((await change({ ...order, order_products: [{ id: 1 }] }, middle)).json()).toMatchObject({ code: 'ORDER_LINE_NOT_FOUND' });
  await world.deliver(order, 'IN_PRODUCTION');
  expect((await change(order, middle)).json()).toMatchObject({ code: 'OPTION_FIXED' });
  expect(await offered(order)).toEqual([]);
  expect([await world.stockOf(small), await world.stockOf(middle)]).toEqual([8, 5]);
  await world.exact();
});

test('an unpaid order can be changed too, and its cancellation returns the new option to stock', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const [small = 0, middle = 0] = shirt.optionIds;
  const placed = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: small, quantity: 1 }]));
  expect((await change(placed, middle)).statusCode).toBe(200);
  expect([await world.stockOf(small), await world.stockOf(middle)]).toEqual([10, 4]);
  await member.call({
    method: 'POST',
    url: `/api/orders/${placed.id}/cancellation`,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {},
  });
  await world.exact();
});

test('a line with a design can be changed to other sizes of its garment and colour', async () => {
  const member = await world.shop.addMember();
  const tee = await world.product({ type: 'CUSTOM' });
  const graphic = await addGraphic(world.shop.database.service, world.catalogue);
  const product_custom_id = await addDesign(world.shop.database.service, { product: tee, userId: member.userId, graphicIds: [graphic] });
  const [small = 0, middle = 0] = tee.optionIds;
  const { order } = await world.bought(member, [{ product_id: tee.id, option_id: small, product_custom_id }]);
  expect(await offered(order)).toEqual([[small, middle]]);
  expect((await change(order, middle)).json<OrderAtWork>().order_products[0]).toMatchObject({ option_name: { ko: '사이즈 M' } });
  await world.exact();
});
