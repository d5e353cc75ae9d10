import { beforeAll, expect, test } from 'vitest';
import type { Cart } from '#contract/rest/cart.ts';
import type { Order } from '#contract/rest/orders.ts';
import { commerceShop } from '#test/commerce-shop.ts';
import { openCheckout } from '#test/commerce-steps.ts';
import { addDesign, addGraphic, addProduct } from '#test/rows/commerce-rows.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';

let world: WorkWorld;
beforeAll(async () => {
  world = await workWorld(await commerceShop());
});

test('the proof of an order stays the same byte for byte when graphic, artist or garment change', async () => {
  const { shop, staff } = world;
  const member = await shop.addMember();
  const order = await world.paid({ made: 2 }, member);
  const proofOf = async () => {
    const { order_products } = (await member.call({ url: `/api/orders/${order.id}` })).json<Order>();
    return JSON.stringify(order_products[0]?.proof);
  };
  const before = await proofOf();
  expect(JSON.parse(before)).toMatchObject({
    content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    sides: [
      {
        name: { ko: 'FRONT' },
        width_mm: 300,
        height_mm: 400,
        layers: [{ graphic: { name: { ko: '파도' } }, text: null, width: 120, height: 120, left: 50, top: 60, rotation: 0 }],
      },
    ],
    price: { parts: [{ kind: 'PRODUCT', won: 20_000 }, { kind: 'SIDE' }, { kind: 'GRAPHIC', count: 1, won: 4_000 }] },
  });
  await shop.query(`update product.graphics set name = '{"ko": "다른 이름"}', promotion_price = 1`);
  await shop.query(`update product.artists set name = '{"ko": "다른 사람"}'`);
  await shop.query(`update product.mockup_groups set name = '{"ko": "다른 면"}', price = 1`);
  await shop.query(`update product.products set name = '{"ko": "다른 옷"}', price = 99000`);
  expect(await proofOf()).toBe(before);
  const desk = (await staff.call({ url: `/api/admin/orders/${order.id}` })).json();
  const queue = (await staff.call({ url: '/api/admin/production' })).json();
  for (const [line] of [desk.order_products, queue.days[0].orders[0].order_products]) expect(JSON.stringify(line.proof)).toBe(before);
});

test('cart and checkout show the proof that the order will store', async () => {
  const { shop, catalogue } = world;
  const { service } = shop.database;
  const member = await shop.addMember();
  const product = await addProduct(service, catalogue, { code: 'shown', type: 'CUSTOM' });
  const graphicId = await addGraphic(service, catalogue);
  const product_custom_id = await addDesign(service, { product, userId: member.userId, graphicIds: [graphicId] });
  const line = { product_id: product.id, option_id: product.optionIds[0] ?? 0, quantity: 1, product_custom_id };
  const cart = (await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line] } })).json<Cart>();
  const checkout = await openCheckout(member, [line]);
  expect(checkout.lines[0]?.proof).toEqual(cart.lines[0]?.proof);
  expect(cart.lines[0]?.proof).toMatchObject({ sides: [{ layers: [{ width: 120 }] }], price: { total: cart.lines[0]?.unit_price } });
});
