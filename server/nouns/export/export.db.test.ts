import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type ExportName, exportTable } from '#contract/rest/admin/exports.ts';
import type { Cohorts, Figures, VatReport } from '#contract/rest/admin/figures.ts';
import { figureKinds } from '#rules/office/figures.ts';
import { readTable } from '#server/sheets/read-table.ts';
import { ClaimWorld, type Member, refundAccount } from '#test/claim-world.ts';
import { ownerConnection } from '#test/database.ts';
import { addCoupon, addPoints } from '#test/rows/commerce-rows.ts';
import { readBatches } from './read-batches.ts';

let world: ClaimWorld;
let support: Member;

/** Numbers that are the same in each run and look like chance. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

// Orders of every kind of payment, with coupons and points, some of them cancelled in part or whole, some returned.
beforeAll(async () => {
  world = await ClaimWorld.begin();
  const { shop } = world;
  support = await shop.addMember({ roles: ['admin', 'user'], staffRoles: ['support'] });
  const roll = dice(20_261_129);
  const goods = [
    await world.product({ price: 29_900, stocks: [90, 90] }),
    await world.product({ price: 12_345, stocks: [90, 90] }),
    await world.product({ price: 7_770, stocks: [90, 90] }),
  ];
  for (let index = 0; index < 14; index += 1) {
    const buyer = await shop.addMember();
    await addPoints(shop.database.service, buyer.userId, 3_000);
    const coupon = roll(2) === 0 ? [await addCoupon(shop.database.service, buyer.userId)] : [];
    const lines = goods.slice(0, 1 + roll(3)).map(({ id, optionIds }) => ({
      product_id: id,
      option_id: optionIds[roll(2)] ?? 0,
      quantity: 1 + roll(3),
    }));
    const choice = {
      payment_method: (['CARD', 'VIRTUAL_ACCOUNT', 'KAKAO_PAY'] as const)[roll(3)] ?? 'CARD',
      issued_coupon_ids: coupon,
      point_amount: roll(3) * 500,
      channel: (['naver', 'direct', null] as const)[roll(3)] ?? null,
    };
    const { order, paymentId } = await world.bought(buyer, lines, choice);
    const [line] = order.order_products;
    const fate = roll(4);
    const account = choice.payment_method === 'VIRTUAL_ACCOUNT' ? { refund_account: refundAccount } : {};
    const some = { lines: [{ order_product_id: line?.id ?? 0, quantity: 1 }], ...account };
    if (fate === 1)
      expect((await world.ask(buyer, order, { type: 'CANCEL', reason: 'CHANGE_OF_MIND', ...some })).statusCode).toBeLessThan(300);
    if (fate === 2) {
      const whole = order.order_products.map(({ id, quantity }) => ({ order_product_id: id, quantity }));
      expect(
        (await world.ask(buyer, order, { type: 'CANCEL', reason: 'CHANGE_OF_MIND', lines: whole, ...account })).statusCode,
      ).toBeLessThan(300);
    }
    // Money of a virtual account comes back days later.
    if (account.refund_account !== undefined) await shop.happens(paymentId, { action: 'refund-done' } as never).catch(() => {});
    await buyer.call({ method: 'POST', url: `/api/payments/${paymentId}/sync` });
  }
}, 120_000);

const today = { from: '2026-11-01', until: '2026-12-31' };
const asked = (query: Record<string, string>) => new URLSearchParams(query).toString();
const get = (url: string, by: Member = world.operator) => by.call({ url: `/api/admin/${url}` });

async function fileOf(name: ExportName, query: Record<string, string> = {}, by: Member = world.operator): Promise<string[][]> {
  const reply = await get(`exports/${name}?${asked(query)}`, by);
  expect([name, reply.statusCode]).toEqual([name, 200]);
  const table = await readTable(reply.rawPayload, 'PRODUCTS');
  if (!Array.isArray(table)) throw new Error(`${name}: ${table.failure}`);
  return table;
}

/** A column of a file below its heading. */
function columnOf([headings = [], ...rows]: string[][], heading: string): string[] {
  const at = headings.indexOf(heading);
  if (at < 0) throw new Error(`no column ${heading} in ${headings}`);
  return rows.map((row) => row[at] ?? '');
}
const total = (column: readonly string[]) => column.reduce((sum, cell) => sum + Number(cell), 0);
const inSql = async (text: string) =>
  Number(((await world.shop.query(`select (select ${text}) as value`)).rows[0] as { value: number }).value);

