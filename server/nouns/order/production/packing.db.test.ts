import { beforeAll, expect, test } from 'vitest';
import type { PackingOrder, PackingOrders } from '#contract/rest/admin/production.ts';
import { type Actor, commerceShop } from '#test/commerce-shop.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';

let world: WorkWorld;
let packer: Actor & { userId: string };
let other: Actor & { userId: string };

beforeAll(async () => {
  world = await workWorld(await commerceShop());
  const hire = () => world.shop.addMember({ roles: ['admin'], staffRoles: ['production'] });
  [packer, other] = [await hire(), await hire()];
});

const scanned = async (number: string, by: Actor = packer) =>
  (await by.call({ url: `/api/admin/packing?number=${encodeURIComponent(number)}` })).json<PackingOrders>().orders[0];
const step = (id: number, path: string, body: object, by: Actor = packer) =>
  by.call({ method: 'POST', url: `/api/admin/packing/${id}/${path}`, body });
const moved = async (id: number, to: string) => (await step(id, 'moves', { to })).json<PackingOrder>();

test('a packer moves an order from production to the courier by its barcode, and sees neither prices nor phone numbers', async () => {
  const order = await world.paid({ made: 2, ready: 1 });
  const line = `${order.order_number}-${order.order_products[0]?.id}`;
  const found = await scanned(line.toLowerCase());
  expect(found).toMatchObject({ id: order.id, next: { to: 'IN_PRODUCTION', code: null }, awaits_waybill: false, undo: null });
  expect(found?.lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
  world.shop.pass(1);
  expect(await moved(order.id, 'IN_PRODUCTION')).toMatchObject({ next: { to: 'PRODUCTION_COMPLETE' } });
  // The same scan twice moves it once.
  expect(await moved(order.id, 'IN_PRODUCTION')).toMatchObject({ step: 'IN_PRODUCTION' });
  world.shop.pass(1);
  await moved(order.id, 'PRODUCTION_COMPLETE');
  world.shop.pass(1);
  expect(await moved(order.id, 'DELIVERY_PREPARING')).toMatchObject({ next: null, awaits_waybill: true });
  const list = (await packer.call({ url: '/api/admin/packing' })).json<PackingOrders>();
  expect(list.orders.map(({ id }) => id)).toEqual([order.id]);
  expect(Object.keys(list.orders[0] ?? {}).toSorted()).toEqual([
    ...['awaits_waybill', 'courier', 'id', 'lines', 'next', 'order_number', 'recipient', 'ship_by', 'step', 'tracking_number', 'undo'],
  ]);
  expect(JSON.stringify(list)).not.toMatch(/price|amount|phone|010/);
  expect((await step(order.id, 'waybill', { courier: 'CJ', waybill: '123456789' })).json()).toMatchObject({ code: 'WAYBILL_UNREADABLE' });
  world.shop.pass(1);
  const sent = (await step(order.id, 'waybill', { courier: 'CJ', waybill: '1234-5678-9012' })).json<PackingOrder>();
  expect(sent).toMatchObject({ step: 'IN_DELIVERY', tracking_number: '123456789012', next: null, awaits_waybill: false, undo: null });
  // Whoever packs does not decide how much is made in a day, nor reads the files with addresses.
  expect((await packer.call({ url: '/api/admin/waybills/sheet' })).json()).toMatchObject({ code: 'FORBIDDEN' });
});

test('a scan typed in Hangul finds its order, and an unknown scan says so', async () => {
  const order = await world.paid({ made: 1 });
  const [, signs = ''] = order.order_number.split('-');
  const keys: Readonly<Record<string, string>> = {
    Q: 'ㅂ',
    W: 'ㅈ',
    E: 'ㄷ',
    R: 'ㄱ',
    T: 'ㅅ',
    A: 'ㅁ',
    S: 'ㄴ',
    D: 'ㅇ',
    F: 'ㄹ',
    G: 'ㅎ',
  };
  const typed = order.order_number.replace(signs, [...signs].map((sign) => keys[sign] ?? sign).join(''));
  expect((await scanned(typed))?.id).toBe(order.id);
  const missing = await packer.call({ url: '/api/admin/packing?number=8801234567890' });
  expect([missing.statusCode, missing.json()]).toMatchObject([404, { code: 'ORDER_NOT_FOUND' }]);
});

test('a step is undone by its author within ten minutes and before shipping, and by nobody else and not twice', async () => {
  const order = await world.paid({ made: 1 });
  world.shop.pass(1);
  await moved(order.id, 'IN_PRODUCTION');
  world.shop.pass(1);
  const undo = { from: 'PRODUCTION_COMPLETE', to: 'IN_PRODUCTION' };
  expect(await moved(order.id, 'PRODUCTION_COMPLETE')).toMatchObject({ undo });
  expect((await scanned(order.order_number, other))?.undo).toBeNull();
  expect((await step(order.id, 'undo', { from: undo.from }, other)).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
  world.shop.pass(1);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await step(order.id, 'undo', { from: undo.from })).json()).toMatchObject({ step: 'IN_PRODUCTION' });
  const { rows } = await world.shop.query(
    `select from_status, to_status, actor from sales.order_status_changes where order_id = ${order.id} order by id desc limit 1`,
  );
  expect(rows).toEqual([{ from_status: 'PRODUCTION_COMPLETE', to_status: 'IN_PRODUCTION', actor: 'ADMIN' }]);
  world.shop.pass(1);
  await moved(order.id, 'PRODUCTION_COMPLETE');
  world.shop.pass(11);
  expect((await step(order.id, 'undo', { from: undo.from })).json()).toMatchObject({ code: 'ORDER_STATE_CONFLICT' });
});

test('a scanned order with a blocking claim is not moved, and shows the reason', async () => {
  const order = await world.paid({ ready: 1 });
  await world.shop.query(`insert into sales.claims (order_id, type, status, reason) values (${order.id}, 'CANCEL', 'REQUESTED', 'r')`);
  expect(await scanned(order.order_number)).toMatchObject({ next: { to: 'DELIVERY_PREPARING', code: 'ORDER_HAS_OPEN_CLAIM' } });
  expect((await step(order.id, 'moves', { to: 'DELIVERY_PREPARING' })).json()).toMatchObject({ code: 'ORDER_HAS_OPEN_CLAIM' });
  await world.shop.query(`update sales.orders set cancelled_at = now(), cancel_reason = 'MEMBER' where id = ${order.id}`);
  expect(await scanned(order.order_number)).toMatchObject({ step: 'CANCELLED', next: null, awaits_waybill: false });
});
