import { sql } from 'kysely';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { cancellationStatesIn } from '#rules/money/refund/refund.ts';
import { stepsToProduce, stepsToShip } from '#rules/order/work-step.ts';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { koreanDayOf } from '#server/nouns/shop/korean-day.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Payments and refunds for each Korean day from the first to the last, by the day they were made. */
export async function readSales(db: Db, first: string, last: string): Promise<Dashboard['sales']> {
  const from = momentOfKoreanTime(`${first} 00:00:00`);
  const { rows } = await sql<Dashboard['sales'][number]>`
    with days as (select day::date from generate_series(${first}::date, ${last}::date, interval '1 day') as day),
    paid as (
      select ${koreanDayOf(sql`payment_date`)} as day, count(*) as orders, sum(payment_amount) as amount
      from sales.orders where payment_date >= ${from}::timestamptz group by 1),
    refunded as (
      select ${koreanDayOf(sql`created_at`)} as day, sum(amount) as amount
      from sales.payment_cancellations
      where created_at >= ${from}::timestamptz and status in (${sql.join(cancellationStatesIn('back'))}) group by 1)
    select days.day::text as day, coalesce(paid.orders, 0)::integer as orders, coalesce(paid.amount, 0)::float8 as paid,
      coalesce(refunded.amount, 0)::float8 as refunded
    from days left join paid on paid.day = days.day left join refunded on refunded.day = days.day order by days.day`.execute(db);
  return rows;
}

/** Orders and pieces in production, by stage. */
export async function readProduction(db: Db): Promise<Dashboard['production']> {
  const { rows } = await sql<{ stage: string; orders: number; pieces: number; made: number }>`
    select placed.step as stage, count(distinct placed.id)::integer as orders,
      sum(line.quantity)::integer as pieces, coalesce(sum(line.quantity) filter (where line.custom_version_id is not null), 0)::integer as made
    from sales.orders placed join sales.order_products line on line.order_id = placed.id
    where placed.step in (${sql.join(stepsToShip.map((step) => sql.lit(step)))}) group by 1`.execute(db);
  const of = (stage: string) => rows.find((row) => row.stage === stage);
  return {
    stages: stepsToShip.map((stage) => ({ stage, orders: of(stage)?.orders ?? 0, pieces: of(stage)?.pieces ?? 0 })),
    made_to_order: stepsToProduce.reduce((sum, stage) => sum + (of(stage)?.made ?? 0), 0),
  };
}
