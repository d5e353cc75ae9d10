import { type RawBuilder, sql } from 'kysely';
import { statesIn } from '#rules/order/order-state.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';

/** The date that sorts orders without a promise last; the index orders_to_ship uses the same one. */
export const NEVER = '9999-12-31';

/**
 * The shipping date of an order, as the index orders_to_ship spells it. `table`: the alias of sales.orders in statements that join others.
 */
export function shipDay(table = 'orders'): RawBuilder<string> {
  return sql`coalesce(${sql.ref(`${table}.ship_by`)}, ${sql.lit(NEVER)}::date)`;
}

/** True for an unshipped order past its date. */
export function isLate(now: Date, table?: string): RawBuilder<boolean> {
  return sql`${shipDay(table)} < ${koreanDay(now)}::date`;
}

/** Production order: what is in the press first, then the earliest shipping date. */
export const productionOrder: RawBuilder<unknown> = sql`(step in (${sql.join(statesIn('pressing').map((state) => sql.lit(state)))})) desc, ${shipDay()}, id`;
