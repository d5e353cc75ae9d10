import { sql } from 'kysely';
import { keptQuery } from '#db/kept-query.ts';
import { serviceCalendar } from '#rules/community/service-hours.ts';
import type { WorkCalendar } from '#rules/order/ship-by.ts';
import { stepsToProduce } from '#rules/order/work-step.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** The query of what a working day makes; one row. */
export const planRow = keptQuery((db: Db) =>
  db.selectFrom('sales.production_plan').select(['units_a_day', 'cut_off_minute', 'spare_days']),
);

/** The query of the days on which nobody works. */
export const holidayRows = keptQuery((db: Db) => db.selectFrom('management.holidays').select('day'));

/** The calendar of those days. */
export function calendarOf(rows: readonly { day: string }[]): WorkCalendar {
  return serviceCalendar(rows.map(({ day }) => day));
}

/** The query of how many pieces wait for the press or lie under it; the index orders_to_produce holds them alone. */
export const unitsWaiting = keptQuery((db: Db) =>
  db
    .selectFrom('sales.orders')
    .select(sql<number>`coalesce(sum(made_units), 0)::integer`.as('units'))
    .where('made_units', '>', sql.lit(0))
    .where(sql<boolean>`step in (${sql.join(stepsToProduce.map((step) => sql.lit(step)))})`),
);
