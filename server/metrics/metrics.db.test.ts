import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder, startedPayment } from '#test/commerce-steps.ts';
import { onServer } from '#test/database.ts';
import { addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { addMetrics } from './metrics.ts';
import { undecided, unsent } from './shop-figures.ts';

let shop: CommerceShop;
beforeAll(async () => {
  shop = await commerceShop({ SERVICES: 'rest,jobs' });
});
// Values older than five seconds are read again.
beforeEach(() => shop.pass(1));

const scrape = async (app: FastifyInstance = shop.app) => (await app.inject({ url: '/metrics' })).body;
/** The value of one series, null when it is missing. */
const figure = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};

describe('requests', () => {
  test('requests are counted by their route’s pattern, however many addresses exist', async () => {
    for (let id = 1; id <= 30; id += 1) await shop.app.inject({ url: `/api/orders/${id}` });
    for (let id = 1; id <= 30; id += 1) await shop.app.inject({ url: `/nowhere/${id}?x=${id}`, method: id % 2 === 0 ? 'GET' : 'POST' });
    const text = await scrape();
    const count = 'seam_http_request_duration_seconds_count';
    expect(figure(text, `${count}{route="/api/orders/:id",method="GET",status="4xx"}`)).toBe(30);
    expect(figure(text, `${count}{route="none",method="GET",status="4xx"}`)).toBe(15);
    expect(text).not.toContain('/nowhere');
    expect(text).not.toContain('/api/orders/7');
  });
});

describe('payments, refunds, jobs and discrepancies', () => {
  test('an order that is paid, refunded and disputed is counted in each figure', async () => {
    const { service } = shop.database;
    const shirt = await addProduct(service, await addCatalogue(service), { code: 'shirt' });
    const member = await shop.addMember();
    const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
    const payment = await startedPayment(member, order);
    expect(figure(await scrape(), 'seam_payments{state="READY"}')).toBe(1);
    await shop.press(payment.paymentId, payment.request, 'approve');
    await member.call({ method: 'POST', url: `/api/payments/${payment.paymentId}/sync` });
    await service
      .insertInto('sales.payment_cancellations')
      .values({
        payment_id: payment.paymentId,
        cancellation_id: 'c1',
        amount: 1,
        reason: 'test',
        status: 'REQUESTED',
        created_at: shop.clock(),
      })
      .execute();
    await onServer(
      shop.database.url,
      `insert into sales.discrepancies (kind, payment_id, amount, state, since, resolved_at) values
         ('LATE_MONEY', '${payment.paymentId}', 5000, 'OPEN', '2026-11-20T02:00:00Z', null),
         ('LATE_MONEY', '${payment.paymentId}', 1, 'RESOLVED', now(), now());
       update sales.payments set refund_since = '2026-11-20T02:00:00Z';
       insert into sales.job_failures (job, row_key, tries, failures, error, since, next_try_at)
         select 'expire-orders', row_key, 1, 1, 'a bug', now(), now() + interval '1 hour' from unnest(array['1', '2']) row_key;
       insert into sales.job_failures (job, row_key, tries, failures, error, since, next_try_at)
         values ('expire-orders', '3', 5, 0, 'not yet', now(), now() + interval '1 hour')`,
    );
    const message = { event: 'x', locale: 'ko', sealed_values: '', created_at: shop.clock() };
    // Claimed, so that this shop's jobs ignore it.
    const taken = { ...message, claimed_until: new Date(shop.clock().getTime() + 86_400_000) };
    await service
      .insertInto('member.messages')
      .values({ ...taken, channel: 'SMS', recipient: '01012345678' })
      .execute();
    await service
      .insertInto('member.messages')
      .values({ ...message, channel: 'MAIL', recipient: 'a@b.example', state: 'REFUSED' })
      .execute();
    // An advertisement from yesterday evening that waits for the morning is not late.
    const [yesterday, morning] = [-12, 8].map((hours) => new Date(shop.clock().getTime() + hours * 3_600_000));
    await service
      .insertInto('member.messages')
      .values({ ...taken, channel: 'MAIL', recipient: 'a@b.example', created_at: yesterday, send_after: morning })
      .execute();
    shop.pass(10);
    const text = await scrape();
    expect(figure(text, 'seam_messages{channel="SMS",state="WAITING"}')).toBe(1);
    expect(figure(text, 'seam_messages{channel="MAIL",state="REFUSED"}')).toBe(1);
    expect(figure(text, 'seam_messages_waiting_oldest_seconds')).toBe(600);
    expect(figure(text, 'seam_database_up')).toBe(1);
    expect(figure(text, 'seam_payments{state="PAID"}')).toBe(1);
    expect(figure(text, 'seam_payments_open_oldest_seconds')).toBe(0);
    expect(figure(text, 'seam_refunds{state="REQUESTED"}')).toBe(1);
    expect(figure(text, 'seam_refunds_requested_oldest_seconds')).toBe(600);
    expect(figure(text, 'seam_discrepancies_open{kind="LATE_MONEY"}')).toBe(1);
    expect(figure(text, 'seam_discrepancies_open_won{kind="LATE_MONEY"}')).toBe(5000);
    expect(figure(text, 'seam_discrepancies_oldest_seconds')).toBeGreaterThan(3600);
    expect(figure(text, 'seam_refunds_owed')).toBe(1);
    expect(figure(text, 'seam_refunds_owed_oldest_seconds')).toBeGreaterThan(3600);
    expect(figure(text, 'seam_job_rows_failing{task="expire-orders"}')).toBe(2);
    expect(figure(text, 'seam_jobs_oldest_seconds')).not.toBeNull();
    // One that its carrier rejected is late, whenever it will be retried.
    await service.updateTable('member.messages').set({ error: 'away' }).where('send_after', 'is not', null).execute();
    shop.pass(1);
    expect(figure(await scrape(), 'seam_messages_waiting_oldest_seconds')).toBe((12 * 60 + 11) * 60);
  });

  test('a second scrape at the same moment runs no database query', async () => {
    const before = await scrape();
    await onServer(
      shop.database.url,
      "insert into sales.payment_cancellations (payment_id, cancellation_id, amount, reason, status) select payment_id, 'c2', 1, 'test', 'FAILED' from sales.payments limit 1",
    );
    expect(figure(await scrape(), 'seam_refunds{state="FAILED"}')).toBe(figure(before, 'seam_refunds{state="FAILED"}'));
    shop.pass(1);
    expect(figure(await scrape(), 'seam_refunds{state="FAILED"}')).toBe(1);
  });

  test('database figures are available while every connection of the shop is in use', async () => {
    const { servicePool } = shop.database;
    const taken = await Promise.all(Array.from({ length: servicePool.options.max }, () => servicePool.connect()));
    const waiting = servicePool.query('select 1');
    const text = await scrape();
    for (const client of taken) client.release();
    await waiting;
    expect(figure(text, 'seam_database_up')).toBe(1);
    expect(figure(text, 'seam_pool_connections{role="service"}')).toBe(10);
    expect(figure(text, 'seam_pool_idle{role="service"}')).toBe(0);
    expect(figure(text, 'seam_pool_waiting{role="service"}')).toBe(1);
    expect(figure(text, 'seam_pool_limit{role="pages"}')).toBe(shop.database.pool('pages').options.max);
  });

  test('database figures are read by index: no scan of a table that grows without limit', async () => {
    await shop.database.service.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const plan = async (condition: string, table: string) =>
        JSON.stringify((await sql<object>`explain select count(*) from ${sql.table(table)} where ${sql.raw(condition)}`.execute(trx)).rows);
      expect(await plan("created_at > now() - interval '1 day'", 'sales.payments')).toContain('payments_created');
      expect(await plan("created_at > now() - interval '1 day'", 'sales.payment_cancellations')).toContain('payment_cancellations_created');
      expect(await plan(`status in (${undecided.map((state) => `'${state}'`).join(', ')})`, 'sales.payments')).toContain(
        'payments_undecided',
      );
      expect(await plan(`state in (${unsent})`, 'member.messages')).toContain('messages_waiting');
      expect(await plan("status = 'REQUESTED'", 'sales.payment_cancellations')).toContain('payment_cancellations_requested');
    });
  });
});

