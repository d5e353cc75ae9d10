import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ReprintFigures } from '#contract/rest/admin/figures.ts';
import type { GangSheets, PackingOrder, ProductionQueue } from '#contract/rest/admin/production.ts';
import { type Actor, commerceShop } from '#test/commerce-shop.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';

let world: WorkWorld;
let packer: Actor & { userId: string };

beforeAll(async () => {
  world = await workWorld(await commerceShop());
  packer = await world.shop.addMember({ roles: ['admin'], staffRoles: ['production'] });
});

const step = (id: number, path: string, body: object, key: string = randomUUID()) =>
  packer.call({ method: 'POST', url: `/api/admin/packing/${id}/${path}`, headers: { 'idempotency-key': key }, body });
const stock = async () => {
  const { rows } = await world.shop.query(
    "select o.stock_count from product.product_options o join product.products p on p.id = o.product_id where p.code = 'made'",
  );
  return (rows[0] as { stock_count: number }).stock_count;
};
const queued = async (id: number) => {
  const { days } = (await packer.call({ url: '/api/admin/production' })).json<ProductionQueue>();
  return days.flatMap(({ orders }) => orders).find((order) => order.id === id);
};
const pieces = async (id: number) => {
  const reply = await packer.call({ method: 'POST', url: '/api/admin/production/gang-sheets', body: { order_ids: [id] } });
  return reply.json<GangSheets>().sheets.flatMap((sheet) => sheet.pieces).length;
};
const advance = async (id: number, ...targets: string[]) => {
  for (const to of targets) {
    world.shop.pass(1);
    expect((await step(id, 'moves', { to })).statusCode).toBe(200);
  }
};

test('a misprinted piece of a packed order alone returns to production, takes another garment from stock, and is in history and figures', async () => {
  const order = await world.paid({ made: 3, ready: 1 });
  const [printed, ready] = [...order.order_products].sort((one, other) => other.quantity - one.quantity);
  const reprint = { line_id: printed?.id, quantity: 1, cause: 'MISPRINT', cost: 7_500 };
  expect((await step(order.id, 'reprints', reprint)).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
  await advance(order.id, 'IN_PRODUCTION');
  // Its first production still makes all of it.
  expect((await step(order.id, 'reprints', reprint)).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
  await advance(order.id, 'PRODUCTION_COMPLETE', 'DELIVERY_PREPARING');
  expect(await queued(order.id)).toBeUndefined();
  const [before, all] = [await stock(), await pieces(order.id)];

  expect((await step(order.id, 'reprints', { ...reprint, line_id: ready?.id })).json()).toMatchObject({ code: 'NOTHING_TO_PRODUCE' });
  expect((await step(order.id, 'reprints', { ...reprint, quantity: 4 })).json()).toMatchObject({ code: 'QUANTITY_LIMIT' });
  expect((await step(order.id, 'reprints', { ...reprint, cost: -1 })).statusCode).toBe(400);
  expect(await stock()).toBe(before);

  world.shop.pass(1);
  const key = randomUUID();
  const after = (await step(order.id, 'reprints', reprint, key)).json<PackingOrder>();
  expect(after).toMatchObject({ step: 'IN_PRODUCTION', next: { to: 'PRODUCTION_COMPLETE' } });
  expect(after.lines.find(({ id }) => id === printed?.id)).toMatchObject({ quantity: 3, again: 1, can_reprint: true });
  expect((await step(order.id, 'reprints', reprint, key)).statusCode).toBe(200);
  // Its process died before the reply was stored.
  await world.shop.query(`delete from sales.idempotency_keys where key = '${key}'`);
  expect((await step(order.id, 'reprints', reprint, key)).statusCode).toBe(200);
  expect(await stock()).toBe(before - 1);
  expect((await queued(order.id))?.order_products).toMatchObject([{ quantity: 1, is_reprint: true }]);
  expect(await pieces(order.id)).toBe(all / 3);

  await advance(order.id, 'PRODUCTION_COMPLETE');
  expect(await pieces(order.id)).toBe(all);
  const desk = (await world.staff.call({ url: `/api/admin/orders/${order.id}` })).json();
  expect(desk.history.filter(({ event }: { event: string }) => event === 'REPRINTED')).toMatchObject([
    { note: `${printed?.id} 1 MISPRINT` },
  ]);
  const figures = (await world.staff.call({ url: '/api/admin/reprints?from=2026-11-01&until=2026-12-31' })).json<ReprintFigures>();
  expect(figures.rows).toEqual([{ month: '2026-11', cause: 'MISPRINT', orders: 1, pieces: 1, cost: 7_500 }]);
  const file = await world.staff.call({ url: '/api/admin/exports/reprints?from=2026-11-01&until=2026-12-31&format=csv' });
  expect(file.body).toContain('잘못 인쇄함');
});

test('a mistaken reprint is undone with its step and returns its garment to stock; undoing another step keeps the reprint open', async () => {
  const order = await world.paid({ made: 2 });
  await advance(order.id, 'IN_PRODUCTION', 'PRODUCTION_COMPLETE');
  const before = await stock();
  const body = { line_id: order.order_products[0]?.id, quantity: 2, cause: 'LOST', cost: 0 };
  world.shop.pass(1);
  await step(order.id, 'reprints', { ...body, quantity: 1 });
  // A second one while the press makes the first again goes with it.
  world.shop.pass(1);
  await step(order.id, 'reprints', { ...body, quantity: 1 });
  expect(await stock()).toBe(before - 2);
  world.shop.pass(1);
  expect((await step(order.id, 'undo', { from: 'IN_PRODUCTION' })).json()).toMatchObject({
    step: 'PRODUCTION_COMPLETE',
    lines: [{ again: 0 }],
  });
  expect(await stock()).toBe(before);

  world.shop.pass(1);
  await step(order.id, 'reprints', { ...body, quantity: 1 });
  await advance(order.id, 'PRODUCTION_COMPLETE');
  world.shop.pass(1);
  const undone = (await step(order.id, 'undo', { from: 'PRODUCTION_COMPLETE' })).json<PackingOrder>();
  expect(undone).toMatchObject({ step: 'IN_PRODUCTION', lines: [{ again: 1 }] });
});

test('a reprint without a garment in stock is refused and changes nothing', async () => {
  const order = await world.paid({ made: 1 });
  await advance(order.id, 'IN_PRODUCTION', 'PRODUCTION_COMPLETE');
  await world.shop.query(
    "update product.product_options set stock_count = 0 where product_id = (select id from product.products where code = 'made')",
  );
  const refused = await step(order.id, 'reprints', { line_id: order.order_products[0]?.id, quantity: 1, cause: 'DAMAGED', cost: 100 });
  expect(refused.json()).toMatchObject({ code: 'OUT_OF_STOCK', status: 409 });
  const { rows } =
    await world.shop.query(`select status, (select count(*)::int from sales.reprints where order_id = ${order.id}) as reprints
    from sales.orders where id = ${order.id}`);
  expect(rows).toEqual([{ status: 'PRODUCTION_COMPLETE', reprints: 0 }]);
});
