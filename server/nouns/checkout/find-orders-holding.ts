import { sql } from 'kysely';
import { preparedQuery } from '#db/prepared-query.ts';
import { statesIn } from '#rules/order/order-state.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum unpaid orders that a checkout mentions, newest first. */
const ORDERS_MAX = 5;

/** The query of a member's unpaid orders with what each holds, except the order `unpaidOrderId`, whose holds the checkout may use. */
export const findOrdersHolding = preparedQuery((db: Db, userId: string, unpaidOrderId: number | null) =>
  db
    .selectFrom('sales.orders as o')
    .select(['o.id', 'o.status', 'o.cancelled_at', 'o.deposit_account', 'o.hold_expires_at', 'o.point_amount'])
    .select(({ selectFrom, fn }) =>
      selectFrom('sales.issued_coupons as issued')
        .select(fn.countAll<number>().as('count'))
        .whereRef('issued.order_id', '=', 'o.id')
        .as('coupon_count'),
    )
    .where('o.user_id', '=', userId)
    .where(sql<boolean>`o.status in (${sql.join(statesIn('waiting').map((state) => sql.lit(state)))})`)
    .where('o.cancelled_at', 'is', null)
    .where('o.id', 'is distinct from', unpaidOrderId)
    .orderBy('o.ordered_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(ORDERS_MAX),
);
