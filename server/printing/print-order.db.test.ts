import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';
import { printOrder } from './print-order.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let garment: AddedProduct;
let folder: string;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  catalogue = await addCatalogue(service);
  garment = await addProduct(service, catalogue, { code: 'printed', type: 'CUSTOM', price: 20_000, stocks: [10] });
  folder = await mkdtemp(join(tmpdir(), 'seam-print-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Every garment photo is the same grey picture, every graphic the same red square. */
const storage: Pick<ObjectStorage, 'get'> = {
  get: async ({ extension }) =>
    extension === 'svg'
      ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path d="M0 0H800V800H0z" fill="#F00"/></svg>')
      : sharp({ create: { width: 1000, height: 1200, channels: 3, background: '#888888' } })
          .webp()
          .toBuffer(),
};

test('an order of a design on two sides has a picture of each at 300 DPI, with only the graphic on it', async () => {
  const member = await shop.addMember();
  const { service } = shop.database;
  const graphicIds = [await addGraphic(service, catalogue), await addGraphic(service, catalogue)];
  const product_custom_id = await addDesign(service, { product: garment, userId: member.userId, graphicIds });
  const line = { product_id: garment.id, option_id: garment.optionIds[0] ?? 0, quantity: 2, product_custom_id };
  const order = await placedOrder(member, await openCheckout(member, [line]));
  const names = await printOrder(service, storage, order.order_number, folder);
  expect(names).toHaveLength(2);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    expect(name.startsWith(order.order_number) && name.endsWith('-x2.png')).toBe(true);
    const picture = sharp(await readFile(join(folder, name)));
    expect(await picture.metadata()).toMatchObject({ width: 3543, height: 4724, density: 300, hasAlpha: true });
  }
});

test('an unknown order has no print files', async () => {
  await expect(printOrder(shop.database.service, storage, '20261120-0000000', folder)).rejects.toThrow('There is no order');
});
