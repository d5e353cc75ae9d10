import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderCall } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addDesign, addGraphic, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let mug: AddedProduct;
let graphic: number;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  mug = await addProduct(shop.database.service, catalogue, { code: 'mug', price: 13_000, stocks: [5] });
  graphic = await addGraphic(shop.database.service, catalogue);
});

/** A member with a design on a garment of their own. */
async function designer(code: string) {
  const member = await shop.addMember();
  const garment = await addProduct(shop.database.service, catalogue, { code, type: 'CUSTOM', price: 25_000, stocks: [5] });
  const design = await addDesign(shop.database.service, { product: garment, userId: member.userId, graphicIds: [graphic] });
  return { member, garment, design };
}

const lineOf = (product: AddedProduct, design: number) => ({
  product_id: product.id,
  option_id: product.optionIds[0] ?? 0,
  quantity: 1,
  product_custom_id: design,
});

function openWith(member: Actor, line: object) {
  const headers = { 'idempotency-key': randomUUID() };
  return member.call({ method: 'POST', url: '/api/checkouts', headers, body: { source: 'BUY_NOW', lines: [line] } });
}

test('a design fits its own garment only: cart and checkout refuse it on a mug or another garment', async () => {
  const { member, design } = await designer('worn');
  const other = await designer('other');
  for (const product of [mug, other.garment]) {
    const line = lineOf(product, design);
    const added = await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line] } });
    expect([added.statusCode, added.json().code]).toEqual([422, 'DESIGN_NOT_OF_PRODUCT']);
    expect((await openWith(member, line)).json().code).toBe('DESIGN_NOT_OF_PRODUCT');
  }
  expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(0);
});

test('a stored line whose garment is no longer customizable is refused by cart, checkout and order', async () => {
  const { member, garment, design } = await designer('no-longer-customizable');
  await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [lineOf(garment, design)] } });
  const checkout = await openCheckout(member, [lineOf(garment, design)]);
  await shop.database.service.updateTable('product.products').set({ type: 'GENERAL' }).where('id', '=', garment.id).execute();

  const cart = (await member.call({ url: '/api/cart' })).json();
  expect(cart.lines[0].refusal).toBe('DESIGN_NOT_OF_PRODUCT');
  expect(cart.selected.line_count).toBe(0);
  const patched = await member.call({ method: 'PATCH', url: `/api/cart/lines/${cart.lines[0].id}`, body: { quantity: 2 } });
  expect(patched.json().code).toBe('DESIGN_NOT_OF_PRODUCT');
  expect((await member.call({ url: `/api/checkouts/${checkout.id}` })).json().lines[0].refusal).toBe('DESIGN_NOT_OF_PRODUCT');
  expect((await member.call(orderCall(checkout))).json().code).toBe('DESIGN_NOT_OF_PRODUCT');
});
