import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GangSheets, ProductionQueue } from '#contract/rest/admin/production.ts';
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

test('the production queue is divided over working days, current production first, without cancelled orders and ready goods', async () => {
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

test('within a day the oldest ship-by day is first, also before an order in production', async () => {
  await world.shop.query('update sales.production_plan set units_a_day = 1000');
  const [old, young] = [await world.paid({ made: 1 }), await world.paid({ made: 1 })];
  await world.shop.query(`update sales.orders set ship_by = '2026-11-23' where id = ${old.id}`);
  await world.shop.query(`update sales.orders set ship_by = '2026-12-23' where id = ${young.id}`);
  await world.send('IN_PRODUCTION', young);
  const shown = (await queue()).days.flatMap(({ orders }) => orders.map(({ id }) => id)).filter((id) => [old.id, young.id].includes(id));
  expect(shown).toEqual([old.id, young.id]);
  await world.shop.query(`update sales.orders set cancelled_at = now(), cancel_reason = 'MEMBER' where id in (${old.id}, ${young.id})`);
});

test('print files are downloaded as one zip with a list, at 300 DPI, and the download is in the history', async () => {
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

test('the prints of orders are nested on a roll with a barcode each, as a PDF and a PNG of the planned size', async () => {
  const orders = [await world.paid({ made: 3 }), await world.paid({ made: 1 }), await world.paid({ ready: 1 })];
  const call = (path: string, body: object = {}) =>
    world.staff.call({
      method: 'POST',
      url: `/api/admin/production/gang-sheets${path}`,
      body: { order_ids: orders.map(({ id }) => id), ...body },
    });
  const { sheets, left_out } = (await call('')).json<GangSheets>();
  expect([sheets.length, left_out]).toEqual([1, []]);
  const [sheet] = sheets;
  expect([sheet?.width_mm, sheet?.pieces.length]).toEqual([580, 4]);
  const within = sheet?.pieces.every(({ x, y, width, height }) => x + width <= 580.1 && y + height <= (sheet.length_mm ?? 0) + 0.1);
  expect(within).toBe(true);
  const apart = sheet?.pieces.every((one, at) =>
    sheet.pieces.every(
      (other, index) =>
        at === index ||
        one.x + one.width <= other.x + 0.1 ||
        other.x + other.width <= one.x + 0.1 ||
        one.y + one.height <= other.y + 0.1 ||
        other.y + other.height <= one.y + 0.1,
    ),
  );
  expect(apart).toBe(true);
  // On a narrower roll it is longer; what no sheet holds is named.
  const narrow = (await call('', { width_mm: 200, length_mm: 200 })).json<GangSheets>();
  expect(narrow.sheets.length + narrow.left_out.length).toBeGreaterThan(1);
  expect((await call('', { width_mm: 10 })).json()).toMatchObject({ code: 'INVALID_INPUT' });
  const pdf = await call('/file');
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const [, wide, long] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.rawPayload.toString('latin1')) ?? [];
  expect([Math.round((Number(wide) / 72) * 25.4), Math.abs((Number(long) / 72) * 25.4 - (sheet?.length_mm ?? 0)) < 0.2]).toEqual([
    580,
    true,
  ]);
  const zip = await call('/file', { format: 'png' });
  expect(zip.headers['content-type']).toBe('application/zip');
  const file = join(folder, `${randomUUID()}.zip`);
  writeFileSync(file, zip.rawPayload);
  expect(spawnSync('python3', ['-m', 'zipfile', '-e', file, folder]).status).toBe(0);
  const [png = ''] = readdirSync(folder).filter((name) => /^gang-.*-1\.png$/.test(name));
  const picture = sharp(readFileSync(join(folder, png)));
  expect(await picture.metadata()).toMatchObject({ width: 6_850, density: 300, hasAlpha: true });
  // The red square of each piece is where the plan puts it.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  for (const piece of sheet?.pieces ?? []) {
    const dot = (mm: number) => Math.round((mm / 25.4) * 300);
    const at =
      (dot(piece.y + piece.height / 2 - (piece.is_turned ? 0 : 6)) * info.width +
        dot(piece.x + piece.width / 2 + (piece.is_turned ? 6 : 0))) *
      4;
    expect([...data.subarray(at, at + 4)]).toEqual([255, 0, 0, 255]);
  }
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