describe('without a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seam-metrics-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('without a database its figures are missing, the others are there, and nothing fails', async () => {
    const config = readConfig({ DATA_DIR: folder, SERVICES: 'images', LOG_LEVEL: 'silent' });
    const database = connect('postgres://nobody:wrong@127.0.0.1:1/none');
    const app = fastify();
    addMetrics(app, { config, database, clock: () => new Date('2026-11-20T03:00:00Z') });
    const reply = await app.inject({ url: '/metrics' });
    expect(reply.statusCode).toBe(200);
    expect(figure(reply.body, 'seam_database_up')).toBe(0);
    expect(figure(reply.body, 'seam_refunds_requested')).toBeNull();
    expect(reply.body).not.toMatch(/^seam_payments\{/m);
    expect(figure(reply.body, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(figure(reply.body, 'seam_pool_limit{role="service"}')).toBe(8);
    // docs/operating.md adds up a process's connections from these.
    const limits = [...reply.body.matchAll(/^seam_pool_limit\{role="\w+"\} (\d+)$/gm)].map(([, limit]) => Number(limit));
    expect(limits.reduce((sum, limit) => sum + limit, 0)).toBe(32);
    await app.close();
    await database.close();
  });
});

describe('who may read the figures', () => {
  test.each([
    ['this machine', {}, '127.0.0.1', 200],
    ['another machine', {}, '203.0.113.9', 404],
    ['a proxy on this machine that names a stranger', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1', 404],
    ['a stranger who claims to be this machine', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9', 404],
    ['a proxy on this machine that is told so', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1', 404],
  ])('reading the figures: %s', async (_who, headers, remoteAddress, status) => {
    expect((await shop.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(status);
  });
});
