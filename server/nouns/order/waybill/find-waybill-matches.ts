import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { WaybillReading, WaybillReadRow } from '#contract/rest/admin/waybills.ts';
import { isPhone, phoneDigits } from '#rules/member/address.ts';
import { DIGITS_END } from '#rules/order/order-search.ts';
import { type Parcel, waybillRefusal } from '#rules/order/waybill/parcel.ts';
import type { WaybillRow } from '#rules/order/waybill/waybill-sheet.ts';
import { stepsToSend, type WorkStep, workRefusal } from '#rules/order/work-step.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { openClaims } from '../desk/list-order-claims.ts';
import { addHolder, findParcelHolders, isHeld, isTaken } from './find-parcel-holders.ts';

/** Maximum orders proposed for a row without an order number. */
const PROPOSALS_MAX = 5;

/**
 * Dry run of a file of waybills: for each row the order it names, or what prevents it. Name and phone only give proposals for a person to
 * choose from, because two orders of one person look alike. Nothing is changed, and everything is checked again when it is applied.
 */
export async function findWaybillMatches(db: Db, rows: readonly WaybillRow[]): Promise<WaybillReading['rows']> {
  const orders = await ordersNamed(
    db,
    rows.flatMap(({ order_number }) => order_number ?? []),
  );
  const proposed = await ordersOf(db, rows);
  const ids = [...orders.values(), ...[...proposed.values()].flat()].map(({ id }) => id);
  const claims = await openClaims(db, ids);
  const holders = await findParcelHolders(
    db,
    rows.flatMap((row) => parcelOf(row) ?? []),
  );
  const refusal = (order: FoundOrder, row: WaybillRow): ErrorCode | 'NOTHING' | null =>
    refusalOf({ ...order, has_halt: claims.get(order.id)?.is_halting === true }, row) ??
    (isTaken(holders, parcelOf(row) ?? noParcel, { ...order, recipient: order.whole_recipient }) ? 'WAYBILL_TAKEN' : null);
  const parcels = parcelsByOrder(rows);
  const seen = new Set<number>();
  const read = rows.map((row, index): Omit<WaybillReadRow, 'is_held'> => {
    const order = row.order_number === null ? undefined : orders.get(row.order_number);
    const shown = { row: row.row, courier: row.courier, waybill: row.waybill, written: row.written, proposals: [] };
    const about = {
      order_id: order?.id ?? null,
      order_number: order?.order_number ?? row.order_number,
      recipient: order?.recipient ?? row.name,
    };
    const refused = (code: ErrorCode) => ({ ...shown, ...about, outcome: 'REFUSED' as const, code });
    if (row.fault !== null) return refused(row.fault);
    if (order === undefined && row.order_number !== null) return refused('ORDER_NOT_FOUND');
    if (order === undefined) {
      const proposals = (proposed.get(index) ?? []).filter((each) => refusal(each, row) === null).map(proposal);
      if (proposals.length === 0) return refused('ORDER_NOT_FOUND');
      return { ...shown, ...about, proposals, outcome: 'PROPOSED', code: null };
    }
    // Two different numbers for one order: only a person knows which is right, so neither is applied.
    if ((parcels.get(order.order_number)?.size ?? 0) > 1) return refused('WAYBILL_TWICE');
    const code = seen.has(order.id) ? 'NOTHING' : refusal(order, row);
    seen.add(order.id);
    if (code === 'NOTHING') return { ...shown, ...about, outcome: 'NOTHING', code: null };
    if (code !== null) return refused(code);
    // Rows are applied in sequence: a parcel taken by this row is taken for later ones.
    addHolder(holders, parcelOf(row) ?? noParcel, { ...order, recipient: order.whole_recipient });
    return { ...shown, ...about, outcome: 'READY', code: null };
  });
  return read.map((row) => ({ ...row, is_held: isHeld(holders, parcelOf(row) ?? noParcel, row.order_id) }));
}

interface FoundOrder {
  id: number;
  order_number: string;
  step: WorkStep;
  made_units: number;
  courier: string | null;
  tracking_number: string | null;
  shipped_at: Date | null;
  /** Masked, because it is displayed. */
  recipient: string;
  whole_recipient: string;
  zip_code: string;
  product_name: string;
}

const noParcel: Parcel = { courier: '', waybill: '' };

/** The parcel in a row; null when it is unreadable. */
function parcelOf({ courier, waybill }: Pick<WaybillRow, 'courier' | 'waybill'>): Parcel | null {
  return courier === null || waybill === null ? null : { courier, waybill };
}

