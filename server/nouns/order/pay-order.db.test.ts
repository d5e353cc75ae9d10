import { beforeAll, describe, expect, test } from 'vitest';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, orderNow, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import {
  type AddedProduct,
  addCatalogue,
  addCoupon,
  addDesign,
  addGraphic,
  addPoints,
  addProduct,
  type Catalogue,
} from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  shirt = await addProduct(shop.database.service, catalogue, { code: 'shirt', price: 30_000, stocks: [1_000, 1_000] });
});

const line = (quantity = 1) => ({ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity });
const stock = async () =>
  (
    await shop.database.service
      .selectFrom('product.product_options')
      .select('stock_count')
      .where('id', '=', shirt.optionIds[0] ?? 0)
      .executeTakeFirstOrThrow()
  ).stock_count;

test.each([
  ['ko', '상품 shirt 외 1건', 'KO_KR'],
  ['en', 'Product shirt and 1 more', 'EN_US'],
  ['zh-CN', 'Product shirt 等 2 件', 'ZH_CN'],
])('the payment window names the order and speaks in the shopper’s language: %s', async (language, name, locale) => {
  const member = await shop.addMember();
  const checkout = await openCheckout(member, [line(), { ...line(), option_id: shirt.optionIds[1] ?? 0 }]);
  const payment = await startedPayment(member, await placedOrder(member, checkout), {}, { 'accept-language': language });
  expect(payment.request).toMatchObject({ orderName: name, locale });
});

describe('a card', () => {
  test('an approved card payment is paid once, whatever arrives five times before and after the redirect', async () => {
    const member = await shop.addMember();
    const before = await stock();
    const order = await placedOrder(member, await openCheckout(member, [line(2)]));
    expect(order).toMatchObject({
      status: 'PAYMENT_WAIT',
      product_amount: 60_000,
      delivery_amount: 0,
      payment_amount: 60_000,
      is_payable: true,
    });
    expect(await stock()).toBe(before - 2);
    const payment = await startedPayment(member, order);
    const back = await shop.press(payment.paymentId, payment.request, 'approve');
    expect(back?.pathname).toBe(`/order/complete/${order.id}`);
    expect(back?.searchParams.get('paymentId')).toBe(payment.paymentId);
    const notice = shop.webhooks.find(({ body }) => body.includes(payment.paymentId));
    if (notice === undefined) throw new Error('the stand-in sends a notice');
    for (let time = 0; time < 3; time += 1) expect((await shop.deliver(notice)).statusCode).toBe(200);
    const synced = await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    expect(synced.json()).toMatchObject({ payment: { status: 'PAID' }, order: { status: 'PAYMENT_COMPLETE', is_cancellable: true } });
    for (let time = 0; time < 2; time += 1) expect((await shop.deliver(notice)).statusCode).toBe(200);

    const { service } = shop.database;
    const changes = await service
      .selectFrom('sales.order_status_changes')
      .select(['to_status', 'actor'])
      .where('order_id', '=', order.id)
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { to_status: 'PAYMENT_WAIT', actor: 'MEMBER' },
      { to_status: 'PAYMENT_COMPLETE', actor: 'PAYMENT' },
    ]);
    // Notified once, however many events arrive.
    const told = await service
      .selectFrom('member.notifications')
      .select(['event', 'values', 'link'])
      .where('user_id', '=', member.userId)
      .execute();
    const values = { order_number: order.order_number, state: 'PAYMENT_COMPLETE' };
    expect(told).toEqual([{ event: 'order_moved', values, link: `/mypage/order/${order.id}` }]);
    expect(await stock()).toBe(before - 2);
    expect((await member.call({ url: '/api/cart' })).json()).toMatchObject({ line_count: 0 });
  });

  test('a declined card payment leaves checkout, cart, stock, coupon and points as before, and the next try works', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 5_000);
    const coupon = await addCoupon(shop.database.service, member.userId);
    const before = await stock();
    const checkout = await openCheckout(member, [line(2)]);
    const choice = { issued_coupon_ids: [coupon], point_amount: 3_000 };
    const order = await placedOrder(member, checkout, choice);
    expect(order).toMatchObject({ coupon_discount_amount: 2_000, point_amount: 3_000, payment_amount: 55_000 });
    const payment = await startedPayment(member, order);
    const back = await shop.press(payment.paymentId, payment.request, 'decline');
    expect(back?.searchParams.get('message')).toContain('declined');
    const synced = await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    expect(synced.json()).toMatchObject({ payment: { status: 'FAILED' }, order: { cancel_reason: 'NOT_PAID', checkout_id: checkout.id } });
    expect(await stock()).toBe(before);
    expect((await member.call({ url: '/api/cart' })).json()).toMatchObject({ line_count: 1, selected: { quantity: 2 } });
    const again = await member.call({ url: `/api/checkouts/${checkout.id}` });
    expect(again.json()).toMatchObject({
      order_id: null,
      can_order: true,
      points: { held: 5_000 },
      coupons: [{ issued_coupon_id: coupon, refusal: null }],
    });

    const second = await placedOrder(member, checkout, choice);
    const retry = await startedPayment(member, second);
    await shop.press(retry.paymentId, retry.request, 'approve');
    await member.call({ method: 'POST', url: `/api/payments/${retry.paymentId}/sync` });
    expect(await orderNow(member, second)).toMatchObject({ status: 'PAYMENT_COMPLETE', payment_amount: 55_000 });
    expect(await stock()).toBe(before - 2);
  });

  test('repeated payment attempts divide the used points no further', async () => {
    const member = await shop.addMember();
    for (const amount of [1_000, 2_000, 3_000]) await addPoints(shop.database.service, member.userId, amount);
    const checkout = await openCheckout(member, [line(2)]);
    const rowsOf = async (amount: number) => {
      const { id } = await placedOrder(member, checkout, { point_amount: amount });
      const entries = shop.database.service.selectFrom('sales.point_entries').select('id').where('order_id', '=', id);
      return (await entries.execute()).length;
    };
    const rows: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) rows.push(await rowsOf(1_500 + ((attempt * 700) % 4_000)));
    expect(Math.max(...rows)).toBeLessThanOrEqual(3);
  });

  test('a payment window that is closed ends like a declined card', async () => {
    const member = await shop.addMember();
    const before = await stock();
    const order = await placedOrder(member, await openCheckout(member, [line()]));
    const payment = await startedPayment(member, order);
    await shop.press(payment.paymentId, payment.request, 'close');
    await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'NOT_PAID', is_payable: false });
    expect(await stock()).toBe(before);
  });
});

