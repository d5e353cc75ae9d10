import { type RawBuilder, sql } from 'kysely';
import type { DeskOrder, DeskOrders, ListOrders, OrderBoard, OrderCounts, OrderFilterChoice } from '#contract/rest/admin/orders.ts';
import { day, localized, paymentMethod, TALLY_MAX, type Tally, tallied, time } from '#contract/rest/values.ts';
import { DIGITS_END, NUMBER_PART, orderSearch } from '#rules/order/order-search.ts';
import { isPreparable, isPrepared } from '#rules/order/preparation.ts';
import { promiseState } from '#rules/order/ship-by.ts';
import {
  boardTabs,
  isToShip,
  isUnpaidAtWork,
  stepsToShip,
  tabMeans,
  type WorkStep,
  workTabList,
  workTabs,
} from '#rules/order/work-step.ts';
import { daysAfter, koreanDay, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { listBrandPreparations } from '../production/list-brand-preparations.ts';
import { isLate, shipDay } from '../production/promise-order.ts';
import { finishedClaims, type OpenClaim, openClaims } from './list-order-claims.ts';

/** Maximum orders in a column of the board. */
const BOARD_ROWS = 20;
/** Maximum matches of a search term; a more common name needs a narrower search. */
const FOUND_MAX = 500;

type Condition = RawBuilder<boolean>;

/** A page of the operators' list: by tab and filter, with the most urgent to ship on top or the newest first. */
export async function listDeskOrders(db: Db, asked: ListOrders, now: Date): Promise<DeskOrders> {
  const sort = sortOf(asked);
  const after = asked.after === undefined ? null : readCursor(asked.after, sort);
  const rows = await pageOf(db, { filter: asked, sort, after, limit: asked.limit + 1, now });
  const shown = rows.slice(0, asked.limit);
  const last = rows.length > asked.limit ? shown.at(-1) : undefined;
  return { orders: await withWork(db, shown, now), next: last === undefined ? null : writeCursor(last) };
}

/** The first orders of every column of the board, with their counts. */
export async function orderBoard(db: Db, now: Date): Promise<OrderBoard> {
  const columns = await Promise.all(
    boardTabs.map(async (tab) => {
      const filter = { tab, q: '' };
      const [rows, count] = await Promise.all([
        pageOf(db, { filter, sort: sortOf(filter), after: null, limit: BOARD_ROWS, now }),
        tallyOf(db, ordersOf(filter, now)),
      ]);
      return { tab, rows, count };
    }),
  );
  const orders = await withWork(
    db,
    columns.flatMap(({ rows }) => rows),
    now,
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return {
    columns: columns.map(({ tab, rows, count }) => ({ tab, count, orders: rows.flatMap(({ id }) => byId.get(id) ?? []) })),
  };
}

/** The number of orders in each tab, and of orders to ship by their ship-by day; counted up to TALLY_MAX. */
export async function orderCounts(db: Db, now: Date): Promise<OrderCounts> {
  const counted = workTabList.filter((tab) => tabMeans(tab, 'tallied'));
  const [tabs, due] = await Promise.all([
    Promise.all(counted.map(async (tab) => [tab, await tallyOf(db, ordersOf({ tab, q: '' }, now))] as const)),
    Promise.all(
      (['LATE', 'TODAY', 'AT_RISK'] as const).map(
        async (state) => [state, await tallyOf(db, ordersOf({ tab: 'ALL', q: '', due: state }, now))] as const,
      ),
    ),
  ]);
  return { tabs: Object.fromEntries(tabs), due: Object.fromEntries(due) as OrderCounts['due'] };
}

/** How many orders match a filter, counted up to `most`. */
export function tallyMatching(db: Db, filter: OrderFilterChoice, { most, now }: { most: number; now: Date }): Promise<Tally> {
  return tallyOf(db, ordersOf(filter, now), most);
}

/** The ids of the next orders that match a filter, placed no later than `seenAt`, in order of id after the given one. */
export async function matchingIds(
  db: Db,
  filter: OrderFilterChoice,
  { after, seenAt, limit, now }: { after: number; seenAt: Date; limit: number; now: Date },
): Promise<number[]> {
  const { sources, conditions } = ordersOf(filter, now);
  const parts = sources.map(
    (source) =>
      sql`(select o.id from sales.orders o where ${source} and ${conditions} and o.id > ${after} and o.ordered_at <= ${seenAt} order by o.id limit ${limit})`,
  );
  const { rows } = await sql<{ id: number }>`
    select id from (${sql.join(parts, sql` union all `)}) every_source order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Orders to ship are sorted by shipping date, all others by age. */
function sortOf({ tab, due, sort }: OrderFilterChoice): 'DUE' | 'NEWEST' {
  const steps: readonly WorkStep[] = due === undefined ? workTabs[tab] : stepsToShip;
  const isWork = steps.length > 0 && steps.every(isToShip);
  return isWork ? (sort ?? 'DUE') : 'NEWEST';
}

/** The orders `o` that match a filter, as one source per step so that each can use its own index. */
export function ordersOf(filter: OrderFilterChoice, now: Date): { sources: readonly Condition[]; conditions: Condition } {
  const steps: readonly WorkStep[] = filter.due !== undefined && tabMeans(filter.tab, 'everything') ? stepsToShip : workTabs[filter.tab];
  // Literals: a prepared statement only uses the partial index of a step that is spelled out in it.
  const sources = steps.length === 0 ? [sql<boolean>`true`] : steps.map((step) => sql<boolean>`o.step = ${sql.lit(step)}`);
  const conditions = [...narrowing(filter, now)];
  if (tabMeans(filter.tab, 'claimed'))
    conditions.push(sql`o.id in (select order_id from sales.claims where status not in (${finishedClaims}))`);
  return { sources, conditions: conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}` };
}

function* narrowing({ q, method, due, kind, from, until, tab }: OrderFilterChoice, now: Date): Generator<Condition> {
  if (q !== '') yield foundBy(q);
  if (method !== undefined) yield sql`o.payment_method = ${method}`;
  if (kind !== undefined) yield kind === 'MADE' ? sql`o.made_units > 0` : sql`o.made_units = 0`;
  if (from !== undefined) yield sql`o.ordered_at >= ${momentOfKoreanTime(`${from} 00:00:00`)}`;
  if (until !== undefined) yield sql`o.ordered_at < ${daysAfter(momentOfKoreanTime(`${until} 00:00:00`), 1)}`;
  if (due !== undefined) yield* promised(due, now);
  if (tabMeans(tab, 'without-left')) yield sql`o.cancel_reason is distinct from 'NOT_PAID'`;
  if (tabMeans(tab, 'without-open')) yield sql`o.deposit_account is not null`;
}

function* promised(due: 'LATE' | 'TODAY' | 'AT_RISK', now: Date): Generator<Condition> {
  const day = shipDay('o');
  const today = koreanDay(now);
  if (due === 'LATE') yield isLate(now, 'o');
  if (due === 'TODAY') yield sql`${day} = ${today}::date`;
  if (due === 'AT_RISK') yield sql`${day} >= ${today}::date and o.slips_on is not null`;
}

/** Whether order `o` matches the search text: by its number or part of it, name, phone or the end of a waybill, each with its own index. */
export function foundBy(q: string): Condition {
  const search = orderSearch(q);
  return search === null ? sql`false` : found(search);
}

/**
 * Looks the text up in indexes first and sorts only the matches, because a sort that filters by name would read every order. Each kind of
 * search is separate: combined in one condition, every one would be evaluated for each match of another, and matching the text of an order
 * is slow.
 */
function found(search: NonNullable<ReturnType<typeof orderSearch>>): Condition {
  if ('orderNumber' in search) return sql`o.order_number = ${search.orderNumber}`;
  const { words, waybillEnd, numberPart } = search;
  const ways: Condition[] = [
    sql`app.order_words(f.recipient, f.orderer_name, f.depositor_name, f.recipient_phone, f.orderer_phone) @> ${words}::text[]`,
  ];
  if (waybillEnd !== null)
    ways.push(
      sql`right(f.tracking_number, ${sql.lit(DIGITS_END)}) = ${waybillEnd.slice(-DIGITS_END)} and f.tracking_number like ${`%${waybillEnd}`}`,
    );
  if (numberPart !== null)
    ways.push(
      sql`app.order_number_parts(f.order_number) @> array[${numberPart.slice(-NUMBER_PART)}] and strpos(f.order_number, ${numberPart}) > 0`,
    );
  const each = ways.map((way) => sql`(select f.id from sales.orders f where ${way} offset 0)`);
  // With the limit inside, the planner would scan all orders from the newest on.
  return sql`o.id = any (array(select found.id from (${sql.join(each, sql` union `)}) found order by found.id desc limit ${sql.lit(FOUND_MAX)}))`;
}

interface Page {
  filter: OrderFilterChoice;
  sort: 'DUE' | 'NEWEST';
  after: Cursor | null;
  limit: number;
  now: Date;
}

async function pageOf(db: Db, { filter, sort, after, limit, now }: Page): Promise<DeskRow[]> {
  const { sources, conditions } = ordersOf(filter, now);
  const key = sort === 'DUE' ? shipDay('o') : sql`o.ordered_at`;
  const order = sort === 'DUE' ? sql`${key}, o.id` : sql`${key} desc, o.id desc`;
  const type = sort === 'DUE' ? sql`date` : sql`timestamptz`;
  const beyond =
    after === null ? sql`true` : sql`(${key}, o.id) ${sql.raw(sort === 'DUE' ? '>' : '<')} (${after.key}::${type}, ${after.id})`;
  const parts = sources.map(
    (source) =>
      sql`(select o.id, ${key} as sorted from sales.orders o where ${source} and ${conditions} and ${beyond} order by ${order} limit ${limit})`,
  );
  const direction = sort === 'DUE' ? sql`sorted, id` : sql`sorted desc, id desc`;
  const { rows } = await sql<DeskRow>`
    with page as materialized (select id, sorted from (${sql.join(parts, sql` union all `)}) every_source order by ${direction} limit ${limit})
    select page.sorted::text as key, o.id, o.order_number, o.step, o.ordered_at, o.ship_by::text as ship_by, o.slips_on::text as slips_on, o.masked_orderer_name as orderer, o.masked_recipient as recipient,
      o.payment_method, o.payment_amount, o.deposit_account, o.courier, o.tracking_number, o.made_units, line.product_name, line.image_src, line.lines, line.units
    from page join sales.orders o on o.id = page.id
    left join lateral (
      select (array_agg(p.product_name order by p.id))[1] as product_name, (array_agg(p.image_src order by p.id))[1] as image_src,
        count(*)::integer as lines, coalesce(sum(p.quantity), 0)::integer as units
      from sales.order_products p where p.order_id = o.id) line on true
    order by page.${sql.raw(sort === 'DUE' ? 'sorted, page.id' : 'sorted desc, page.id desc')}`.execute(db);
  return rows;
}

async function tallyOf(db: Db, { sources, conditions }: ReturnType<typeof ordersOf>, max = TALLY_MAX): Promise<Tally> {
  const most = sql.lit(max + 1);
  const parts = sources.map((source) => sql`(select o.id from sales.orders o where ${source} and ${conditions} limit ${most})`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select 1 from (${sql.join(parts, sql` union all `)}) every_source limit ${most}) counted`.execute(
    db,
  );
  return tallied(rows[0]?.count ?? 0, max);
}

interface DeskRow {
  key: string;
  id: number;
  order_number: string;
  step: WorkStep;
  ordered_at: Date;
  ship_by: string | null;
  slips_on: string | null;
  orderer: string | null;
  recipient: string | null;
  payment_method: string;
  payment_amount: number;
  deposit_account: string | null;
  courier: string | null;
  tracking_number: string | null;
  made_units: number;
  product_name: unknown;
  image_src: string | null;
  lines: number;
  units: number;
}

async function withWork(db: Db, rows: readonly DeskRow[], now: Date): Promise<DeskOrder[]> {
  const ids = rows.map(({ id }) => id);
  const [claims, lines] = await Promise.all([openClaims(db, ids), listBrandPreparations(db, ids)]);
  const waiting = lines.filter(({ state }) => isPreparable(state) && !isPrepared(state));
  return rows.map((row) => {
    const unprepared = waiting.filter(({ order_id }) => order_id === row.id).length;
    return deskOrder(row, { claim: claims.get(row.id) ?? null, unprepared }, now);
  });
}

function deskOrder(row: DeskRow, { claim, unprepared }: { claim: OpenClaim | null; unprepared: number }, now: Date): DeskOrder {
  const { key: _key, slips_on, deposit_account, ...shown } = row;
  return {
    ...shown,
    is_unpaid_order: isUnpaidAtWork({ step: row.step, deposit_account }),
    ordered_at: row.ordered_at.toISOString(),
    promise: isToShip(row.step) ? promiseState({ ship_by: row.ship_by, slips_on }, now) : null,
    orderer: row.orderer ?? '',
    recipient: row.recipient ?? '',
    product_name: row.product_name === null ? null : localized.parse(row.product_name),
    payment_method: paymentMethod.parse(row.payment_method),
    claim: claim === null ? null : { type: claim.type, status: claim.status, is_halting: claim.is_halting },
    unprepared,
  };
}

interface Cursor {
  key: string;
  id: number;
}

function writeCursor({ key, id }: DeskRow): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** An invalid cursor, such as one with a day that no calendar has, leads to the first page. */
function readCursor(text: string, sort: Page['sort']): Cursor | null {
  try {
    const [key, id]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof key === 'string' && isKey[sort](key) && Number.isSafeInteger(id) ? { key, id: id as number } : null;
  } catch {
    return null;
  }
}

/** Whether a text is a sort key as PostgreSQL writes it: `2026-11-20`, `2026-11-20 03:00:00.5+00`. */
const isKey: Readonly<Record<Page['sort'], (key: string) => boolean>> = {
  DUE: (key) => day.safeParse(key).success,
  NEWEST: (key) => time.safeParse(key.replace(' ', 'T').replace(/\+00$/, 'Z')).success,
};