test.each(Object.keys(exportTable) as ExportName[])(
  '%s: xlsx and CSV have the same rows, and the log names who exported them',
  async (name) => {
    const query: Record<string, string> = name === 'figures' || name === 'vat' ? today : name.startsWith('order') ? { tab: 'ALL' } : {};
    const [xlsx, csv] = [await fileOf(name, query), await fileOf(name, { ...query, format: 'csv' })];
    expect(xlsx[0]).toEqual(csv[0]);
    // Each taking of the log is a row of the next one.
    expect(csv.length - xlsx.length).toBe(name === 'audit' ? 1 : 0);
    const { rows } = await world.shop.query(`select user_id, row_after ->> 'id' as file from management.audit_entries
    where table_name = 'management.files' order by id desc limit 2`);
    expect(rows).toEqual([1, 2].map(() => ({ user_id: world.operator.userId, file: name })));
  },
);

test('the sums of an export equal SQL’s, under the same filters', async () => {
  const all = await fileOf('orders', { tab: 'ALL' });
  expect(columnOf(all, '주문번호')).toHaveLength(14);
  expect(total(columnOf(all, '결제 금액'))).toBe(await inSql('sum(payment_amount) from sales.orders'));
  expect(total(columnOf(all, '환불 금액'))).toBe(await inSql("sum(amount) from sales.payment_cancellations where status = 'SUCCEEDED'"));
  const cards = await fileOf('orders', { tab: 'ALL', method: 'CARD' });
  expect(new Set(columnOf(cards, '결제수단'))).toEqual(new Set(['카드']));
  expect(total(columnOf(cards, '결제 금액'))).toBe(await inSql("sum(payment_amount) from sales.orders where payment_method = 'CARD'"));
  const lines = await fileOf('order-lines', { tab: 'ALL', format: 'csv' });
  expect(total(columnOf(lines, '상품 금액'))).toBe(await inSql('sum(amount) from sales.order_products'));
  const points = await fileOf('points', { format: 'csv' });
  const left = await fileOf('point-liabilities');
  expect(total(columnOf(left, '잔액'))).toBe(total(columnOf(points, '포인트')));
  // Before anything was spent, and before anything was earned.
  expect(total(columnOf(await fileOf('point-liabilities', { at: '2026-11-01' }), '잔액'))).toBe(14 * 3_000);
  expect(columnOf(await fileOf('point-liabilities', { at: '2020-01-01' }), '잔액')).toEqual([]);
});

test('personal data is masked in an export unless a person with the right requests it', async () => {
  const masked = columnOf(await fileOf('members'), '전화번호');
  expect(masked.every((phone) => phone === '' || /\*/.test(phone))).toBe(true);
  expect(columnOf(await fileOf('members', { whole: 'true' }), '전화번호')).toContain('01012345678');
  expect(columnOf(await fileOf('members', {}, support), '전화번호')).toEqual(masked);
  expect((await get('exports/members?whole=true', support)).json()).toMatchObject({ code: 'FORBIDDEN' });
  expect((await get('exports/royalties', support)).statusCode).toBe(403);
});

test('the report adds up to payments, refunds, points and fees, and its net is what the provider holds', async () => {
  const { rows } = (await get(`vat?${asked(today)}`)).json<VatReport>();
  const sum = rows.at(-1);
  const held = [...(await world.shop.held()).values()].reduce((one, other) => one + other, 0);
  expect(sum).toMatchObject({
    method: '',
    ordered: await inSql('sum(payment_amount) from sales.orders where payment_date is not null'),
    points: await inSql('sum(point_amount) from sales.orders where payment_date is not null'),
    fees: await inSql('sum(delivery_amount) from sales.orders where payment_date is not null'),
    received: await inSql("sum(amount) from sales.payments where status in ('PAID', 'PARTIAL_CANCELLED', 'CANCELLED')"),
    refunded: await inSql("sum(amount) from sales.payment_cancellations where status = 'SUCCEEDED'"),
    net: held,
    others: 0,
  });
  expect(sum?.refunded).toBeGreaterThan(0);
  for (const { goods, discounts, points, fees, ordered, received, refunded, net, supply, vat } of rows) {
    expect(goods - discounts - points + fees).toBe(ordered);
    expect([received - refunded, supply + vat]).toEqual([net, net]);
    expect(Math.abs(vat - net / 11)).toBeLessThanOrEqual(rows.length);
  }
  const columns = ['received', 'refunded', 'net', 'supply', 'vat'] as const;
  for (const column of columns) expect(rows.slice(0, -1).reduce((all, row) => all + row[column], 0)).toBe(sum?.[column]);
  expect((await get(`vat?${asked({ from: '2025-01-01', until: '2025-12-31' })}`)).json<VatReport>().rows).toMatchObject([{ net: 0 }]);
});

