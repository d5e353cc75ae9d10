import { beforeAll, describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { home, openCheckout, orderCall, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addCoupon, addPoints, addProduct, type Catalogue } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let catalogue: Catalogue;
let shirt: AddedProduct;

beforeAll(async () => {
  shop = await commerceShop();
  catalogue = await addCatalogue(shop.database.service);
  shirt = await addProduct(shop.database.service, catalogue, { code: 'shirt', price: 20_000, stocks: [100, 100] });
});

const line = (quantity = 1, index = 0) => ({ product_id: shirt.id, option_id: shirt.optionIds[index] ?? 0, quantity });
const quote = async (member: Actor, id: string, choice: object) =>
  (await member.call({ method: 'POST', url: `/api/checkouts/${id}/quote`, body: choice })).json();

describe('a checkout', () => {
  test('a checkout with an abandoned payment window offers its coupon, points and last piece again; a new order ends the old one', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 3_000);
    const coupon = await addCoupon(shop.database.service, member.userId);
    const last = await addProduct(shop.database.service, catalogue, { code: 'last-piece', price: 20_000, stocks: [1] });
    const checkout = await openCheckout(member, [{ product_id: last.id, option_id: last.optionIds[0] ?? 0 }]);
    const choice = { issued_coupon_ids: [coupon], point_amount: 3_000 };
    const before = await quote(member, checkout.id, choice);
    const unpaid = await placedOrder(member, checkout, choice);
    const after = await quote(member, checkout.id, choice);
    expect(after).toEqual({ ...before, order_id: unpaid.id, lines: [{ ...before.lines[0], stock_count: 0 }] });
    expect(after).toMatchObject({ can_order: true, points: { held: 3_000 } });
    const again = await placedOrder(member, checkout, { ...choice, quote_hash: after.quote_hash });
    expect(again.id).not.toBe(unpaid.id);
    expect(again.payment_amount).toBe(before.payment_amount);
    const stranger = await openCheckout(await shop.addMember(), [line()]);
    expect(stranger.coupons).toEqual([]);
  });

  test('a checkout names the other unpaid order that reserves coupons and points of the member, and until when', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 3_000);
    const coupon = await addCoupon(shop.database.service, member.userId);
    const first = await openCheckout(member, [line()]);
    expect(first.held).toEqual([]);
    const choice = { issued_coupon_ids: [coupon], point_amount: 3_000 };
    const unpaid = await placedOrder(member, first, choice);
    // Its own checkout may order again with everything it holds; another checkout may not.
    expect((await quote(member, first.id, choice)).held).toEqual([]);
    const next = await openCheckout(member, [line(1, 1)]);
    expect(next.coupons).toEqual([]);
    expect(next.held).toEqual([
      { order_id: unpaid.id, is_payable: true, until: unpaid.hold_expires_at, coupon_count: 1, point_amount: 3_000 },
    ]);
    expect((await openCheckout(await shop.addMember(), [line()])).held).toEqual([]);
  });

  test('a checkout chooses the cheapest coupons on request, and fills in the phone of the last order', async () => {
    const member = await shop.addMember();
    const small = await addCoupon(shop.database.service, member.userId, { discount_type: 'AMOUNT', discount_value: 1_000 });
    const large = await addCoupon(shop.database.service, member.userId, { discount_type: 'AMOUNT', discount_value: 4_000 });
    const checkout = await openCheckout(member, [line()]);
    const picked = await quote(member, checkout.id, { picks_coupons: true });
    expect(picked).toMatchObject({ coupon_discount_amount: 4_000, refusal: null });
    const applied = picked.coupons.filter((each: { is_applied: boolean }) => each.is_applied);
    expect(applied.map((each: { issued_coupon_id: number }) => each.issued_coupon_id)).toEqual([large]);
    const unusedOf = (checkout: Checkout) => Object.fromEntries(checkout.coupons.map((each) => [each.issued_coupon_id, each.unused]));
    expect(unusedOf(picked)).toEqual({ [large]: null, [small]: { reason: 'OTHER_SAVES_MORE', amount: 3_000 } });
    // A manual choice is kept; the quote only mentions that another coupon would save more.
    const byHand = await quote(member, checkout.id, { issued_coupon_ids: [small] });
    expect(byHand).toMatchObject({ coupon_discount_amount: 1_000, best: { issued_coupon_ids: [large], payment_amount: 19_000 } });
    expect(unusedOf(byHand)).toEqual({ [small]: null, [large]: { reason: 'WOULD_SAVE', amount: 3_000 } });

    await shop.database.service.updateTable('member.members').set({ phone: null }).where('id', '=', member.userId).execute();
    await placedOrder(member, checkout, { orderer: { name: '이바다', phone: '010-2222-3333' }, quote_hash: checkout.quote_hash });
    const next = await openCheckout(member, [line()]);
    expect(next.orderer).toMatchObject({ phone: '010-2222-3333' });
  });

  test('a checkout prices every choice; a coupon that does not apply gives its reason and changes nothing', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 3_000);
    const tenth = await addCoupon(shop.database.service, member.userId, { type: 'PRODUCT', discount_type: 'RATE', discount_value: 10 });
    const over = await addCoupon(shop.database.service, member.userId, { ends_at: new Date('2026-11-01T00:00:00Z') });
    const checkout = await openCheckout(member, [line(2)]);
    expect(checkout).toMatchObject({
      product_amount: 40_000,
      delivery_amount: 3_000,
      payment_amount: 43_000,
      arrives: { first: '2026-11-25', last: '2026-11-27' },
      can_order: true,
    });
    expect(checkout.points).toEqual({ held: 3_000, usable: 3_000, limit: null, min_held: 1_000 });
    expect(checkout.coupons.find((each) => each.issued_coupon_id === tenth)).toMatchObject({
      discount_amount: 4_000,
      is_applied: false,
      refusal: null,
    });
    expect(checkout.coupons.find((each) => each.issued_coupon_id === over)).toMatchObject({ refusal: 'COUPON_EXPIRED' });

    expect(checkout.best).toEqual({ issued_coupon_ids: [tenth], point_amount: 3_000, payment_amount: 36_000 });
    const chosen = await quote(member, checkout.id, { issued_coupon_ids: [tenth], point_amount: 2_500 });
    expect(chosen).toMatchObject({
      coupon_discount_amount: 4_000,
      point_amount: 2_500,
      discount_amount: 6_500,
      payment_amount: 36_500,
      refusal: null,
    });
    expect(chosen.lines[0]).toMatchObject({ coupon_discount_amount: 4_000, point_amount: 2_500 });
    expect(await quote(member, checkout.id, { zip_code: '63309' })).toMatchObject({ delivery_amount: 6_000 });
    expect(await quote(member, checkout.id, { issued_coupon_ids: [over] })).toMatchObject({
      refusal: 'COUPON_EXPIRED',
      can_order: false,
      payment_amount: 43_000,
    });
    expect(await quote(member, checkout.id, { issued_coupon_ids: [999_999] })).toMatchObject({
      refusal: 'COUPON_NOT_APPLICABLE',
      can_order: false,
    });
    expect(await quote(member, checkout.id, { point_amount: 3_001 })).toMatchObject({ refusal: 'POINTS_INSUFFICIENT', can_order: false });
  });

  test('a checkout opened twice under one key is one checkout, with every size', async () => {
    const member = await shop.addMember();
    const lines = shirt.optionIds.slice(0, 2).map((option_id) => ({ product_id: shirt.id, option_id, quantity: 1 }));
    const call = {
      method: 'POST' as const,
      url: '/api/checkouts',
      body: { source: 'BUY_NOW', lines },
      headers: { 'idempotency-key': 'bought-at-once' },
    };
    const first = await member.call(call);
    const repeat = await member.call(call);
    expect([first.statusCode, first.json().lines.length, repeat.json().id]).toEqual([201, lines.length, first.json().id]);
  });

  test('a checkout from the cart has the selected or the named lines; an empty selection is refused', async () => {
    const member = await shop.addMember();
    const open = (body: object) => member.call({ method: 'POST', url: '/api/checkouts', body });
    expect((await open({ source: 'CART' })).json().code).toBe('NOTHING_SELECTED');
    const cart = (await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line(1, 0), line(1, 1)] } })).json();
    await member.call({ method: 'PATCH', url: `/api/cart/lines/${cart.lines[0].id}`, body: { is_selected: false } });
    expect((await open({ source: 'CART' })).json().lines).toHaveLength(1);
    expect((await open({ source: 'CART', cart_line_ids: [cart.lines[0].id] })).json().lines[0].option_id).toBe(cart.lines[0].option_id);
    const other = await shop.addMember();
    const stolen = await other.call({ method: 'POST', url: '/api/checkouts', body: { source: 'CART', cart_line_ids: [cart.lines[0].id] } });
    expect(stolen.statusCode).toBeGreaterThanOrEqual(400);
    for (const quantity of [101, 1.5]) {
      const refused = await open({ source: 'BUY_NOW', lines: [line(quantity)] });
      expect(refused.json()).toMatchObject({ status: 422, code: 'QUANTITY_LIMIT', field: 'lines.0.quantity' });
    }
    expect((await open({ source: 'CART', payment_amount: 1 })).statusCode).toBe(400);
  });

  test('a checkout from a cart whose lines are being removed has the remaining lines, or says that none remain', async () => {
    const member = await shop.addMember();
    const answers = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const added = await member.call({ method: 'POST', url: '/api/cart/lines', body: { lines: [line(1, 0), line(1, 1)] } });
      const ids: number[] = added.json().lines.map(({ id }: { id: number }) => id);
      const removed = round % 2 === 0 ? ids : ids.slice(1);
      const [checkout] = await Promise.all([
        member.call({ method: 'POST', url: '/api/checkouts', body: { source: 'CART' } }),
        member.call({ method: 'DELETE', url: `/api/cart/lines?line_ids=${removed.join(',')}` }),
      ]);
      answers.add(checkout.statusCode === 201 ? 'opened' : checkout.json().code);
    }
    expect([...answers].filter((answer) => answer !== 'opened' && answer !== 'NOTHING_SELECTED')).toEqual([]);
  });

  test('an order is refused when a price changed since it was shown', async () => {
    const member = await shop.addMember();
    const mug = await addProduct(shop.database.service, catalogue, { code: 'mug', price: 9_000 });
    const checkout = await openCheckout(member, [{ product_id: mug.id, option_id: mug.optionIds[0] ?? 0 }]);
    await shop.database.service.updateTable('product.products').set({ price: 12_000 }).where('id', '=', mug.id).execute();
    const reply = await member.call(orderCall(checkout, { quote_hash: checkout.quote_hash }));
    expect(reply.json()).toMatchObject({ code: 'PRICE_CHANGED', status: 409 });
    const again = (await member.call({ url: `/api/checkouts/${checkout.id}` })).json();
    expect((await member.call(orderCall(checkout, { quote_hash: again.quote_hash }))).json()).toMatchObject({ payment_amount: 15_000 });
  });

  test('a checkout is not found after its last option was removed from the product', async () => {
    const member = await shop.addMember();
    const mug = await addProduct(shop.database.service, catalogue, { code: 'mug-taken-off' });
    const checkout = await openCheckout(member, [{ product_id: mug.id, option_id: mug.optionIds[0] ?? 0 }]);
    await shop.database.service.deleteFrom('product.product_options').where('product_id', '=', mug.id).execute();
    expect((await member.call({ url: `/api/checkouts/${checkout.id}` })).json()).toMatchObject({ code: 'CHECKOUT_NOT_FOUND', status: 404 });
  });

  test('a checkout expires after a day', async () => {
    const member = await shop.addMember();
    const checkout = await openCheckout(member, [line()]);
    shop.pass(24 * 60);
    expect((await member.call({ url: `/api/checkouts/${checkout.id}` })).json()).toMatchObject({
      code: 'CHECKOUT_NOT_FOUND',
      message: 'Order information not found.',
    });
    expect((await member.call(orderCall(checkout))).statusCode).toBe(404);
  });
});

