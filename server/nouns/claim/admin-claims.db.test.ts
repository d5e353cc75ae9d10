import { beforeAll, describe, expect, test } from 'vitest';
import type { ClaimPreview, OrderClaims } from '#contract/rest/claims.ts';
import type { Points } from '#contract/rest/points.ts';
import { ClaimWorld, keyed, type Member } from '#test/claim-world.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { notificationsTo } from '#test/notifications-to.ts';
import { addCoupon, addDesign, addGraphic, addPoints } from '#test/rows/commerce-rows.ts';

let world: ClaimWorld;

const previewed = (id: number) =>
  world.operator.call({ method: 'POST', url: `/api/admin/claims/${id}/preview`, body: { fault: 'SHOP', has_pick_up: true } });

const confirmedBy = (member: Member, order: { id: number }) =>
  member.call({ method: 'POST', url: `/api/orders/${order.id}/purchase-confirmation`, headers: keyed(), body: { is_agreed: true } });

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

describe('goods sent back', () => {
  test('a return by wish is picked up, inspected and refunded less fees; its points are taken back, and sellable pieces restocked', async () => {
    const member = await world.shop.addMember();
    const [shirt, cap] = [await world.product(), await world.product()];
    const { order, paymentId } = await world.bought(member, [
      { product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 },
      { product_id: cap.id, option_id: cap.optionIds[0] ?? 0 },
    ]);
    await world.deliver(order);
    await member.call({
      method: 'POST',
      url: `/api/orders/${order.id}/purchase-confirmation`,
      headers: keyed(),
      body: { is_agreed: true },
    });
    const body = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    const shown = await world.preview(member, order, body);
    expect(shown).toMatchObject({ goods: 30_000, shipping_charge: 3_000, pick_up_fee: 3_000, money: 24_000, earned_back: 300 });
    const asked = (await world.ask(member, order, body)).json<OrderClaims>();
    const id = asked.claims[0]?.id ?? 0;
    // Until it is decided, its shopper sees the sum that the form showed.
    expect(asked.claims[0]).toMatchObject({ refund: null, planned_refund: { money: shown.money, points: shown.points } });
    expect(asked.lines[0]).toMatchObject({ left: 0, asked: 1, possible: { CHANGE_OF_MIND: 'CLAIM_LINE_OPEN' } });

    expect((await world.adminClaim(id)).moves).toEqual([
      { to: 'COLLECTING', refusal: null },
      { to: 'COLLECTED', refusal: 'CLAIM_STATE_CONFLICT' },
      { to: 'ACCEPTED', refusal: null },
      { to: 'REJECTED', refusal: null },
      { to: 'WITHDRAWN', refusal: null },
    ]);
    const sent = (pick_up: object) => world.move(id, { to: 'COLLECTING', pick_up });
    expect((await sent({ courier: 'POST', number: '6900000000001' })).json()).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'pick_up.courier',
    });
    // The post office uses numbers of thirteen digits.
    expect((await sent({ courier: 'EPOST', number: '690000000001' })).json()).toMatchObject({
      code: 'WAYBILL_UNREADABLE',
      field: 'pick_up.number',
    });
    expect((await world.adminClaim(id)).status).toBe('REQUESTED');
    expect((await sent({ courier: 'EPOST', number: '69000-0000-0001' })).statusCode).toBe(200);
    expect(await world.adminClaim(id)).toMatchObject({ pick_up_courier: 'EPOST', pick_up_number: '6900000000001' });
    expect((await world.move(id, { to: 'COLLECTING' })).statusCode).toBe(200);
    expect((await world.move(id, { to: 'COLLECTED' })).statusCode).toBe(200);
    expect((await world.adminClaim(id)).moves.map(({ to }) => to)).toEqual(['ACCEPTED', 'REJECTED']);
    const decision = await world.operator.call({
      method: 'POST',
      url: `/api/admin/claims/${id}/preview`,
      body: { fault: 'SHOPPER', has_pick_up: true },
    });
    expect(decision.json()).toEqual({ ...shown, is_settled_at_once: false });
    const lines = [{ order_product_id: order.order_products[0]?.id, is_resellable: false }];
    const settled = await world.move(id, { to: 'ACCEPTED', quote: shown.quote, lines, note: '확인했습니다.' });
    expect(settled.json()).toMatchObject({
      status: 'COMPLETED',
      note: '확인했습니다.',
      refund: { state: 'BACK', amount: 24_000, earned_back: 300 },
    });
    expect(await world.held(paymentId)).toBe(36_000);
    expect(await world.stockOf(shirt.optionIds[0] ?? 0)).toBe(9);
    const said = await notificationsTo(world.shop, member.userId);
    expect(said.at(-1)).toMatchObject({
      title: '반품과 환불이 완료되었습니다.',
      lines: [expect.any(String), expect.stringMatching(/ 1개$/), '환불 금액 24,000원'],
    });
    expect(said.slice(-4, -1).map(({ title }) => title)).toEqual([
      '반품하실 상품을 회수하러 갑니다.',
      '보내 주신 반품 상품을 받았습니다. 확인한 뒤 환불해 드립니다.',
      '반품이 승인되어 환불을 진행합니다.',
    ]);
    await world.exact();
  });

  test('a return names its highest possible cost first: the way back, and the delivery when only these goods made it free', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const namedFor = async (quantity: number) => {
      const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity }]);
      const fees = async () => (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().own_wish_fees.RETURN;
      expect(await fees()).toBe(0);
      await world.deliver(order);
      const lines = [{ order_product_id: order.order_products[0]?.id, quantity }];
      const shown = await world.preview(member, order, { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines });
      expect(await fees()).toBe(shown.pick_up_fee + shown.shipping_charge);
      return [order.delivery_amount, await fees()];
    };
    // Free delivery from 50,000 won; a single piece paid for its delivery.
    expect(await namedFor(2)).toEqual([0, 6_000]);
    expect(await namedFor(1)).toEqual([3_000, 3_000]);
  });

  test('earned points that were spent before a return are owed: announced before, shown to the member, and paid by the next points', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product({ stocks: [40, 5] });
    const option_id = shirt.optionIds[0] ?? 0;
    const confirmed = async (quantity: number) => {
      const { order } = await world.bought(member, [{ product_id: shirt.id, option_id, quantity }]);
      await world.deliver(order);
      await confirmedBy(member, order);
      return order;
    };
    const held = async () => (await member.call({ url: '/api/points' })).json<Points>();
    const first = await confirmed(5);
    expect(await held()).toMatchObject({ usable: 1_500, owed: 0 });
    // All points are spent on another order before the first purchase is returned.
    const { order: second } = await world.bought(member, [{ product_id: shirt.id, option_id }], { point_amount: 1_500 });
    const body = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: first.order_products[0]?.id, quantity: 4 }] };
    const shown = await world.preview(member, first, body);
    expect(shown).toMatchObject({ earned_back: 1_200, points_owed_before: 0, points_owed: 1_200 });
    const { claims } = (await world.ask(member, first, body)).json<OrderClaims>();
    expect((await world.move(claims[0]?.id ?? 0, { to: 'ACCEPTED', quote: shown.quote })).statusCode).toBe(200);
    expect(await held()).toMatchObject({ usable: 0, owed: 1_200 });
    const history = (await member.call({ url: '/api/points/history?kind=USED&limit=9&offset=0' })).json();
    expect(history.entries[0]).toMatchObject({ kind: 'USED', reason: 'PURCHASE', amount: 1_200, order_id: first.id });
    // Points returned with another order pay the debt first, then newly earned ones.
    const cancelling = {
      type: 'CANCEL',
      reason: 'CHANGE_OF_MIND',
      lines: [{ order_product_id: second.order_products[0]?.id, quantity: 1 }],
    };
    expect(await world.preview(member, second, cancelling)).toMatchObject({ points: 1_500, points_owed_before: 1_200, points_owed: 0 });
    await world.deliver(second);
    await confirmedBy(member, second);
    expect(await held()).toMatchObject({ usable: 0, owed: 1_200 - 285 });
    await confirmed(10);
    expect(await held()).toMatchObject({ usable: 3_000 - (1_200 - 285), owed: 0 });
    // Spending points first pays the debt from the ledger.
    await world.bought(member, [{ product_id: shirt.id, option_id }], { point_amount: 3_000 - (1_200 - 285) });
    expect(await held()).toMatchObject({ usable: 0, owed: 0 });
    await world.exact();
  });

  test('a return of goods paid with points pays its fee with points', async () => {
    const member = await world.shop.addMember();
    await addPoints(world.shop.database.service, member.userId, 60_000);
    const shirt = await world.product();
    const lines = [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }];
    const order = await placedOrder(member, await openCheckout(member, lines), { point_amount: 60_000 });
    await world.deliver(order);
    const one = { lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    const shown = await world.preview(member, order, { type: 'RETURN', reason: 'CHANGE_OF_MIND', ...one });
    expect(shown).toMatchObject({
      shipping_charge: 3_000,
      shipping_charge_points: 3_000,
      pick_up_fee: 3_000,
      pick_up_points: 3_000,
      waived: 0,
      money: 0,
      points: 24_000,
    });
    const { claims } = (await world.ask(member, order, { type: 'RETURN', reason: 'CHANGE_OF_MIND', ...one })).json<OrderClaims>();
    const settled = await world.move(claims[0]?.id ?? 0, { to: 'ACCEPTED', quote: shown.quote });
    expect(settled.json()).toMatchObject({ status: 'COMPLETED', refund: { amount: 0, point_amount: 24_000, pick_up_points: 3_000 } });
    // The rest is the shop's fault: delivery that was paid with points comes back as points, never as money.
    const photo_ids = [await world.photoOf(member)];
    const rest = (await world.ask(member, order, { type: 'RETURN', reason: 'DEFECT', ...one, photo_ids })).json<OrderClaims>();
    expect((await world.move(rest.claims[0]?.id ?? 0, { to: 'ACCEPTED' })).json()).toMatchObject({
      refund: { amount: 0, point_amount: 33_000, shipping_back: 3_000, shipping_back_points: 3_000 },
    });
    expect((await member.call({ url: '/api/points' })).json()).toMatchObject({ usable: 57_000, owed: 0 });
    const history = (await member.call({ url: '/api/points/history?kind=GIVEN_BACK' })).json();
    expect(history.entries).toMatchObject([{ reason: 'ORDER_RETURNED', amount: 57_000 }]);
    expect((await notificationsTo(world.shop, member.userId)).at(-1)?.lines).toContain('돌려드린 포인트 33,000P');
    await world.exact();
  });

  test('a return at the shop’s fault needs a photo and has no fee; returning all gives the coupon back and leaves nothing to confirm', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const coupon = await addCoupon(world.shop.database.service, member.userId);
    const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }], {
      issued_coupon_ids: [coupon],
    });
    await world.deliver(order);
    const body = {
      type: 'RETURN',
      reason: 'DEFECT',
      detail: '올이 풀렸어요',
      lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }],
    };
    expect((await world.ask(member, order, body)).json()).toMatchObject({ code: 'CLAIM_PHOTO_NEEDED' });
    const asked = await world.ask(member, order, { ...body, photo_ids: [await world.photoOf(member)] });
    expect(asked.statusCode).toBe(201);
    const id = asked.json<OrderClaims>().claims[0]?.id ?? 0;
    // Only for the shopper and the shop, each with an expiring URL.
    const closed = [{ src: expect.stringMatching(/^\/cdn\/private\//) }];
    expect([asked.json<OrderClaims>().claims[0]?.photos, (await world.adminClaim(id)).photos]).toEqual([closed, closed]);
    const confirm = {
      method: 'POST' as const,
      url: `/api/orders/${order.id}/purchase-confirmation`,
      headers: keyed(),
      body: { is_agreed: true },
    };
    expect((await member.call(confirm)).json()).toMatchObject({ code: 'CLAIM_LINE_OPEN' });
    expect((await world.move(id, { to: 'ACCEPTED', has_pick_up: false })).json()).toMatchObject({
      status: 'COMPLETED',
      refund: { amount: 31_000, is_coupon_back: true },
    });
    expect(await world.held(paymentId)).toBe(0);
    for (const webhook of world.shop.webhooks.splice(0)) await world.shop.deliver(webhook);
    expect((await member.call({ ...confirm, headers: keyed() })).json()).toMatchObject({ code: 'CLAIM_NOTHING_LEFT' });
    expect((await world.shop.query(`select order_id from sales.issued_coupons where id = ${coupon}`)).rows).toEqual([{ order_id: null }]);
    expect((await world.shop.query(`select kind from sales.discrepancies where order_id = ${order.id}`)).rows).toEqual([]);
    await world.exact();
  });

  test('an operator can change the fault, and the refund follows; a declined claim gives its reason and frees the line', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
    await world.deliver(order);
    const body = {
      type: 'RETURN',
      reason: 'DEFECT',
      lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }],
      photo_ids: [await world.photoOf(member)],
    };
    const id = (await world.ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
    const asShop = await world.operator.call({
      method: 'POST',
      url: `/api/admin/claims/${id}/preview`,
      body: { fault: 'SHOP', has_pick_up: true },
    });
    expect(asShop.json()).toMatchObject({ money: 30_000 });
    expect((await world.move(id, { to: 'ACCEPTED', fault: 'SHOPPER', quote: asShop.json<ClaimPreview>().quote })).json()).toMatchObject({
      code: 'CLAIM_QUOTE_CHANGED',
    });
    expect((await world.adminClaim(id)).fault).toBe('SHOP');
    expect((await world.move(id, { to: 'REJECTED', note: '사용 흔적이 있습니다.' })).json()).toMatchObject({
      status: 'REJECTED',
      moves: [],
    });
    expect((await world.move(id, { to: 'ACCEPTED' })).json()).toMatchObject({ code: 'CLAIM_STATE_CONFLICT' });
    const now = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(now).toMatchObject({ lines: [{ left: 2, possible: { CHANGE_OF_MIND: null } }], claims: [{ note: '사용 흔적이 있습니다.' }] });
    const lines = expect.arrayContaining(['사유: 사용 흔적이 있습니다.']);
    expect((await notificationsTo(world.shop, member.userId)).at(-1)).toMatchObject({ title: '반품 요청이 거절되었습니다.', lines });
    await world.exact();
  });

  test('goods of an own design can be cancelled until production, and later returned only if not as ordered', async () => {
    const member = await world.shop.addMember();
    const tee = await world.product({ type: 'CUSTOM' });
    const graphic = await addGraphic(world.shop.database.service, world.catalogue);
    const design = await addDesign(world.shop.database.service, { product: tee, userId: member.userId, graphicIds: [graphic] });
    const { order } = await world.bought(member, [{ product_id: tee.id, option_id: tee.optionIds[0] ?? 0, product_custom_id: design }]);
    const options = async () => (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().lines[0];
    expect(await options()).toMatchObject({ is_custom: true, possible: { CANCEL: null } });
    await world.deliver(order, 'IN_PRODUCTION');
    expect(await options()).toMatchObject({ possible: { CANCEL: 'CLAIM_MADE_TO_ORDER' } });
    await world.deliver(order);
    expect(await options()).toMatchObject({
      possible: { CANCEL: 'CLAIM_MADE_TO_ORDER', CHANGE_OF_MIND: 'CLAIM_MADE_TO_ORDER', NOT_AS_ORDERED: null },
    });
    const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
    expect((await world.ask(member, order, { type: 'RETURN', reason: 'SIZE', lines })).json()).toMatchObject({
      code: 'CLAIM_MADE_TO_ORDER',
    });
  });
});

