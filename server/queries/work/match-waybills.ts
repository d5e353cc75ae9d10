import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors/errors.ts';
import type { WaybillReading, WaybillReadRow } from '#contract/rest/admin/waybills.ts';
import { type Parcel, waybillRefusal } from '#rules/order/waybill/parcel.ts';
import type { WaybillRow } from '#rules/order/waybill/waybill-sheet.ts';
import { stepsToSend, type WorkStep, workRefusal } from '#rules/order/work-step.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { openClaims } from './order-claims.ts';
import { addHolder, isTaken, parcelHolders } from './parcel-holders.ts';

/** Orders proposed for a row that names none. */
const PROPOSALS_MAX = 5;

/**
 * What would come of each row of a file: the order it names, or what stands in its way. Name and phone only propose: a person says which order it is,
 * because two orders of one person are alike. Nothing is changed; when it is applied everything is asked again.
 */
export async function matchWaybills(db: Db, rows: readonly WaybillRow[]): Promise<WaybillReading['rows']> {
  const orders = await ordersNamed(
    db,
    rows.flatMap(({ order_number }) => order_number ?? []),
  );
  const proposed = await ordersOf(db, rows);
  const ids = [...orders.values(), ...[...proposed.values()].flat()].map(({ id }) => id);
  const claims = await openClaims(db, ids);
  const holders = await parcelHolders(
    db,
    rows.flatMap((row) => parcelOf(row) ?? []),
  );
  const refusal = (order: FoundOrder, row: WaybillRow): ErrorCode | 'NOTHING' | null =>
    refusalOf({ ...order, has_halt: claims.get(order.id)?.is_halting === true }, row) ??
    (isTaken(holders, parcelOf(row) ?? noParcel, { ...order, recipient: order.whole_recipient }) ? 'WAYBILL_TAKEN' : null);
  const parcels = parcelsByOrder(rows);
  const seen = new Set<number>();
  return rows.map((row, index) => {
    const order = row.order_number === null ? undefined : orders.get(row.order_number);
    const shown = { row: row.row, courier: row.courier, waybill: row.waybill, written: row.written, proposals: [] };
    const about = {
      order_id: order?.id ?? null,
      order_number: order?.order_number ?? row.order_number,
      recipient: order?.recipient ?? row.name,
    };
    const refused = (code: ErrorCode): WaybillReadRow => ({ ...shown, ...about, outcome: 'REFUSED', code });
    if (row.fault !== null) return refused(row.fault);
    if (order === undefined && row.order_number !== null) return refused('ORDER_NOT_FOUND');
    if (order === undefined) {
      const proposals = (proposed.get(index) ?? []).filter((each) => refusal(each, row) === null).map(proposal);
      if (proposals.length === 0) return refused('ORDER_NOT_FOUND');
      return { ...shown, ...about, proposals, outcome: 'PROPOSED', code: null };
    }
    // Which of two numbers is the right one, only a person knows: neither goes.
    if ((parcels.get(order.order_number)?.size ?? 0) > 1) return refused('WAYBILL_TWICE');
    const code = seen.has(order.id) ? 'NOTHING' : refusal(order, row);
    seen.add(order.id);
    if (code === 'NOTHING') return { ...shown, ...about, outcome: 'NOTHING', code: null };
    if (code !== null) return refused(code);
    // Rows are sent one after the other: what this one takes, a later one finds taken.
    addHolder(holders, parcelOf(row) ?? noParcel, { ...order, recipient: order.whole_recipient });
    return { ...shown, ...about, outcome: 'READY', code: null };
  });
}

interface FoundOrder {
  id: number;
  order_number: string;
  step: WorkStep;
  made_units: number;
  courier: string | null;
  tracking_number: string | null;
  shipped_at: Date | null;
  /** Masked: it is shown. */
  recipient: string;
  whole_recipient: string;
  zip_code: string;
  product_name: string;
}

const noParcel: Parcel = { courier: '', waybill: '' };

/** The parcel a row names; null for a row that cannot be read. */
function parcelOf({ courier, waybill }: WaybillRow): Parcel | null {
  return courier === null || waybill === null ? null : { courier, waybill };
}

/** The parcels a file has for each order, by the order's number. */
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
 * Orders ready to leave whose recipient has the name and phone of a row without an order; of a masked phone its last four digits. By place of the row,
 * in one query: a file of two thousand rows must not take every connection.
 */
async function ordersOf(db: Db, rows: readonly WaybillRow[]): Promise<Map<number, FoundOrder[]>> {
  const asked = rows
    .map((row, place) => ({ place, words: row.order_number === null && row.fault === null ? wordsOf(row) : [] }))
    .filter(({ words }) => words.length > 0);
  const proposed = new Map<number, FoundOrder[]>();
  if (asked.length === 0) return proposed;
  const fitting = found(db)
    .where(
      sql<boolean>`app.order_words(o.recipient, o.orderer_name, o.depositor_name, o.recipient_phone, o.orderer_phone) @> array[asked.name, asked.phone]`,
    )
    .where(sql<boolean>`o.step in (${sql.join(stepsToSend.map((step) => sql.lit(step)))})`)
    .orderBy('o.id')
    .limit(PROPOSALS_MAX);
  const [places, names, phones] = [asked.map(({ place }) => place), asked.map(({ words }) => words[0]), asked.map(({ words }) => words[1])];
  const { rows: answers } = await sql<FoundOrder & { place: number }>`
    select asked.place, fitting.* from unnest(${places}::int[], ${names}::text[], ${phones}::text[]) as asked (place, name, phone)
    cross join lateral ${fitting} as fitting order by asked.place, fitting.id`.execute(db);
  for (const { place, ...order } of answers) proposed.set(place, [...(proposed.get(place) ?? []), order]);
  return proposed;
}

/** What an order must have to be proposed: a name and the digits of a phone; nothing when either says too little. */
function wordsOf({ name, phone }: WaybillRow): string[] {
  const digits = phone.replace(/\D/g, '');
  const words = [name.toLowerCase().replace(/\s/g, ''), phone.includes('*') ? digits.slice(-4) : digits];
  return words.some((word) => word.length < 2) ? [] : words;
}

function proposal({ id, order_number, recipient, product_name }: FoundOrder): WaybillReadRow['proposals'][number] {
  return { order_id: id, order_number, recipient, product_name };
}
