import { sql } from 'kysely';
import { keptQuery } from '#db/kept-query.ts';
import { type ProductionPlan, shipBy } from '#rules/order/ship-by.ts';
import { stepsToProduce } from '#rules/order/work-step.ts';
import { type WorkCalendar, workCalendar } from '#rules/order/working-days.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of what a working day makes; one row. */
export const planRow = keptQuery((db: Db) =>
  db.selectFrom('sales.production_plan').select(['units_a_day', 'cut_off_minute', 'spare_days']),
);

/** The query of the days on which nobody works. */
export const holidayRows = keptQuery((db: Db) => db.selectFrom('management.holidays').select('day'));

/** The calendar of those days. */
export function calendarOf(rows: readonly { day: string }[]): WorkCalendar {
  return workCalendar(rows.map(({ day }) => day));
}

/** What an order that is paid now would be promised by. */
export interface Work {
  readonly plan: ProductionPlan | undefined;
  readonly calendar: WorkCalendar;
  readonly unitsAhead: number;
}

/** It, from the rows of `planRow`, `holidayRows` and `unitsWaiting`, which travel with other queries. */
export function workOf(
  [plan]: readonly ProductionPlan[],
  holidays: readonly { day: string }[],
  [waiting]: readonly { units: number }[],
): Work {
  return { plan, calendar: calendarOf(holidays), unitsAhead: waiting?.units ?? 0 };
}

/** The day an order of so many pieces made to order leaves the house that is paid at this moment; null where nothing can be promised. */
export function promisedDay({ plan, calendar, unitsAhead }: Work, paidAt: Date, units: number): string | null {
  return plan === undefined ? null : shipBy(paidAt, { unitsAhead, units }, plan, calendar);
}

/** The query of how many pieces wait for the press or lie under it; the index orders_to_produce holds them alone. */
export const unitsWaiting = keptQuery((db: Db) =>
  db
    .selectFrom('sales.orders')
    .select(sql<number>`coalesce(sum(made_units), 0)::integer`.as('units'))
    .where('made_units', '>', sql.lit(0))
    .where(sql<boolean>`step in (${sql.join(stepsToProduce.map((step) => sql.lit(step)))})`),
);