describe('an order', () => {
  test('an order is sent to a saved address of its member, never to another member’s address', async () => {
    const [member, other] = [await shop.addMember(), await shop.addMember()];
    const save = (actor: Actor) =>
      actor.call({ method: 'POST', url: '/api/delivery-destinations', body: { ...home, shipping_request: '문 앞에 놔주세요' } });
    const own = (await save(member)).json();
    const foreign = (await save(other)).json();
    const checkout = await openCheckout(member, [line()]);
    expect(checkout.delivery_destination).toMatchObject({ id: own.id });
    const call = orderCall(checkout);
    const { destination: _typed, ...body } = call.body as Record<string, unknown>;
    const order = (destination: number | undefined) =>
      member.call({
        ...orderCall(checkout),
        body: { ...body, ...(destination === undefined ? {} : { delivery_destination_id: destination }) },
      });
    expect((await order(foreign.id)).json().code).toBe('DESTINATION_NOT_FOUND');
    expect((await order(undefined)).json().code).toBe('DESTINATION_REQUIRED');
    expect((await order(own.id)).json()).toMatchObject({ recipient: '김이음', zip_code: '04524', shipping_request: '문 앞에 놔주세요' });
  });

  test('an order covered by points needs no payment', async () => {
    const member = await shop.addMember();
    await addPoints(shop.database.service, member.userId, 90_000);
    // Holidays show how far the calendar extends; dates are only promised up to there.
    const dayOff = { day: '2026-12-25', name: JSON.stringify({ ko: '쉬는 날', en: 'Day off' }), source: '사내 휴무' };
    await shop.database.service.insertInto('management.holidays').values(dayOff).execute();
    const checkout = await openCheckout(member, [line(3)]);
    const order = await placedOrder(member, checkout, { point_amount: 60_000 });
    expect(order).toMatchObject({ payment_amount: 0, status: 'PAYMENT_COMPLETE', is_payable: false });
    // The checkout's promise still holds, and the order ships before it arrives.
    expect(order).toMatchObject({ arrives: checkout.arrives, delivery_days: { day1: 3, day2: 5 } });
    expect(order.ship_by !== null && order.ship_by < checkout.arrives.first).toBe(true);
    expect((await member.call({ url: '/api/cart' })).json().line_count).toBe(0);
  });

  test('an order of a blocked member, or with a revoked token, is refused', async () => {
    const member = await shop.addMember();
    const checkout = await openCheckout(member, [line()]);
    const change = (values: object) =>
      shop.database.service.updateTable('member.members').set(values).where('id', '=', member.userId).execute();
    await change({ tokens_valid_from: new Date(shop.clock().getTime() + 60_000) });
    expect((await member.call(orderCall(checkout))).json()).toMatchObject({ code: 'invalid-jwt', status: 401 });
    await change({ tokens_valid_from: null, blocked_at: shop.clock() });
    expect((await member.call(orderCall(checkout))).json()).toMatchObject({ code: 'invalid-jwt' });
  });

  test('a delivered order is confirmed by its buyer once, with consent', async () => {
    const member = await shop.addMember();
    const order = await placedOrder(member, await openCheckout(member, [line()]));
    const confirm = (body: object, key: string) =>
      member.call({
        method: 'POST',
        url: `/api/orders/${order.id}/purchase-confirmation`,
        body,
        headers: { 'idempotency-key': `confirm-${key}` },
      });
    expect((await confirm({ is_agreed: true }, 'early')).json()).toMatchObject({ code: 'ORDER_NOT_CONFIRMABLE' });
    await shop.database.service.updateTable('sales.orders').set({ status: 'DELIVERY_COMPLETED' }).where('id', '=', order.id).execute();
    expect((await confirm({ is_agreed: false }, 'no consent')).json()).toMatchObject({
      code: 'PURCHASE_CONFIRMATION_CONSENT_REQUIRED',
      field: 'is_agreed',
    });
    expect((await confirm({ is_agreed: true }, 'first')).json()).toMatchObject({ status: 'PURCHASE_CONFIRMED', is_confirmable: false });
    await confirm({ is_agreed: true }, 'second');
    const points = await shop.database.service
      .selectFrom('sales.point_entries')
      .select('amount')
      .where('user_id', '=', member.userId)
      .execute();
    expect(points).toEqual([{ amount: 200 }]);
  });
});

