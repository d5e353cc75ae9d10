import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import { sweepPayments } from '#server/nouns/payment/sweep-payments-job.ts';
import { ClaimWorld, keyed, refundAccount } from '#test/claim-world.ts';
import { orderNow } from '#test/commerce-steps.ts';
import { addCoupon, addPoints } from '#test/rows/commerce-rows.ts';

let world: ClaimWorld;

beforeAll(async () => {
  world = await ClaimWorld.begin();
});

describe('a part of an order', () => {
  test('cancelling part of an order before production refunds money, points and stock as previewed, and keeps the rest', async () => {
    const member = await world.shop.addMember();
    await addPoints(world.shop.database.service, member.userId, 6_000);
    const shirt = await world.product();
    const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 3 }], {
      point_amount: 6_000,
      issued_coupon_ids: [await addCoupon(world.shop.database.service, member.userId)],
    });
    const lines = [{ order_product_id: order.order_products[0]?.id, quantity: 1 }];
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines };
    const shown = await world.preview(member, order, body);
    expect(shown).toMatchObject({
      goods: 27_333,
      points: 2_000,
      shipping_charge: 0,
      is_settled_at_once: true,
      coupons: [],
      has_coupon: true,
    });
    expect(shown.lines[0]).toMatchObject({ amount: 30_000, coupon_discount_amount: 30_000 - shown.goods - shown.points });
    expect(shown.point_lots).toEqual([{ amount: shown.points, expires_at: '2027-12-31T00:00:00.000Z', is_ended: false }]);

    const done = await world.ask(member, order, { ...body, quote: shown.quote });
    expect(done.statusCode).toBe(201);
    const [claim] = done.json<OrderClaims>().claims;
    expect(claim).toMatchObject({ status: 'COMPLETED', refund: { state: 'BACK', amount: shown.money, point_amount: shown.points } });
    expect(await world.held(paymentId)).toBe(order.payment_amount - shown.money);
    expect(await world.stockOf(shirt.optionIds[0] ?? 0)).toBe(8);
    const [part, now] = [claim?.id, world.shop.clock().toISOString()];
    const partBack = { payment_id: paymentId, claim_id: part, state: 'BACK', amount: shown.money, since: now, back_at: now };
    expect(await orderNow(member, order)).toMatchObject({ cancelled_at: null, refunds: [partBack] });
    world.shop.pass(24 * 60);
    // The provider's own webhook for it changes nothing.
    for (const webhook of world.shop.webhooks.splice(0)) await world.shop.deliver(webhook);
    await member.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
    const found = await world.shop.query(`select kind from sales.discrepancies where order_id = ${order.id}`);
    expect(found.rows).toEqual([]);
    await world.exact();

    // The rest at once: all money is refunded, the coupon is free again, the order has ended.
    const rest = { ...body, lines: [{ order_product_id: order.order_products[0]?.id, quantity: 2 }] };
    const last = await world.preview(member, order, rest);
    expect(last).toMatchObject({ is_last: true, coupons: [{ is_ended: false }] });
    expect((await world.ask(member, order, { ...rest, quote: last.quote })).statusCode).toBe(201);
    expect(shown.money + last.money).toBe(order.payment_amount);
    expect(shown.points + last.points).toBe(6_000);
    expect(await world.held(paymentId)).toBe(0);
    // Each part is listed with its own day and sum, newest first.
    const lastBack = { claim_id: null, state: 'BACK', amount: last.money, back_at: world.shop.clock().toISOString() };
    expect(await orderNow(member, order)).toMatchObject({ cancel_reason: 'MEMBER', refunds: [lastBack, partBack] });
    expect(await world.stockOf(shirt.optionIds[0] ?? 0)).toBe(10);
    await world.exact();
  });

  test('each order line says whether it has sizes: stationery has none, and a product without facts counts as having sizes', async () => {
    const member = await world.shop.addMember();
    const [shirt, notebook] = [await world.product(), await world.product()];
    const facts = { product_id: notebook.id, kind: 'GOODS' };
    await world.shop.database.service.insertInto('product.product_facts').values(facts).execute();
    const bought = [shirt, notebook].map(({ id, optionIds }) => ({ product_id: id, option_id: optionIds[0] ?? 0, quantity: 1 }));
    const { order } = await world.bought(member, bought);
    const { lines } = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    const hasSizes = (productId: number) => {
      const ordered = order.order_products.find(({ product_id }) => product_id === productId);
      return lines.find(({ order_product_id }) => order_product_id === ordered?.id)?.has_sizes;
    };
    expect([hasSizes(shirt.id), hasSizes(notebook.id)]).toEqual([true, false]);
  });

  test('a claim with another sum than shown, too many pieces or an open claim on its line is refused; a repeat changes nothing', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }]);
    const line = { order_product_id: order.order_products[0]?.id, quantity: 1 };
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [line] };
    expect((await world.ask(member, order, { ...body, quote: '1.0.0.0' })).json()).toMatchObject({ code: 'CLAIM_QUOTE_CHANGED' });
    expect((await world.ask(member, order, { ...body, lines: [{ ...line, quantity: 3 }] })).json()).toMatchObject({
      code: 'CLAIM_QUANTITY',
    });
    expect((await world.ask(member, order, { ...body, lines: [line, line] })).json()).toMatchObject({ code: 'CLAIM_QUANTITY' });
    const stranger = await world.shop.addMember();
    expect((await world.ask(stranger, order, body)).json()).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const call = { method: 'POST' as const, url: `/api/orders/${order.id}/claims`, headers: keyed(), body };
    expect((await member.call(call)).statusCode).toBe(201);
    expect((await member.call(call)).statusCode).toBe(201);
    await world.deliver(order, 'DELIVERY_PREPARING');
    expect((await world.ask(member, order, body)).json<OrderClaims>().claims).toMatchObject([
      { status: 'REQUESTED' },
      { status: 'COMPLETED' },
    ]);
    expect((await world.ask(member, order, body)).json()).toMatchObject({ code: 'CLAIM_LINE_OPEN' });
    await world.exact();
  });

  test('a deposit is refunded to the named account; if its bank refuses, the shop asks for another account', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 2 }], {
      payment_method: 'VIRTUAL_ACCOUNT',
    });
    expect(order.status).toBe('PAYMENT_COMPLETE');
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    expect((await world.ask(member, order, body)).json()).toMatchObject({ code: 'REFUND_ACCOUNT_REQUIRED' });
    world.shop.faults.plan({ faults: [{ kind: 'refund-failed' }] });
    const asked = await world.ask(member, order, { ...body, refund_account: refundAccount });
    expect(asked.json<OrderClaims>().claims[0]).toMatchObject({ status: 'ACCEPTED', refund: { state: 'ACCOUNT_NEEDED', amount: 27_000 } });
    await world.exact();
    expect(await orderNow(member, order)).toMatchObject({
      cancelled_at: null,
      refunds: [{ state: 'ACCOUNT_NEEDED', amount: 27_000, bank: refundAccount.bank, account_end: '6789' }],
    });
    // Operators see the refund account masked, with what is still owed.
    const staff = await world.shop.addMember({ roles: ['admin', 'user'] });
    const known = () => staff.call({ url: `/api/admin/payments/${paymentId}/refund-account` });
    expect((await known()).json()).toMatchObject({ payment_id: paymentId, amount: 60_000, owed: 27_000 });
    await world.shop.query(
      `insert into sales.refund_accounts (payment_id, bank, number, holder, given_at) values ('${paymentId}', 'SHINHAN', '110222333444', '김이음', now())
       on conflict (payment_id) do update set number = excluded.number, holder = excluded.holder`,
    );
    expect((await known()).json().account).toMatchObject({ bank: 'SHINHAN', number_end: '3444', masked_holder: '김*음' });
    expect((await known()).body).not.toContain('110222333444');
    const look = await staff.call({ method: 'POST', url: '/api/admin/reveals', body: { kind: 'refund-account', id: paymentId } });
    expect(look.json().values).toEqual({ number: '110222333444', holder: '김이음' });
    const log = (await staff.call({ url: `/api/admin/audit?table=sales.refund_accounts` })).json<AuditPage>();
    expect([log.entries[0]?.action, JSON.stringify(log)]).toEqual(['LOOK', expect.not.stringContaining('110222333444')]);
    const given = await member.call({
      method: 'POST',
      url: `/api/payments/${paymentId}/refund-account`,
      body: { ...refundAccount, number: '110999999999' },
    });
    expect(given.json()).toEqual({ refund: 'BACK' });
    const now = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
    expect(now.claims[0]).toMatchObject({ status: 'COMPLETED', refund: { state: 'BACK' } });
    expect(await world.held(paymentId)).toBe(33_000);
    await world.exact();
  });

  test('a refund whose reply was lost is found and paid once', async () => {
    const member = await world.shop.addMember();
    const shirt = await world.product();
    const { order, paymentId } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0, quantity: 3 }]);
    const body = { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1 }] };
    world.shop.faults.plan({ faults: [{ kind: 'lost-reply', call: 'cancel' }] });
    expect((await world.ask(member, order, body)).json<OrderClaims>().claims[0]).toMatchObject({
      status: 'ACCEPTED',
      refund: { state: 'OWED' },
    });
    world.shop.faults.plan();
    world.shop.pass(60);
    await sweepPayments(world.shop);
    await sweepPayments(world.shop);
    expect(await world.held(paymentId)).toBe(60_000);
    expect((await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().claims[0]).toMatchObject({
      status: 'COMPLETED',
    });
    expect((await world.shop.query(`select state from sales.discrepancies where order_id = ${order.id}`)).rows).toEqual([
      { state: 'RESOLVED' },
    ]);
    await world.exact();
  });
});