test('a design is frozen, priced by the rule, and stored in the order', async () => {
  const member = await shop.addMember();
  const { service } = shop.database;
  const garment = await addProduct(service, catalogue, {
    code: 'custom-shirt',
    type: 'CUSTOM',
    price: 25_000,
    promotionPrice: 19_900,
    stocks: [5, 5],
  });
  const graphicIds = [await addGraphic(service, catalogue), await addGraphic(service, catalogue)];
  const design = await addDesign(service, { product: garment, userId: member.userId, graphicIds });
  const [, medium = 0] = garment.optionIds;
  const checkout = await openCheckout(member, [{ product_id: garment.id, option_id: medium, product_custom_id: design }]);
  expect(checkout.lines[0]).toMatchObject({
    is_custom: true,
    unit_price: 34_900,
    custom_price: { product: 19_900, mockup_groups: 7_000, graphics: 8_000, total: 34_900 },
  });
  expect(checkout).toMatchObject({
    delivery_amount: 3_000,
    payment_amount: 37_900,
    required_agreements: ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'],
  });
  const order = await placedOrder(member, checkout, { quote_hash: checkout.quote_hash });
  await service.updateTable('product.graphics').set({ price: 99_000, promotion_price: 99_000 }).where('id', 'in', graphicIds).execute();
  const { order_products } = await orderNow(member, order);
  expect(order_products[0]).toMatchObject({ unit_price: 34_900, custom_version_id: checkout.lines[0]?.custom_version_id });
  expect(order_products[0]?.image_src).toMatch(/^\/renders\/version\/[0-9a-f]{64}\//);
  expect(order_products[0]?.side_srcs).toEqual(checkout.lines[0]?.side_srcs);
});
