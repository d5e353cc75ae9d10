import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductionQueue } from '#contract/rest/admin/production.ts';
import { commerceShop } from '#test/commerce-shop.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';

let world: WorkWorld;
const folder = mkdtempSync(join(tmpdir(), 'seam-zip-'));
beforeAll(async () => {
  world = await workWorld(await commerceShop());
});
afterAll(() => rmSync(folder, { recursive: true }));

const queue = async () => (await world.staff.call({ url: '/api/admin/production' })).json<ProductionQueue>();
const zipOf = (order_ids: number[]) => world.staff.call({ method: 'POST', url: '/api/admin/production/print-files', body: { order_ids } });

test('the production queue is spread over working days, what is at the press first, without what was cancelled or needs no press', async () => {
  await world.shop.query('update sales.production_plan set units_a_day = 4');
  const [one, two, part] = [await world.paid({ made: 3 }), await world.paid({ made: 3 }), await world.paid({ made: 4, ready: 1 })];
  await world.paid({ ready: 2 });
  const before = await queue();
  expect(before.days.flatMap(({ day, orders }) => orders.map(({ id, units }) => [day, id, units]))).toEqual([
    ['2026-11-20', one.id, 3],
    ['2026-11-23', two.id, 3],
    ['2026-11-24', part.id, 4],
  ]);
  await world.send('IN_PRODUCTION', two);
  const made = part.order_products.find(({ custom_version_id }) => custom_version_id !== null);
  await world.shop.query(`with c as (insert into sales.claims (order_id, type, status, reason) values (${part.id}, 'CANCEL', 'COMPLETED', 'r') returning id)
    insert into sales.claim_products (claim_id, order_product_id, quantity) select id, ${made?.id}, 3 from c`);
  const after = await queue();
  expect(after.days.flatMap(({ day, orders }) => orders.map(({ id, units }) => [day, id, units]))).toEqual([
    ['2026-11-20', two.id, 3],
    ['2026-11-23', one.id, 3],
    ['2026-11-23', part.id, 1],
  ]);
  const [line] = after.days[0]?.orders[0]?.order_products ?? [];
  expect(line).toMatchObject({ quantity: 3, proof: { sides: [{ width_mm: 300, height_mm: 400 }] } });
  // Sizes do not count in what tells which lines print the same, the garment and its design do.
  expect(line?.print_key).toMatch(/^[0-9a-f]{64}$/);
  expect(line?.print_key).not.toBe(line?.proof?.content_hash);
});

test('within a day the oldest promise comes first, also before what is under the press', async () => {
  await world.shop.query('update sales.production_plan set units_a_day = 1000');
  const [old, young] = [await world.paid({ made: 1 }), await world.paid({ made: 1 })];
  await world.shop.query(`update sales.orders set ship_by = '2026-11-23' where id = ${old.id}`);
  await world.shop.query(`update sales.orders set ship_by = '2026-12-23' where id = ${young.id}`);
  await world.send('IN_PRODUCTION', young);
  const shown = (await queue()).days.flatMap(({ orders }) => orders.map(({ id }) => id)).filter((id) => [old.id, young.id].includes(id));
  expect(shown).toEqual([old.id, young.id]);
  await world.shop.query(`update sales.orders set cancelled_at = now(), cancel_reason = 'MEMBER' where id in (${old.id}, ${young.id})`);
});

test('print files come as one zip with a list, at 300 DPI, and taking them is in the history', async () => {
  const [order, ready] = [await world.paid({ made: 2 }), await world.paid({ ready: 1 })];
  world.shop.pass(1);
  const reply = await zipOf([order.id, ready.id]);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  const file = join(folder, `${randomUUID()}.zip`);
  writeFileSync(file, reply.rawPayload);
  const { status } = spawnSync('python3', ['-m', 'zipfile', '-e', file, folder]);
  expect(status).toBe(0);
  const line = order.order_products[0]?.id;
  const [png = ''] = readdirSync(folder).filter((name) => name.endsWith('.png'));
  // The file name tells the printer which side it is.
  expect(png).toBe(`${order.order_number}-${line}-FRONT-x2.png`);
  expect(await sharp(readFileSync(join(folder, png))).metadata()).toMatchObject({
    width: 3543,
    height: 4724,
    density: 300,
    hasAlpha: true,
  });
  expect(readFileSync(join(folder, 'list.csv'), 'utf8')).toContain(
    `${png},${order.order_number}-${line},상품 made,사이즈 S,FRONT,300×400mm,2`,
  );
  const { history } = (await world.staff.call({ url: `/api/admin/orders/${order.id}` })).json();
  expect(history.at(-1)).toMatchObject({ event: 'PRINT_FILES_TAKEN', actor: 'ADMIN' });
});

test('a print file without anything to print, or with a missing picture, is refused before a byte is sent', async () => {
  const ready = await world.paid({ ready: 1 });
  expect((await zipOf([ready.id])).json()).toMatchObject({ code: 'NOTHING_TO_PRODUCE' });
  const made = await world.paid({ made: 1 });
  const { storage } = world.shop.gateways;
  const has = storage.has;
  storage.has = async () => false;
  expect((await zipOf([made.id])).json()).toMatchObject({ code: 'PRINT_PICTURE_MISSING' });
  storage.has = has;
  expect((await zipOf([made.id])).statusCode).toBe(200);
});
