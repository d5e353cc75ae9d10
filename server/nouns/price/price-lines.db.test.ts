import { beforeAll, expect, test } from 'vitest';
import type { OrderClaims } from '#contract/rest/claims.ts';
import { newText } from '#rules/design/text/design-text.ts';
import { ClaimWorld, type Member } from '#test/claim-world.ts';
import type { AddedProduct } from '#test/rows/commerce-rows.ts';

let world: ClaimWorld;
let member: Member;
let shirt: AddedProduct;
let design: object;

beforeAll(async () => {
  world = await ClaimWorld.begin();
  member = await world.shop.addMember();
  const { service } = world.shop.database;
  shirt = await world.product({ price: 20_000, stocks: [90, 90], type: 'CUSTOM' });
  const sides = service.selectFrom('product.mockup_groups').select('id').where('product_id', '=', shirt.id).orderBy('id');
  const { id } = await sides.executeTakeFirstOrThrow();
  const layer = { text: newText('우리 팀', false), x: 30, y: 40, width: 120, height: 40, rotation: 0 };
  design = { option_id: shirt.optionIds[0], name: '', sides: [{ mockup_group_id: id, layers: [layer] }] };
  const admin = await world.shop.addMember({ roles: ['admin', 'user'] });
  const url = '/api/admin/contents/shop-rules/1';
  const { body: base } = (await admin.call({ url })).json();
  const change = (mine: object) => admin.call({ method: 'PUT', url, body: { base, mine: { ...base, ...mine } } });
  expect((await change({ quantity_steps: '30:5, 10:8' })).json()).toMatchObject({ code: 'INVALID_INPUT', field: 'mine.quantity_steps' });
  expect((await change({ text_price: 1_000, quantity_steps: '10:8, 30:15' })).statusCode).toBe(200);
});

test('pieces of one design in two sizes reach a quantity step together, and unselected lines do not count', async () => {
  const pieces = shirt.optionIds.map((option_id) => ({ product_id: shirt.id, option_id, quantity: 6 }));
  const added = (await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: pieces, design } })).json();
  const line = { amount: added.lines[0].unit_price * 6, text_amount: 6_000 };
  const less = Math.floor(((added.lines[0].unit_price + 1_000) * 8) / 100) * 6;
  expect(added.lines).toMatchObject([
    { ...line, quantity_discount_amount: less },
    { ...line, quantity_discount_amount: less },
  ]);
  expect(added.selected).toMatchObject({ text_amount: 12_000, quantity_discount_amount: 2 * less });
  const deselect = { method: 'PATCH', url: `/api/cart/lines/${added.lines[0].id}`, body: { is_selected: false } } as const;
  const alone = (await member.call(deselect)).json();
  expect(alone.selected).toMatchObject({ text_amount: 6_000, quantity_discount_amount: 0 });
});

test('prices of texts and the quantity discount are in quote, order and refund, divided by pieces', async () => {
  const buyer = await world.shop.addMember();
  const choice = { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 };
  const { lines } = (await buyer.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [choice], design } })).json();
  const { product_custom_id, unit_price } = lines[0];
  const perPiece = unit_price + 1_000 - Math.floor(((unit_price + 1_000) * 15) / 100);
  const { order } = await world.bought(buyer, [{ ...choice, quantity: 29, product_custom_id }]);
  const less = (unit_price + 1_000 - perPiece) * 30;
  const amounts = { product_amount: unit_price * 30, text_amount: 30_000, quantity_discount_amount: less, discount_amount: less };
  expect(order).toMatchObject({ ...amounts, payment_amount: perPiece * 30, order_products: [{ text_amount: 30_000 }] });
  const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 10 }] };
  const preview = await world.preview(buyer, order, body);
  expect(preview).toMatchObject({ money: perPiece * 10 });
  const { claims } = (await world.ask(buyer, order, { ...body, quote: preview.quote })).json<OrderClaims>();
  expect(claims[0]?.refund).toMatchObject({ amount: perPiece * 10 });
  await world.exact();
});
