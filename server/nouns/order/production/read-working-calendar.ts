import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { type ProductionPlan, shipBy } from '#rules/order/ship-by.ts';
import { stepsToProduce } from '#rules/order/work-step.ts';
import { type WorkCalendar, workCalendar } from '#rules/order/working-days.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of the daily production capacity; one row. */
export const planRow = preparedQuery((db: Db) => plan(db));

function plan(db: Pick<Db, 'selectFrom'>) {
  return db.selectFrom('sales.production_plan').select(['units_a_day', 'cut_off_minute', 'spare_days']);
}

/** The query of holidays. */
export const holidayRows = preparedQuery((db: Db) => db.selectFrom('management.holidays').select('day'));

/** The same as a column of another statement: their days. */
export const holidaysColumn = sql<string[]>`array(select day::text from management.holidays)`.as('holidays');

/** The calendar with those holidays. */
export function calendarOf(rows: readonly { day: string }[]): WorkCalendar {
  return workCalendar(rows.map(({ day }) => day));
}

/** The data for promising a shipping date to an order paid now. */
export interface Work {
  readonly plan: ProductionPlan | undefined;
  readonly calendar: WorkCalendar;
  readonly unitsAhead: number;
}

/**
 * The columns of a statement that `workOf` reads: plan, holidays, and how many pieces are waiting for or in the press; the index
 * orders_to_produce contains only those.
 */
export const workColumns = (eb: ExpressionBuilder<DB, never>) =>
  [
    jsonObjectFrom(plan(eb)).as('plan'),
    holidaysColumn,
    eb
      .selectFrom('sales.orders')
      .select(sql<number>`coalesce(sum(made_units), 0)::integer`.as('units'))
      .where('made_units', '>', sql.lit(0))
      .where(sql<boolean>`step in (${sql.join(stepsToProduce.map((step) => sql.lit(step)))})`)
      .as('units_ahead'),
  ] as const;

/** The query of `workColumns` alone. */
export const workRow = preparedQuery((db: Db) => db.selectNoFrom((eb) => [...workColumns(eb)]));

/** Builds it from a row with `workColumns`. */
export function workOf(row: { plan: ProductionPlan | null; holidays: readonly string[]; units_ahead: number | null } | undefined): Work {
  return { plan: row?.plan ?? undefined, calendar: workCalendar(row?.holidays ?? []), unitsAhead: row?.units_ahead ?? 0 };
}

/** The shipping date of an order paid now with this many custom pieces; null when nothing can be promised. */
export function promisedDay({ plan, calendar, unitsAhead }: Work, paidAt: Date, units: number): string | null {
  return plan === undefined ? null : shipBy(paidAt, { unitsAhead, units }, plan, calendar);
}
