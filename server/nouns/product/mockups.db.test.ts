import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { parseOriginalSrc } from '#contract/images.ts';
import type { MockupBody } from '#contract/rest/admin/catalogue/mockups.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let staff: Actor;
let garment: AddedProduct;
let body: MockupBody;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
  const db = shop.database.service;
  garment = await addProduct(db, await addCatalogue(db), { code: 'tee', type: 'CUSTOM' });
  const photo = sharp({ create: { width: 600, height: 750, channels: 3, background: '#335577' } });
  const src = await shop.gateways.storage.put(await photo.webp().toBuffer(), 'webp');
  const side = await db
    .selectFrom('product.mockup_groups')
    .select('id')
    .where('product_id', '=', garment.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const frame = await db.selectFrom('product.frames').select('id').where('product_id', '=', garment.id).executeTakeFirstOrThrow();
  const color = await db.selectFrom('product.colors').select('id').where('product_id', '=', garment.id).executeTakeFirstOrThrow();
  // 0.4 of 600 px is 240 px for 300 mm: 1.25 mm per pixel, across and down.
  const area = { print_x: 0.3, print_y: 0.2, print_width: 0.4, print_height: 0.4, print_width_mm: 300, print_height_mm: 375 };
  body = { side_id: side.id, frame_id: frame.id, photos: [{ color_id: color.id, src }], area };
});

const save = (about: Partial<MockupBody> = {}) =>
  staff.call({ method: 'PUT', url: `/api/admin/products/${garment.id}/mockups`, body: { ...body, ...about } });

test('photos of a side are saved with their size and the drawn print area, and replaced in place', async () => {
  expect((await save()).json()).toEqual({ saved: 1 });
  const stored = () =>
    shop.database.service
      .selectFrom('product.mockups')
      .select(['id', 'src', 'width', 'height', 'print_width_mm', 'print_height_mm'])
      .where('mockup_group_id', '=', body.side_id)
      .execute();
  const [first] = await stored();
  expect(first).toMatchObject({ src: body.photos[0]?.src, width: 600, height: 750, print_width_mm: 300, print_height_mm: 375 });
  await save({ area: { ...body.area, print_width_mm: 320, print_height_mm: 400 } });
  expect(await stored()).toMatchObject([{ id: first?.id, print_width_mm: 320 }]);
});

test('a print area that stretches, a missing photo and parts of another garment are refused', async () => {
  expect((await save({ area: { ...body.area, print_height_mm: 300 } })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'area' });
  const photos = [{ color_id: body.photos[0]?.color_id ?? 0, src: `/cdn/${'e'.repeat(64)}.webp` }];
  expect((await save({ photos })).json()).toMatchObject({ code: 'MOCKUP_PHOTO_UNREADABLE' });
  expect((await save({ frame_id: 999_999 })).json()).toMatchObject({ code: 'NOT_FOUND' });
});

test('the test print covers exactly the print area', async () => {
  const reply = await staff.call({ method: 'POST', url: '/api/admin/mockup-proofs', body: { src: body.photos[0]?.src, area: body.area } });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const red = (x: number, y: number) => data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels] ?? 0;
  expect(red(0.28, 0.4)).toBeLessThan(80);
  expect(red(0.72, 0.4)).toBeLessThan(80);
  expect(red(0.515, 0.415)).toBeGreaterThan(120);
});

test('the shading map of a new photo is drawn from its bright and dark cloth, and each photo has its own', async () => {
  const fold =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750"><rect width="600" height="750" fill="#556"/><rect x="300" width="60" height="750" fill="#334"/></svg>';
  const src = await shop.gateways.storage.put(await sharp(Buffer.from(fold)).webp().toBuffer(), 'webp');
  const shadeOf = async () =>
    (
      await shop.database.service
        .selectFrom('product.mockups')
        .select('shade_src')
        .where('mockup_group_id', '=', body.side_id)
        .executeTakeFirstOrThrow()
    ).shade_src;
  await save();
  const flat = await shadeOf();
  await save({ photos: [{ color_id: body.photos[0]?.color_id ?? 0, src }] });
  const shade = await shadeOf();
  expect([flat, shade].map((each) => each.startsWith('/cdn/'))).toEqual([true, true]);
  expect(shade).not.toBe(flat);
  const name = parseOriginalSrc(shade);
  const map = await sharp(name === null ? Buffer.alloc(0) : ((await shop.gateways.storage.get(name)) ?? Buffer.alloc(0)))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = (x: number) => map.data[Math.round(map.info.height / 2) * map.info.width + Math.round(x * map.info.width)] ?? 0;
  expect(grey(0.55)).toBeLessThan(grey(0.4) - 20);
  // The same photo keeps its folds.
  await save({ photos: [{ color_id: body.photos[0]?.color_id ?? 0, src }], area: { ...body.area, print_x: 0.29 } });
  expect(await shadeOf()).toBe(shade);
});
