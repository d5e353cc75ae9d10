import { beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/rest/cart.ts';
import { newText } from '#rules/design/text/design-text.ts';
import { layOutText, type ShapedText, textSizeMm } from '#rules/design/text/lay-out-text.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addGraphic, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let graphicId: number;
let otherId: number;
let sideId: number;
let text: object;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  const catalogue = await addCatalogue(service);
  shirt = await addProduct(service, catalogue, { code: 'made', type: 'CUSTOM', stocks: [50] });
  [graphicId, otherId] = [await addGraphic(service, catalogue), await addGraphic(service, catalogue)];
  await service.updateTable('product.colors').set({ family: 'white' }).where('product_id', '=', shirt.id).execute();
  const side = service.selectFrom('product.mockup_groups').select('id').where('product_id', '=', shirt.id).orderBy('id');
  sideId = (await side.executeTakeFirstOrThrow()).id;
  const written = newText('여름', false);
  const body = { words: written.words, fonts: [written.font] };
  const { shapes } = (await shop.visitor.call({ method: 'POST', url: '/api/text-shapes', body })).json<{ shapes: ShapedText[] }>();
  if (shapes[0]) text = { text: written, ...box, ...textSizeMm(layOutText(shapes[0], written), 20) };
});

const box = { x: 50, y: 60, width: 120, height: 120, rotation: 0 };
const layersOf = (about: object = {}, ...more: object[]) => [{ graphic_id: graphicId, ...box, ...about }, ...more];
const add = (layers: object[]) =>
  shop.visitor.call({
    method: 'POST',
    url: '/api/cart/lines',
    body: {
      design: { option_id: shirt.optionIds[0], sides: [{ mockup_group_id: sideId, layers }] },
      lines: [{ product_id: shirt.id, option_id: shirt.optionIds[0] }],
    },
  });
const allow = (set: string) =>
  shop.query(`update product.graphics set least_width_mm = null, most_width_mm = null, cloth_families = '{}', is_turnable = true,
    is_combinable = true, is_croppable = true, is_coverable = true where id = ${graphicId}; update product.graphics set ${set} where id = ${graphicId}`);

test.each([
  ['least_width_mm = 130', () => layersOf(), 'GRAPHIC_TOO_NARROW'],
  ['most_width_mm = 110', () => layersOf(), 'GRAPHIC_TOO_WIDE'],
  ["cloth_families = '{black}'", () => layersOf(), 'GRAPHIC_OFF_CLOTH'],
  ['is_turnable = false', () => layersOf({ rotation: 15 }), 'GRAPHIC_TURNED'],
  ['is_combinable = false', () => layersOf({}, { ...box, graphic_id: otherId, y: 200 }), 'GRAPHIC_NOT_ALONE'],
  ['is_croppable = false', () => layersOf({ x: 190 }), 'GRAPHIC_CUT_OFF'],
  ['is_coverable = false', () => layersOf({}, text), 'GRAPHIC_WRITTEN_OVER'],
])('%s: a design that its artist does not allow cannot be added to a cart', async (set, layers, code) => {
  await allow(set);
  const refused = await add(layers());
  expect([refused.statusCode, refused.json().code]).toEqual([422, code]);
  await allow('is_turnable = true');
  const taken = await add(layers());
  // What is cut off is asked of the shopper.
  expect(taken.statusCode).toBe(code === 'GRAPHIC_CUT_OFF' ? 409 : 200);
});

test('a cart line cannot be ordered while its artist does not allow the design, and can be ordered again afterwards', async () => {
  const made = await add(layersOf());
  const headers = { cookie: `seam_cart=${made.cookies[0]?.value}` };
  const refusal = async () => (await shop.visitor.call({ url: '/api/cart', headers })).json<Cart>().lines[0]?.refusal;
  expect(await refusal()).toBeNull();
  await allow("cloth_families = '{black, navy}'");
  expect(await refusal()).toBe('GRAPHIC_OFF_CLOTH');
  await allow("cloth_families = '{black, white}'");
  expect(await refusal()).toBeNull();
});

test('staff set an artist’s usage rules in the form of the graphic, with rising widths', async () => {
  const staff = await shop.addMember({ roles: ['admin'] });
  const url = `/api/admin/graphics/${graphicId}`;
  const { graphic } = (await staff.call({ url })).json();
  const save = (about: object) => staff.call({ method: 'PUT', url, body: { base: graphic, mine: { ...graphic, ...about } } });
  expect((await save({ least_width_mm: 50, most_width_mm: 40 })).statusCode).toBe(400);
  expect((await save({ cloth_families: ['black'], least_width_mm: 40, is_turnable: false })).statusCode).toBe(200);
  expect((await staff.call({ url })).json().graphic).toMatchObject({ cloth_families: ['black'], least_width_mm: 40, is_turnable: false });
  const { rows } = await shop.query(`select row_after -> 'least_width_mm' as least from management.audit_entries
    where table_name = 'product.graphics' and row_id = '${graphicId}' and user_id = '${staff.userId}' order by id desc limit 1`);
  expect(rows).toEqual([{ least: 40 }]);
});
