import { type RawBuilder, sql } from 'kysely';
import { statesIn } from '#rules/order/order-state.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';

/** Where the sort by ship-by day puts orders that nothing was promised for; the index orders_to_ship has the same day. */
export const NEVER = '9999-12-31';

/** The day an order is to leave, as the index orders_to_ship spells it. `table`: what the statement calls sales.orders, where it reads others too. */
export function shipDay(table = 'orders'): RawBuilder<string> {
  return sql`coalesce(${sql.ref(`${table}.ship_by`)}, ${sql.lit(NEVER)}::date)`;
}

/** True for an order whose day has passed, where it has not left. */
export function isLate(now: Date, table?: string): RawBuilder<boolean> {
  return sql`${shipDay(table)} < ${koreanDay(now)}::date`;
}

/** In the order of production: what lies under the press first, then what is to leave first. */
export const productionOrder: RawBuilder<unknown> = sql`(step in (${sql.join(statesIn('pressing').map((state) => sql.lit(state)))})) desc, ${shipDay()}, id`;
