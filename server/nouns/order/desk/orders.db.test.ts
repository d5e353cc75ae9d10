import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskOrders, MATCHING_PIECE, type MatchingTally, type MovedPiece, type OrderAtWork } from '#contract/rest/admin/orders.ts';
import { inTransaction } from '#server/transaction/transaction.ts';
import { commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { notificationsTo } from '#test/notifications-to.ts';
import { addProduct } from '#test/rows/commerce-rows.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';
import { confirmPurchases } from '../confirm-purchases-job.ts';
import { watchPromises } from '../production/watch-promises-job.ts';
import { trackParcels } from '../waybill/track-parcels-job.ts';
import { foundBy } from './list-desk-orders.ts';

let world: WorkWorld;
beforeAll(async () => {
  world = await workWorld(await commerceShop());
});

const detail = async (id: number) => (await world.staff.call({ url: `/api/admin/orders/${id}` })).json<OrderAtWork>();
const list = async (query: string) => (await world.staff.call({ url: `/api/admin/orders?${query}` })).json<DeskOrders>();
const idsOf = ({ orders }: DeskOrders) => orders.map(({ id }) => id);
const claim = (orderId: number, status = 'REQUESTED', type = 'RETURN') =>
  world.shop.query(`insert into sales.claims (order_id, type, status, reason) values (${orderId}, '${type}', '${status}', 'reason')`);

test('a note sent again with its key after a lost reply is written once', async () => {
  const { id } = await world.paid({ ready: 1 });
  const headers = { 'idempotency-key': 'one-note' };
  const send = () => world.staff.call({ method: 'POST', url: `/api/admin/orders/${id}/notes`, headers, body: { note: '문 앞에' } });
  const histories = [await send(), await send()].map((reply) => reply.json<OrderAtWork>().history.length);
  expect([histories[1], (await detail(id)).history.length]).toEqual([histories[0], histories[0]]);
});

describe('an order from payment to purchase confirmation', () => {
  test('an order goes through every step of the state table, and its shopper is notified', async () => {
    const buyer = await world.shop.addMember();
    const order = await world.paid({ made: 2, ready: 1 }, buyer);
    expect(idsOf(await list('tab=NEW'))).toContain(order.id);
    expect(await world.send('ACKNOWLEDGED', order)).toEqual(['DONE']);
    expect(idsOf(await list('tab=NEW'))).not.toContain(order.id);
    expect(idsOf(await list('tab=ACKNOWLEDGED'))).toContain(order.id);
    // The eight states stay: to the shopper it is paid, and can still be cancelled.
    expect((await buyer.call({ url: `/api/orders/${order.id}` })).json()).toMatchObject({
      status: 'PAYMENT_COMPLETE',
      is_cancellable: true,
    });
    expect(await world.send('DELIVERY_PREPARING', order)).toEqual(['PRODUCTION_REQUIRED']);
    expect(await world.send('IN_PRODUCTION', order)).toEqual(['DONE']);
    expect(await world.send('PRODUCTION_COMPLETE', order)).toEqual(['DONE']);
    expect(await world.send('DELIVERY_PREPARING', order)).toEqual(['DONE']);
    expect(await world.send('IN_DELIVERY', order)).toEqual(['WAYBILL_REQUIRED']);
    const waybill = { courier: 'CJ', waybill: '6300-1000-0001' };
    world.shop.pass(1);
    const given = await world.staff.call({ method: 'POST', url: `/api/admin/orders/${order.id}/waybill`, body: waybill });
    expect(given.json()).toMatchObject({ step: 'IN_DELIVERY', courier: 'CJ', tracking_number: '630010000001' });
    const left = { title: '주문하신 상품이 출발했습니다.', lines: [`주문번호 ${order.order_number}`, 'CJ대한통운 630010000001'] };
    expect((await notificationsTo(world.shop, buyer.userId)).at(-1)).toMatchObject(left);

    const at = new Date(world.shop.clock().getTime() + 3_600_000);
    world.shop.pass(120);
    const news = [
      { state: 'IN_TRANSIT', at },
      { state: 'DELIVERED', at },
    ] as const;
    for (const said of news) {
      const tracking = { isOn: true, track: async () => said };
      expect(await trackParcels({ ...world.shop, gateways: { ...world.shop.gateways, tracking } })).toBe(1);
      expect(await trackParcels({ ...world.shop, gateways: { ...world.shop.gateways, tracking } })).toBe(0);
      world.shop.pass(60);
    }
    const arrived = await detail(order.id);
    expect(arrived).toMatchObject({ step: 'DELIVERY_COMPLETED', delivered_at: at.toISOString(), tracking_state: 'DELIVERED' });
    expect(arrived.history.map(({ state, event }) => state ?? event)).toEqual([
      'PAYMENT_WAIT',
      'PAYMENT_COMPLETE',
      'ACKNOWLEDGED',
      'IN_PRODUCTION',
      'PRODUCTION_COMPLETE',
      'DELIVERY_PREPARING',
      'WAYBILL_GIVEN',
      'IN_DELIVERY',
      'TRACKED',
      'TRACKED',
      'DELIVERY_COMPLETED',
    ]);
    world.shop.pass(9 * 24 * 60);
    expect(await confirmPurchases(world.shop)).toBe(1);
    expect((await detail(order.id)).step).toBe('PURCHASE_CONFIRMED');
    const told = await world.shop.database.service
      .selectFrom('member.notifications')
      .select('values')
      .where('user_id', '=', buyer.userId)
      .orderBy('id')
      .execute();
    expect(told.map(({ values }) => (values as { state: string }).state)).toEqual([
      'PAYMENT_COMPLETE',
      'IN_PRODUCTION',
      'IN_DELIVERY',
      'DELIVERY_COMPLETED',
      'PURCHASE_CONFIRMED',
    ]);
  });

  test('orders moved in bulk succeed or fail one by one, and a repeat changes nothing', async () => {
    const [made, ready, halted, gone] = [
      await world.paid({ made: 1 }),
      await world.paid({ ready: 1 }),
      await world.paid({ ready: 1 }),
      { id: 999_999_999 },
    ];
    await claim(halted.id);
    expect(await world.send('DELIVERY_PREPARING', made, ready, halted, gone)).toEqual([
      'PRODUCTION_REQUIRED',
      'DONE',
      'ORDER_HAS_OPEN_CLAIM',
      'ORDER_NOT_FOUND',
    ]);
    expect(await world.send('DELIVERY_PREPARING', made, ready)).toEqual(['PRODUCTION_REQUIRED', 'NOTHING']);
    expect((await detail(ready.id)).history.filter(({ state }) => state === 'DELIVERY_PREPARING')).toHaveLength(1);
    expect((await detail(halted.id)).moves).toContainEqual({ to: 'DELIVERY_PREPARING', code: 'ORDER_HAS_OPEN_CLAIM' });
  });

  test('list and order show what a brand with an account has not prepared yet, and nothing about a brand without one', async () => {
    const order = await world.paid({ ready: 1 });
    const listed = async () => (await list(`tab=ALL&q=${order.order_number}`)).orders[0]?.unprepared;
    const lines = async () => (await detail(order.id)).order_products.map(({ preparation }) => preparation);
    expect([await listed(), await lines()]).toEqual([0, [null]]);
    const brand = await world.shop.addMember();
    const brands = (owner: string) =>
      world.shop.query(`update product.brands set user_id = ${owner} where id = ${world.catalogue.brandId}`);
    await brands(`'${brand.userId}'`);
    expect([await listed(), await lines(), (await detail(order.id)).unprepared]).toEqual([1, ['WAITING'], 1]);
    await world.shop.query(
      `update sales.preparations set state = 'PREPARED', prepared_at = now() where order_number = '${order.order_number}'`,
    );
    expect([await listed(), await lines(), (await detail(order.id)).unprepared]).toEqual([0, ['PREPARED'], 0]);
    await brands('null');
  });

  test('an undecided cancellation stops an order’s work, and one that only waits for its refund does not', async () => {
    const [owed, asked] = [await world.paid({ ready: 1 }), await world.paid({ ready: 1 })];
    await claim(owed.id, 'ACCEPTED', 'CANCEL');
    await claim(asked.id, 'REQUESTED', 'CANCEL');
    expect(await world.send('DELIVERY_PREPARING', owed, asked)).toEqual(['DONE', 'ORDER_HAS_OPEN_CLAIM']);
    expect(idsOf(await list('tab=CLAIM'))).toEqual(expect.arrayContaining([owed.id, asked.id]));
  });

  test('all orders of a filter are counted and moved one by one in portions, without later orders, and a repeat changes nothing', async () => {
    const orders = [];
    for (let each = 0; each < MATCHING_PIECE + 2; each += 1) orders.push(await world.paid({ ready: 1 }));
    const halted = orders[0]?.id ?? 0;
    await claim(halted);
    const seen_at = world.shop.clock().toISOString();
    world.shop.pass(1);
    const late = await world.paid({ ready: 1 });
    const filter = { tab: 'NEW', kind: 'READY' };
    const { count } = (await world.staff.call({ url: `/api/admin/orders/matching?${new URLSearchParams(filter)}` })).json<MatchingTally>();
    expect(count).toBeGreaterThanOrEqual(orders.length + 1);
    const few = await world.staff.call({ url: `/api/admin/orders/matching?${new URLSearchParams({ ...filter, most: '2' })}` });
    expect(few.json()).toEqual({ count: 2, is_more: true });
    const foretold = { ...filter, to: 'DELIVERY_PREPARING' };
    const { moves } = (
      await world.staff.call({ url: `/api/admin/orders/matching?${new URLSearchParams(foretold)}` })
    ).json<MatchingTally>();
    expect([(moves?.going ?? 0) + (moves?.staying ?? 0), moves?.unprepared]).toEqual([count, 0]);
    expect(moves?.staying).toBeGreaterThanOrEqual(1);
    const fewForetold = await world.staff.call({ url: `/api/admin/orders/matching?${new URLSearchParams({ ...foretold, most: '2' })}` });
    const { count: counted, moves: ofFew } = fewForetold.json<MatchingTally>();
    expect([counted, (ofFew?.going ?? 0) + (ofFew?.staying ?? 0)]).toEqual([2, 2]);
    const move = async (to: string, after: number, about: object = filter) =>
      (
        await world.staff.call({ method: 'POST', url: '/api/admin/orders/matching/moves', body: { ...about, to, seen_at, after } })
      ).json<MovedPiece>();

    const first = await move('DELIVERY_PREPARING', 0);
    expect(first.results).toHaveLength(MATCHING_PIECE);
    expect(first.results.find(({ order_id }) => order_id === halted)).toMatchObject({ outcome: 'REFUSED', code: 'ORDER_HAS_OPEN_CLAIM' });
    const second = await move('DELIVERY_PREPARING', first.next ?? 0);
    expect(second.next).toBeNull();
    const done = [...first.results, ...second.results].filter(({ outcome }) => outcome === 'DONE').map(({ order_id }) => order_id);
    for (const { id } of orders) expect([id, done.includes(id)]).toEqual([id, id !== halted]);
    expect((await detail(late.id)).step).toBe('PAYMENT_COMPLETE');
    // Each has its own log entry.
    const { rows } = await world.shop.query(
      `select count(distinct row_after ->> 'id')::integer as rows from management.audit_entries
        where table_name = 'sales.orders' and (row_after ->> 'id')::bigint = any ('{${done.join(',')}}')`,
    );
    expect(rows).toEqual([{ rows: done.length }]);
    expect((await move('DELIVERY_PREPARING', 0)).results.filter(({ outcome }) => outcome === 'DONE')).toEqual([]);
  });

  test('orders are read and moved by staff only', async () => {
    const order = await world.paid({ ready: 1 });
    const member = await world.shop.addMember();
    const brand = await world.shop.addMember({ roles: ['brand'] });
    for (const [actor, status] of [
      [world.shop.visitor, 401],
      [member, 403],
      [brand, 403],
    ] as const) {
      const calls = [
        { url: '/api/admin/orders' },
        { url: '/api/admin/orders/counts' },
        { url: '/api/admin/orders/board' },
        { url: `/api/admin/orders/${order.id}` },
        { url: '/api/admin/production' },
        { url: '/api/admin/waybills/sheet' },
        { method: 'POST', url: '/api/admin/orders/moves', body: { order_ids: [order.id], to: 'ACKNOWLEDGED' } },
        { method: 'POST', url: '/api/admin/production/print-files', body: { order_ids: [order.id] } },
        { method: 'POST', url: `/api/admin/orders/${order.id}/waybill`, body: { courier: 'CJ', waybill: '630010000001' } },
      ] as const;
      for (const call of calls) expect([call.url, (await actor.call(call)).statusCode]).toEqual([call.url, status]);
    }
  });
});

describe('lists', () => {
  test('the pages of the order list have no gap and no repetition, by day and by age', async () => {
    for (let count = 0; count < 5; count += 1) await world.paid({ ready: 1 });
    for (const query of ['tab=NEW', 'tab=NEW&sort=NEWEST', 'tab=ALL']) {
      const all = idsOf(await list(`${query}&limit=200`));
      const seen: number[] = [];
      let after = '';
      for (;;) {
        const page = await list(`${query}&limit=2${after}`);
        seen.push(...idsOf(page));
        if (page.next === null) break;
        after = `&after=${page.next}`;
      }
      expect(seen).toEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  test.each([
    ['DUE', '2026-13-99'],
    ['DUE', '2026-02-30'],
    ['DUE', '2026-11-20 03:00:00+00'],
    ['NEWEST', '2026-02-30 03:00:00+00'],
    ['NEWEST', '2026-11-20 99:00:00+00'],
    ['NEWEST', 'made-up'],
  ])('sorted by %s, a cursor at %s leads to the first page', async (sort, key) => {
    const after = Buffer.from(JSON.stringify([key, 1])).toString('base64url');
    const first = await list(`tab=NEW&sort=${sort}`);
    expect(await list(`tab=NEW&sort=${sort}&after=${after}`)).toEqual(first);
    expect((await world.staff.call({ url: '/api/admin/orders?from=0000-01-01' })).statusCode).toBe(400);
  });

  test.each([
    ['a part of a number', '7K3M', ['orders_words', 'orders_number_parts']],
    ['the end of a waybill', '1012', ['orders_words', 'orders_number_parts', 'orders_waybill_end']],
  ])('an order search for %s uses an index, whatever else the same words may mean', async (_what, q, indexes) => {
    const { service } = world.shop.database;
    const lines = await inTransaction(service, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`explain select o.id from sales.orders o where ${foundBy(q)}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of indexes) expect(lines).toContain(index);
    expect(lines).not.toContain('Seq Scan');
  });

  test('an order is found by number, line number, full name, phone, waybill, and their endings; its data stay masked', async () => {
    const order = await world.paid({ ready: 1 });
    await world.shop.query(
      `update sales.orders set recipient = '남궁 이음', recipient_phone = '010-7777-3142', tracking_number = '987654321012',
         shipping_request = '공동현관 #1234*', depositor_name = '남궁이음' where id = ${order.id}`,
    );
    for (const q of [
      order.order_number,
      `${order.order_number.toLowerCase()}-7`,
      order.order_number.toLowerCase().replace('-', ''),
      order.order_number.replace('-', ' '),
      '남궁이음',
      '010 7777 3142',
      '3142',
      '9876-5432-1012',
      '1012',
      '21012',
    ]) {
      const found = await list(`tab=ALL&q=${encodeURIComponent(q)}`);
      expect([q, idsOf(found)]).toEqual([q, [order.id]]);
      expect(JSON.stringify(found)).not.toMatch(/남궁|7777|이음/);
    }
    const [day = '', signs = ''] = order.order_number.split('-');
    for (const q of [signs, signs.slice(0, 4), signs.slice(-4).toLowerCase(), `${day.slice(4)}-${signs.slice(0, 2)}`])
      expect([q, idsOf(await list(`tab=ALL&q=${q}`))]).toEqual([q, expect.arrayContaining([order.id])]);
    for (const q of [signs.slice(1, 6), `${day}${signs}`]) {
      const palette = await world.staff.call({ url: `/api/admin/search?q=${q}` });
      expect(palette.json().orders).toEqual([expect.objectContaining({ id: String(order.id), title: order.order_number })]);
    }
    for (const q of ['남궁', '777', '없는사람', '31012']) expect(idsOf(await list(`tab=ALL&q=${encodeURIComponent(q)}`))).toEqual([]);
    expect(await detail(order.id)).toMatchObject({ recipient: '남***음', recipient_phone: '010-****-3142', address: '서울 중구 ***' });
    expect(await detail(order.id)).toMatchObject({ shipping_request: '공동***', depositor: '남**음' });
    const look = await world.staff.call({ method: 'POST', url: '/api/admin/reveals', body: { kind: 'order', id: String(order.id) } });
    expect(look.json().values).toMatchObject({ shipping_request: '공동현관 #1234*', depositor_name: '남궁이음' });
  });

  test('an order with an open payment window is marked, and listed as a waiting deposit when it awaits one', async () => {
    const { shop, catalogue } = world;
    const product = await addProduct(shop.database.service, catalogue, { code: 'unpaid', price: 15_000, stocks: [10] });
    const line = { product_id: product.id, option_id: product.optionIds[0] ?? 0, quantity: 1 };
    const buyer = await shop.addMember();
    const order = await placedOrder(buyer, await openCheckout(buyer, [line]));
    const told = async () => {
      const [listed] = (await list(`tab=ALL&q=${order.order_number}`)).orders;
      return [listed?.is_unpaid_order, (await detail(order.id)).is_unpaid_order, idsOf(await list('tab=WAITING')).includes(order.id)];
    };
    expect(await told()).toEqual([true, true, false]);
    await shop.query(`update sales.orders set deposit_account = '110-1' where id = ${order.id}`);
    expect(await told()).toEqual([false, false, true]);
  });

  test('tabs, board and tallies of the order desk count the same orders', async () => {
    const counts = (await world.staff.call({ url: '/api/admin/orders/counts' })).json();
    const board = (await world.staff.call({ url: '/api/admin/orders/board' })).json();
    for (const { tab, orders, count } of board.columns) {
      expect(counts.tabs[tab]).toEqual(count);
      expect(orders.map((order: { id: number }) => order.id)).toEqual(idsOf(await list(`tab=${tab}&limit=20`)));
    }
    expect(counts.tabs.NEW.count).toBe(idsOf(await list('tab=NEW&limit=200')).length);
  });
});

describe('the ship-by day', () => {
  test('the ship-by day is fixed at payment by the current queue and shown to the shopper; a delay is announced once, before it happens', async () => {
    const { shop } = world;
    await shop.query('update sales.production_plan set units_a_day = 5, spare_days = 0');
    const buyer = await shop.addMember();
    const order = await world.paid({ made: 3 }, buyer);
    const first = (await buyer.call({ url: `/api/orders/${order.id}` })).json<{ ship_by: string | null }>();
    expect(first.ship_by).toMatch(/^2026-12-\d\d$/);
    const later = await world.paid({ made: 20 });
    const promised = (await detail(later.id)).ship_by ?? '';
    expect(promised > (first.ship_by ?? '')).toBe(true);
    await watchPromises(shop);
    expect((await detail(later.id)).slips_on).toBe(null);
    await shop.query('update sales.production_plan set units_a_day = 1');
    expect(await watchPromises(shop)).toBeGreaterThan(0);
    expect(await watchPromises(shop)).toBe(0);
    const slipping = await detail(later.id);
    expect(slipping.promise).toBe('AT_RISK');
    expect(slipping.ship_by).toBe(promised);
    expect(slipping.history.filter(({ event }) => event === 'SLIP_EXPECTED')).toHaveLength(1);
    expect(idsOf(await list('tab=ALL&due=AT_RISK'))).toContain(later.id);
    shop.pass(1);
    await shop.query('update sales.production_plan set units_a_day = 500');
    await watchPromises(shop);
    expect((await detail(later.id)).history.at(-1)).toMatchObject({ event: 'SLIP_AVERTED', actor: 'JOB' });
    const again = (await buyer.call({ url: `/api/orders/${order.id}` })).json();
    expect(again.ship_by).toBe(first.ship_by);
  });
});