describe('an exchange', () => {
  test('an exchange reserves the replacement until it is sent; withdrawing the exchange releases it', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const [small, medium] = [shirt.optionIds[0] ?? 0, shirt.optionIds[1] ?? 0];
    const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: small, quantity: 2 }]);
    await world.deliver(order);
    const body = {
      type: 'EXCHANGE',
      reason: 'SIZE',
      lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1, exchange_option_id: medium }],
    };
    // The form already shows it.
    const form = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(form.own_wish_fees).toEqual({ RETURN: 6_000, EXCHANGE: 6_000, is_remote: false });
    expect(await world.preview(member, order, body)).toMatchObject({ money: 0, points: 0, exchange_fee: 6_000 });
    const first = (await world.ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
    await world.move(first, { to: 'COLLECTING' });
    expect(await world.stockOf(medium)).toBe(4);
    expect((await member.call({ method: 'POST', url: `/api/claims/${first}/withdrawal` })).statusCode).toBe(200);
    expect((await member.call({ method: 'POST', url: `/api/claims/${first}/withdrawal` })).statusCode).toBe(200);
    expect(await world.stockOf(medium)).toBe(5);

    const second = (await world.ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
    await world.move(second, { to: 'COLLECTING' });
    await world.move(second, { to: 'COLLECTED' });
    expect((await world.move(second, { to: 'REDELIVERING' })).json()).toMatchObject({ code: 'CLAIM_TRACKING_NEEDED' });
    expect((await world.move(second, { to: 'REDELIVERING', delivery: { courier: 'CJ', number: '690000000002' } })).json()).toMatchObject({
      status: 'REDELIVERING',
    });
    expect([await world.stockOf(small), await world.stockOf(medium)]).toEqual([9, 4]);
    const [collected, sent] = (await notificationsTo(world.shop, member.userId)).slice(-2);
    expect(collected?.title).toBe('보내 주신 상품을 받았습니다. 확인한 뒤 새 상품을 보내 드립니다.');
    expect(sent).toMatchObject({
      title: '새로 보내 드리는 교환 상품이 출발했습니다.',
      lines: expect.arrayContaining(['CJ대한통운 690000000002']),
    });
    expect((await world.move(second, { to: 'COMPLETED' })).json()).toMatchObject({ status: 'COMPLETED', refund: null });
    expect(await world.held(paymentId)).toBe(60_000);
    const now = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(now.lines[0]).toMatchObject({ left: 2, asked: 0, gone: 0 });
    await world.exact();
  });

  test('an exchange for an option of another price or without stock is refused, and an operator reads why', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product({ stocks: [5, 1] });
    const [small, medium] = [shirt.optionIds[0] ?? 0, shirt.optionIds[1] ?? 0];
    const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: small, quantity: 2 }]);
    await world.deliver(order);
    const line = { order_product_id: order.order_products[0]?.id, quantity: 2, exchange_option_id: medium };
    expect((await world.ask(member, order, { type: 'EXCHANGE', reason: 'SIZE', lines: [line] })).json()).toMatchObject({
      code: 'CLAIM_EXCHANGE_OPTION',
    });
    // The preview shows it too, to the shopper and to the shop.
    const asked = { type: 'EXCHANGE', reason: 'SIZE', lines: [line] };
    const url = `/orders/${order.id}/claims/preview`;
    expect((await member.call({ method: 'POST', url: `/api${url}`, body: asked })).json()).toMatchObject({ code: 'CLAIM_EXCHANGE_OPTION' });
    const opened = { ...asked, lines: [{ ...line, exchange_option_id: (await world.product()).optionIds[0] }] };
    expect((await world.operator.call({ method: 'POST', url: `/api/admin${url}`, body: opened })).json()).toMatchObject({
      code: 'CLAIM_EXCHANGE_OPTION',
    });
    const id =
      (await world.ask(member, order, { type: 'EXCHANGE', reason: 'SIZE', lines: [{ ...line, quantity: 1 }] })).json<OrderClaims>()
        .claims[0]?.id ?? 0;
    await world.shop.database.service.updateTable('product.product_options').set({ stock_count: 0 }).where('id', '=', medium).execute();
    expect((await world.adminClaim(id)).moves).toContainEqual({ to: 'COLLECTING', refusal: 'CLAIM_EXCHANGE_OPTION' });
    expect((await world.move(id, { to: 'COLLECTING' })).json()).toMatchObject({ code: 'CLAIM_EXCHANGE_OPTION' });
    expect((await world.adminClaim(id)).status).toBe('REQUESTED');
  });
});