test('an exchange by wish gives another option, also the second time; a faulty piece is replaced by the same option', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const [small, medium] = [shirt.optionIds[0] ?? 0, shirt.optionIds[1] ?? 0];
  const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: small }]);
  await world.deliver(order);
  const about = (reason: string, exchange_option_id?: number) => ({
    ...{ type: 'EXCHANGE', reason },
    lines: [{ order_product_id: order.order_products[0]?.id, quantity: 1, exchange_option_id }],
  });
  const post = (url: string, body: object) => ({ method: 'POST' as const, url, body });
  const same = { status: 409, code: 'CLAIM_EXCHANGE_SAME' };
  const ownOptions = async () =>
    (await member.call({ url: `/api/orders/${order.id}/claims` }))
      .json<OrderClaims>()
      .lines[0]?.exchange_options.filter(({ is_own }) => is_own)
      .map(({ option_id }) => option_id);
  for (const body of [about('SIZE'), about('CHANGE_OF_MIND', small), about('I do not like it')]) {
    expect((await world.ask(member, order, body)).json()).toMatchObject(same);
    expect((await member.call(post(`/api/orders/${order.id}/claims/preview`, body))).json()).toMatchObject(same);
    const opened = { ...body, fault: 'SHOPPER', has_pick_up: true };
    expect((await world.operator.call(post(`/api/admin/orders/${order.id}/claims/preview`, opened))).json()).toMatchObject(same);
  }
  expect(await ownOptions()).toEqual([small]);
  const first = (await world.ask(member, order, about('SIZE', medium))).json<OrderClaims>().claims[0]?.id ?? 0;
  await world.move(first, { to: 'COLLECTING' });
  await world.move(first, { to: 'COLLECTED' });
  await world.move(first, { to: 'REDELIVERING', delivery: { courier: 'CJ', number: '690000000002' } });
  await world.move(first, { to: 'COMPLETED' });
  // They have the medium one now.
  expect(await ownOptions()).toEqual([medium]);
  expect((await world.ask(member, order, about('SIZE', medium))).json()).toMatchObject(same);
  expect(await world.preview(member, order, about('SIZE', small))).toMatchObject({ exchange_fee: 6_000 });
  const faulty = { ...about('DEFECT'), photo_ids: [await world.photoOf(member)] };
  expect((await world.ask(member, order, faulty)).statusCode).toBe(201);
  await world.exact();
});

