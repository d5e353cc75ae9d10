import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';
import { freezeDesign } from './freeze-design.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;
let graphicId: number;
let member: Actor & { userId: string };
let designId: number;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  shirt = await addProduct(shop.database.service, catalogue, { code: 'freeze', type: 'CUSTOM' });
  graphicId = await addGraphic(shop.database.service, catalogue);
  member = await shop.addMember();
});

beforeEach(async () => {
  designId = await addDesign(shop.database.service, { product: shirt, userId: member.userId, graphicIds: [graphicId] });
});

const freeze = () => freezeDesign(shop.database.service, designId);
const changeLayer = (change: { width?: number; height?: number; x_coordinate?: number }) =>
  shop.database.service.updateTable('product.product_custom_layers').set(change).where('product_custom_id', '=', designId).execute();

test('a design from the editor is frozen, and freezing it twice gives the same version', async () => {
  const first = await freeze();
  expect(first).toMatchObject({ id: expect.any(Number), contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await freeze()).toEqual(first);
});

// The data service accepts these from a handmade request, because a scene only needs to be complete when it is bought.
test.each([
  ['stretched', { width: 120, height: 60 }],
  ['larger than the garment', { width: 3_000, height: 3_000 }],
  ['smaller than can be printed', { width: 2, height: 2 }],
  ['outside its print area', { x_coordinate: 900 }],
])('a graphic %s is refused by the editor’s rules, and cannot be added to a cart', async (_what, change) => {
  await changeLayer(change);
  expect(await freeze()).toEqual({ failure: 'DESIGN_NOT_PRINTABLE', field: 'product_custom_id' });
  const line = { product_id: shirt.id, option_id: shirt.optionIds[0], product_custom_id: designId };
  const reply = await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line] } });
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'DESIGN_NOT_PRINTABLE']);
});

test('a side of another garment is refused', async () => {
  const other = await addProduct(shop.database.service, catalogue, { code: `freeze-${designId}`, type: 'CUSTOM' });
  await shop.database.service
    .updateTable('product.product_customs')
    .set({ option_id: other.optionIds[0] ?? 0, product_id: other.id })
    .where('id', '=', designId)
    .execute();
  expect(await freeze()).toEqual({ failure: 'DESIGN_NOT_PRINTABLE', field: 'product_custom_id' });
});

test('more graphics than the shop allows are refused by name', async () => {
  const product = shirt;
  designId = await addDesign(shop.database.service, { product, userId: member.userId, graphicIds: [graphicId, graphicId] });
  expect(await freezeDesign(shop.database.service, designId, { maxGraphics: 2 })).toMatchObject({ id: expect.any(Number) });
  expect(await freezeDesign(shop.database.service, designId, { maxGraphics: 1 })).toMatchObject({ failure: 'GRAPHIC_LIMIT' });
});
