import { sql } from 'kysely';
import type { ProductionOrder, ProductionQueue } from '#contract/rest/admin/production.ts';
import { localized } from '#contract/rest/values.ts';
import { planProduction } from '#rules/order/ship-by.ts';
import { stepsToProduce, type WorkStep } from '#rules/order/work-step.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { openClaims } from '../desk/list-order-claims.ts';
import { listPressLines, type PrintLine } from './list-print-lines.ts';
import { NEVER, productionOrder } from './promise-order.ts';
import { calendarOf, holidayRows, planRow } from './read-working-calendar.ts';

/** Maximum orders planned: weeks of work for any press. */
const MOST = 500;

/**
 * The orders waiting for the press, scheduled over working days: those already in the press first, then by shipping
 * date. Within a day the oldest promise comes first.
 */
export async function listProductionQueue(db: Db, now: Date): Promise<ProductionQueue> {
  const [plan, holidays, found] = await Promise.all([planRow(db).executeTakeFirstOrThrow(), holidayRows(db).execute(), waitingOrders(db)]);
  const orders = found.slice(0, MOST);
  const ids = orders.map(({ id }) => id);
  const [lines, claims] = await Promise.all([listPressLines(db, ids), openClaims(db, ids)]);
  const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  const waiting = orders.map((order) => ({
    ...order,
    units: (byOrder.get(order.id) ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const planned = planProduction(waiting, now, plan, calendarOf(holidays));
  const laid = waiting.map((order, index) => ({
    day: planned[index]?.produced_on ?? null,
    order: {
      ...order,
      ships_on: planned[index]?.ships_on ?? null,
      slips: planned[index]?.slips ?? false,
      has_halt: claims.get(order.id)?.is_halting ?? false,
      order_products: (byOrder.get(order.id) ?? []).map(productionLine),
    } satisfies ProductionOrder,
  }));
  const days = [...Map.groupBy(laid, ({ day }) => day)].map(([day, rows]) => ({
    day,
    units: rows.reduce((sum, { order }) => sum + order.units, 0),
    // What is under the press is planned first, but is due when it was promised like everything else.
    orders: rows.map(({ order }) => order).toSorted((one, other) => dueOf(one).localeCompare(dueOf(other)) || one.id - other.id),
  }));
  return { plan, days, units: waiting.reduce((sum, { units }) => sum + units, 0), is_more: found.length > MOST };
}

const dueOf = ({ ship_by }: ProductionOrder) => ship_by ?? NEVER;

async function waitingOrders(db: Db) {
  const steps = sql.join(stepsToProduce.map((step) => sql.lit(step)));
  const rows = await db
    .selectFrom('sales.orders')
    .select(['id', 'order_number', 'step', 'ship_by'])
    .where('made_units', '>', sql.lit(0))
    // A gift waits for its address first.
    .where('zip_code', '<>', sql.lit(''))
    // A team order waits for its buyer's word on the proof.
    .where(({ or, eb }) => or([eb('needs_proof', '=', sql.lit(false)), eb('proof_approved_at', 'is not', null)]))
    .where(sql<boolean>`step in (${steps})`)
    .orderBy(productionOrder)
    .limit(MOST + 1)
    .execute();
  return rows.map((row) => ({ ...row, step: row.step as WorkStep }));
}

function productionLine(line: PrintLine): ProductionOrder['order_products'][number] {
  const { sides: _sides, order_id: _order, product_name, option_name, ...rest } = line;
  return { ...rest, product_name: localized.parse(product_name), option_name: localized.parse(option_name) };
}
