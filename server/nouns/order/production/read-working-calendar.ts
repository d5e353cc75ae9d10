import { sql } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import { type ProductionPlan, shipBy } from '#rules/order/ship-by.ts';
import { stepsToProduce } from '#rules/order/work-step.ts';
import { type WorkCalendar, workCalendar } from '#rules/order/working-days.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of the daily production capacity; one row. */
export const planRow = preparedQuery((db: Db) =>
  db.selectFrom('sales.production_plan').select(['units_a_day', 'cut_off_minute', 'spare_days']),
);

/** The query of holidays. */
export const holidayRows = preparedQuery((db: Db) => db.selectFrom('management.holidays').select('day'));

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

/** Builds it from the rows of `planRow`, `holidayRows` and `unitsWaiting`, which run together with other queries. */
export function workOf(
  [plan]: readonly ProductionPlan[],
  holidays: readonly { day: string }[],
  [waiting]: readonly { units: number }[],
): Work {
  return { plan, calendar: calendarOf(holidays), unitsAhead: waiting?.units ?? 0 };
}

/** The shipping date of an order paid now with this many custom pieces; null when nothing can be promised. */
export function promisedDay({ plan, calendar, unitsAhead }: Work, paidAt: Date, units: number): string | null {
  return plan === undefined ? null : shipBy(paidAt, { unitsAhead, units }, plan, calendar);
}

/** The query of how many pieces are waiting for or in the press; the index orders_to_produce contains only those. */
export const unitsWaiting = preparedQuery((db: Db) =>
  db
    .selectFrom('sales.orders')
    .select(sql<number>`coalesce(sum(made_units), 0)::integer`.as('units'))
    .where('made_units', '>', sql.lit(0))
    .where(sql<boolean>`step in (${sql.join(stepsToProduce.map((step) => sql.lit(step)))})`),
);