test('two operators at once settle a claim once, and only staff can decide', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
  await world.deliver(order);
  const body = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
  const id = (await world.ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
  const forbidden = await member.call({ method: 'POST', url: `/api/admin/claims/${id}/moves`, headers: keyed(), body: { to: 'ACCEPTED' } });
  expect(forbidden.json()).toMatchObject({ code: 'FORBIDDEN' });
  await Promise.all([1, 2, 3].map(() => world.move(id, { to: 'ACCEPTED' })));
  expect(await world.held(paymentId)).toBe(33_000 - 27_000);
  expect(await world.stockOf(shirt.optionIds[0] ?? 0)).toBe(10);
  await world.exact();
});

test('a claim is settled once, also while its money is still owed, and never for a cancelled order', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const buy = () => world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
  const askBack = async (order: { id: number; order_products: { id: number }[] }) => {
    await world.deliver(order);
    const body = { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    return (await world.ask(member, order, body)).json<OrderClaims>().claims[0]?.id ?? 0;
  };
  const owed = await askBack((await buy()).order);
  world.shop.faults.plan({ faults: [{ kind: 'refuse', call: 'cancel' }] });
  expect((await world.move(owed, { to: 'ACCEPTED' })).json()).toMatchObject({ status: 'ACCEPTED', refund: { state: 'OWED' } });
  world.shop.faults.plan();
  expect((await previewed(owed)).json()).toMatchObject({ status: 409, code: 'CLAIM_STATE_CONFLICT' });
  // The screen says that the refund is stuck, not that it is on its way.
  expect((await world.adminClaim(owed)).stopped_by).toBe('REFUND_FAILED');
  const stock = await world.stockOf(shirt.optionIds[0] ?? 0);
  expect((await world.move(owed, { to: 'COMPLETED' })).json()).toMatchObject({ code: 'CLAIM_STATE_CONFLICT' });
  expect(await world.stockOf(shirt.optionIds[0] ?? 0)).toBe(stock);

  const { order } = await buy();
  const late = await askBack(order);
  const over = { cancelled_at: world.shop.clock(), cancel_reason: 'ADMIN' };
  await world.shop.database.service.updateTable('sales.orders').set(over).where('id', '=', order.id).execute();
  expect((await previewed(late)).statusCode).toBe(200);
  for (const to of ['ACCEPTED', 'COMPLETED', 'COLLECTING'])
    expect((await world.move(late, { to })).json()).toMatchObject({ code: 'CLAIM_STATE_CONFLICT' });
  expect((await world.move(late, { to: 'REJECTED', note: '주문이 취소되었습니다.' })).json()).toMatchObject({ status: 'REJECTED' });
  expect((await previewed(late)).json()).toMatchObject({ status: 409, code: 'CLAIM_STATE_CONFLICT' });
});