test.each(figureKinds)('sales figures by %s add up to the paid sums, on the screen and in the file', async (by) => {
  const { rows, total: sum } = (await get(`figures?${asked({ by, ...today })}`)).json<Figures>();
  const file = await fileOf('figures', { by, ...today });
  // The last row of the file is the sum of the others.
  for (const [heading, value] of [
    ['결제', sum.paid],
    ['순매출', sum.net],
  ] as const)
    expect([total(columnOf(file, heading).slice(0, -1)), total(columnOf(file, heading).slice(-1))]).toEqual([value, value]);
  expect(rows.reduce((all, { net }) => all + net, 0)).toBe(sum.net);
  const paid = await inSql('sum(payment_amount) from sales.orders');
  const fees = await inSql('sum(delivery_amount) from sales.orders');
  // What was sold is without its way to the buyer; graphics are of designs, and here are none.
  const expected = by === 'product' || by === 'brand' ? paid - fees : by === 'graphic' || by === 'artist' ? 0 : paid;
  expect(sum.paid).toBe(expected);
});

test('orders are added up by their buyers’ channel, also those without one', async () => {
  const { rows } = (await get(`figures?${asked({ by: 'channel', ...today })}`)).json<Figures>();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['기록 없음', '네이버', '직접 방문']);
  const naver = rows.find(({ key }) => key === 'naver');
  expect([naver?.paid, naver?.orders]).toEqual([
    await inSql("sum(payment_amount) from sales.orders where channel = 'naver'"),
    await inSql("count(*) from sales.orders where channel = 'naver'"),
  ]);
});

test('members are counted in the month of their first valid order, and in each later month with a purchase', async () => {
  const { shop } = world;
  const read = async () => (await get('figures/cohorts')).json<Cohorts>().cohorts;
  const [first, second] = await shop.database.service
    .selectFrom('sales.orders')
    .select(['id', 'user_id'])
    .where('cancelled_at', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute();
  const members = await inSql('count(distinct user_id) from sales.orders where cancelled_at is null');
  expect(await read()).toEqual([{ month: '2026-11-01', members, again: [] }]);
  const owner = await ownerConnection(shop.database);
  // The same member bought two months before, at the last moment of September in Korea, and another's order moves to them.
  await owner.query("update sales.orders set payment_date = '2026-09-30T14:59:00Z' where id = $1", [first?.id]);
  await owner.query('update sales.orders set user_id = $1 where id = $2', [first?.user_id, second?.id]);
  shop.pass(61);
  expect(await read()).toEqual([
    { month: '2026-09-01', members: 1, again: [0, 1] },
    { month: '2026-11-01', members: members - 2, again: [] },
  ]);
});

test('sales figures show the same period a year earlier', async () => {
  const rows = (await get(`figures?${asked({ by: 'month', from: '2027-11-01', until: '2027-12-31' })}`)).json<Figures>();
  const now = (await get(`figures?${asked({ by: 'month', ...today })}`)).json<Figures>();
  expect([rows.total.net, rows.total.net_before]).toEqual([0, now.total.net]);
  expect(rows.rows.map(({ key }) => key)).toEqual(now.rows.map(({ key }) => key.replace('2026', '2027')));
});

test('an export ends within a second when its reader disconnects', async () => {
  const { database } = world.shop;
  const gone = new AbortController();
  const endless = sql`from generate_series(1, 1000) a, generate_series(1, 1000) b, generate_series(1, 1000) c, generate_series(1, 1000) d`;
  const rows = readBatches({ db: database.service, pool: database.servicePool, signal: gone.signal }, sql`select 1 ${endless}`, () => [
    null,
  ]);
  expect((await rows.next()).done).toBe(false);
  const owner = await ownerConnection(database);
  const running = async () => {
    const text = "select 1 from pg_stat_activity where query like 'fetch % from file' and datname = current_database()";
    return (await owner.query(text)).rowCount;
  };
  const slow = readBatches(
    { db: database.service, pool: database.servicePool, signal: gone.signal },
    sql`select count(*) ${endless}`,
    () => [null],
  );
  const waiting = slow.next();
  await expect.poll(running).toBe(2);
  gone.abort();
  await expect(waiting).rejects.toThrow();
  await expect.poll(running, { timeout: 1_000, interval: 50 }).toBe(0);
});