test('a member has one default address, and twenty addresses at most', async () => {
  const member = await shop.addMember();
  const url = '/api/delivery-destinations';
  const save = async (about: object = {}) => member.call({ method: 'POST', url, body: { ...home, ...about } });
  const list = async (): Promise<{ id: number; is_default: boolean }[]> => (await member.call({ url })).json();
  const first = (await save()).json();
  expect(first.is_default).toBe(true);
  const second = (await save({ is_default: true })).json();
  expect((await list()).map((each) => [each.id, each.is_default])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  await member.call({ method: 'DELETE', url: `${url}/${second.id}` });
  expect(await list()).toMatchObject([{ id: first.id, is_default: true }]);
  expect((await member.call({ method: 'PATCH', url: `${url}/${first.id}`, body: { zip_code: '1234' } })).json()).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'zip_code',
  });
  await Promise.all(Array.from({ length: 25 }, () => save({ is_default: true })));
  expect(await list()).toHaveLength(20);
  expect((await list()).filter((each) => each.is_default)).toHaveLength(1);
  expect((await save()).json().code).toBe('DESTINATION_LIMIT');
});

test('a live shop without payment keys accepts no orders, and uses no stand-in', async () => {
  const live = await commerceShop({
    SEAM_MODE: 'live',
    PUBLIC_URL: 'https://shop.example',
    SECRET: 's'.repeat(32),
    CLIENT_SECRET: 'c'.repeat(16),
  });
  const product = await addProduct(live.database.service, await addCatalogue(live.database.service), { code: 'shirt' });
  const member = await live.addMember();
  const body = { source: 'BUY_NOW', lines: [{ product_id: product.id, option_id: product.optionIds[0], quantity: 1 }] };
  const refused = await member.call({ method: 'POST', url: '/api/checkouts', body });
  expect(refused.json()).toMatchObject({ code: 'ORDERS_CLOSED', status: 409 });
  expect((await live.query('select from sales.checkouts')).rows).toEqual([]);
  expect((await live.visitor.call({ url: '/portone-stand-in/v2/browser-sdk.js' })).statusCode).toBe(404);
  expect(
    (
      await live.visitor.call({
        method: 'POST',
        url: '/api/cart/lines',
        body: { lines: [{ product_id: product.id, option_id: product.optionIds[0] }] },
      })
    ).cookies[0],
  ).toMatchObject({ secure: true });
});