test('a shopper who has two options after an exchange can exchange each for the other', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const [medium, large] = [shirt.optionIds[0] ?? 0, shirt.optionIds[1] ?? 0];
  const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: medium, quantity: 2 }]);
  await world.deliver(order);
  const about = (exchange_option_id: number | undefined, quantity = 1) => ({
    ...{ type: 'EXCHANGE', reason: 'SIZE' },
    lines: [{ order_product_id: order.order_products[0]?.id, quantity, exchange_option_id }],
  });
  const exchange = async (option: number) => {
    const id = (await world.ask(member, order, about(option))).json<OrderClaims>().claims[0]?.id ?? 0;
    await world.move(id, { to: 'COLLECTING' });
    await world.move(id, { to: 'COLLECTED' });
    await world.move(id, { to: 'REDELIVERING', delivery: { courier: 'CJ', number: '690000000002' } });
    expect((await world.move(id, { to: 'COMPLETED' })).json()).toMatchObject({ status: 'COMPLETED' });
  };
  const read = async () => (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>().lines[0];
  const owned = async () => (await read())?.exchange_options.filter(({ is_own }) => is_own).map(({ option_id }) => option_id);
  const stocks = () => Promise.all([medium, large].map((option) => world.stockOf(option)));
  await exchange(large);
  expect([await owned(), await stocks()]).toEqual([[], [9, 4]]);
  // One of both pieces would be sent again as it was, and nothing is meant where they have two.
  for (const body of [about(medium, 2), about(undefined)])
    expect((await world.ask(member, order, body)).json()).toMatchObject({ code: 'CLAIM_EXCHANGE_SAME' });
  await exchange(medium);
  // The large one came back.
  expect([await owned(), await stocks()]).toEqual([[medium], [8, 5]]);
  await world.exact();
});

test('a return by wish costs the fee for the order’s delivery address, even if the address changes later', async () => {
  const member = await world.shop.addMember();
  const shirt = await world.product();
  const { order } = await world.bought(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]);
  await world.deliver(order);
  await world.shop.query(`update sales.orders set priced_zip_code = '63100' where id = ${order.id}`);
  const { own_wish_fees: fees } = (await member.call({ url: `/api/orders/${order.id}/claims` })).json<OrderClaims>();
  const line = { order_product_id: order.order_products[0]?.id, quantity: 1 };
  const exchange = { type: 'EXCHANGE', reason: 'SIZE', lines: [{ ...line, exchange_option_id: shirt.optionIds[1] }] };
  expect(fees).toMatchObject({ is_remote: true, EXCHANGE: (await world.preview(member, order, exchange)).exchange_fee });
  const shown = await world.preview(member, order, { type: 'RETURN', reason: 'CHANGE_OF_MIND', lines: [line] });
  expect(fees.RETURN).toBe(shown.pick_up_fee + shown.shipping_charge);
  expect(shown.pick_up_fee).toBeGreaterThan(3_000);
});