/** The parcels in a file by order number. */
function parcelsByOrder(rows: readonly WaybillRow[]): Map<string, Set<string>> {
  const parcels = new Map<string, Set<string>>();
  for (const row of rows) {
    const parcel = parcelOf(row);
    if (row.order_number === null || row.fault !== null || parcel === null) continue;
    parcels.set(row.order_number, new Set([...(parcels.get(row.order_number) ?? []), `${parcel.courier} ${parcel.waybill}`]));
  }
  return parcels;
}

function refusalOf(order: FoundOrder & { has_halt: boolean }, row: WaybillRow): ErrorCode | 'NOTHING' | null {
  const refusal = waybillRefusal(order, parcelOf(row) ?? noParcel);
  return refusal ?? workRefusal({ ...order, tracking_number: row.waybill }, 'IN_DELIVERY', 'admin');
}

function found(db: Db) {
  return db
    .selectFrom('sales.orders as o')
    .select(['o.id', 'o.order_number', 'o.made_units', 'o.courier', 'o.tracking_number', 'o.shipped_at', 'o.zip_code'])
    .select('o.recipient as whole_recipient')
    .select(sql<string>`o.masked_recipient`.as('recipient'))
    .select(sql<WorkStep>`o.step`.as('step'))
    .select(
      sql<string>`coalesce((select p.product_name ->> 'ko' from sales.order_products p where p.order_id = o.id order by p.id limit 1), '')`.as(
        'product_name',
      ),
    );
}

async function ordersNamed(db: Db, numbers: readonly string[]): Promise<Map<string, FoundOrder>> {
  if (numbers.length === 0) return new Map();
  const rows = await found(db)
    .where('o.order_number', 'in', [...new Set(numbers)])
    .execute();
  return new Map(rows.map((row) => [row.order_number, row]));
}

/**
 * Orders ready to ship whose recipient matches the name and phone of a row without an order number, either of them masked or not. By row
 * index, in one query, so that a file of two thousand rows does not use up the connections.
 */
async function ordersOf(db: Db, rows: readonly WaybillRow[]): Promise<Map<number, FoundOrder[]>> {
  const asked = rows.flatMap((row, place) => {
    const wanted = row.order_number === null && row.fault === null ? wantedIn(row) : null;
    return wanted === null ? [] : [{ place, ...wanted }];
  });
  const proposed = new Map<number, FoundOrder[]>();
  if (asked.length === 0) return proposed;
  const fitting = found(db)
    .where(
      sql<boolean>`app.order_words(o.recipient, o.orderer_name, o.depositor_name, o.recipient_phone, o.orderer_phone) @> array[asked.word, asked.phone]`,
    )
    .where(sql<boolean>`(asked.pattern is null or regexp_replace(lower(o.recipient), '\\s', '', 'g') like asked.pattern)`)
    .where(sql<boolean>`o.step in (${sql.join(stepsToSend.map((step) => sql.lit(step)))})`)
    .orderBy('o.id')
    .limit(PROPOSALS_MAX);
  const columns = (['word', 'phone', 'pattern'] as const).map((column) => asked.map((each) => each[column]));
  const { rows: answers } = await sql<FoundOrder & { place: number }>`
    select asked.place, fitting.* from unnest(${asked.map(({ place }) => place)}::int[], ${columns[0]}::text[], ${columns[1]}::text[],
      ${columns[2]}::text[]) as asked (place, word, phone, pattern)
    cross join lateral ${fitting} as fitting order by asked.place, fitting.id`.execute(db);
  for (const { place, ...order } of answers) proposed.set(place, [...(proposed.get(place) ?? []), order]);
  return proposed;
}

/**
 * What an order must match to be proposed: the digits of a phone, or the last four of a masked one, and a name, or the pattern of a masked
 * one such as 최*재. Null when either is too short.
 */
function wantedIn({ name, phone }: WaybillRow): { word: string; phone: string; pattern: string | null } | null {
  const written = phoneDigits(phone);
  // A spreadsheet that takes a phone for a number drops its first zero.
  const digits = phone.includes('*') ? written.slice(-DIGITS_END) : isPhone(`0${written}`) ? `0${written}` : written;
  const word = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/(?<=..)님$/, '');
  if (word.length < 2 || digits.length < DIGITS_END) return null;
  if (!/[*＊○]/.test(word)) return { word, phone: digits, pattern: null };
  const pattern = word.replace(/[\\%_]/g, '').replace(/[*＊○]/g, '_');
  return /[^_]/.test(pattern) ? { word: digits, phone: digits, pattern } : null;
}

function proposal({ id, order_number, recipient, product_name }: FoundOrder): WaybillReadRow['proposals'][number] {
  return { order_id: id, order_number, recipient, product_name };
}
