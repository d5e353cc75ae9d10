import { type RawBuilder, sql } from 'kysely';
import { receiptStatesIn } from '#rules/money/cash-receipt.ts';
import { cancellationStatesIn } from '#rules/money/refund/refund.ts';
import { endOf, startOf } from './file-query.ts';
import { came, leftElsewhere, lineCost, paidWithin, type Span, takenOf } from './sales-facts.ts';

/** The columns of the report in won. */
const vatNames = [
  'goods',
  'discounts',
  'points',
  'fees',
  'ordered',
  'others',
  'received',
  'refunded',
  'net',
  'supply',
  'vat',
  'receipts',
] as const;

/**
 * The VAT report of a period by payment method, with the total (`method` null). Orders and their amounts count on the day of payment;
 * money on the day it was received or refunded, by the ledgers. `others` is the difference: money without an order, or of another day.
 * The tax is an eleventh of the net, rounded once per row.
 */
export function vatRows({ from, until }: Span): RawBuilder<unknown> {
  const within = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${startOf(from)}::timestamptz and ${moment} < ${endOf(until)}::timestamptz`;
  const back = sql`gone.status in (${sql.join(cancellationStatesIn('back'))})`;
  const issued = sql`receipt.issued_at is not null`;
  return sql`
    with facts as (
      select o.payment_method as method, o.product_amount + app.amounts_sum(o.amounts, false) as goods, o.discount_amount - o.point_amount as discounts,
        o.point_amount as points, o.delivery_amount as fees, o.payment_amount as ordered, 0 as received, 0 as refunded, 0 as receipts
      from sales.orders o where ${within(sql`o.payment_date`)}
      union all select paid.method, 0, 0, 0, 0, 0, ${came}, 0, 0 from sales.payments paid where ${within(sql`paid.paid_at`)}
      union all select paid.method, 0, 0, 0, 0, 0, 0, gone.amount, 0
      from sales.payment_cancellations gone join sales.payments paid on paid.payment_id = gone.payment_id
      where ${back} and ${within(sql`gone.created_at`)}
      union all select paid.method, 0, 0, 0, 0, 0, 0, ${leftElsewhere}, 0
      from sales.payments paid where paid.is_settled_elsewhere and ${within(sql`paid.refunded_at`)}
      union all select paid.method, 0, 0, 0, 0, 0, 0, refund.amount, 0
      from sales.claim_refunds refund join sales.payments paid on paid.payment_id = refund.payment_id
      where refund.is_settled_elsewhere and not refund.is_whole and ${within(sql`refund.back_at`)}
      union all select o.payment_method, 0, 0, 0, 0, 0, 0, 0, receipt.amount
      from sales.cash_receipts receipt join sales.orders o on o.id = receipt.order_id where ${issued} and ${within(sql`receipt.issued_at`)}
      union all select o.payment_method, 0, 0, 0, 0, 0, 0, 0, -receipt.amount
      from sales.cash_receipts receipt join sales.orders o on o.id = receipt.order_id
      where ${issued} and receipt.state in (${sql.join(receiptStatesIn('over'))}) and ${within(sql`receipt.cancelled_at`)}),
    summed as (
      select method, sum(goods) as goods, sum(discounts) as discounts, sum(points) as points, sum(fees) as fees, sum(ordered) as ordered,
        sum(received) - sum(ordered) as others, sum(received) as received, sum(refunded) as refunded, sum(received) - sum(refunded) as net,
        sum(receipts) as receipts
      from facts group by method),
    taxed as (select *, round(net / 11.0) as vat from summed)
    select method, ${sql.join(
      vatNames.map((name) => {
        const of = name === 'supply' ? sql`net - vat` : sql.ref(name);
        return sql`coalesce(sum(${of}), 0)::float8 as ${sql.ref(name)}`;
      }),
    )} from taxed group by grouping sets ((method), ())`;
}

/**
 * Brokered sales of a period by payment day, without returned pieces, and the shop's commission, in won: the seller reports the sale,
 * the shop the commission.
 */
export function brokeredSales(span: Span): RawBuilder<{ sold: number; commission: number }> {
  const kept = sql`greatest(0, line.quantity - ${takenOf(sql`line.id`)}) / line.quantity::numeric`;
  return sql`
    select coalesce(sum(round(${lineCost} * ${kept})), 0)::float8 as sold,
      coalesce(sum(round((${lineCost} - coalesce(share.amount, 0)) * ${kept})), 0)::float8 as commission
    from sales.orders o join sales.order_products line on line.order_id = o.id
    left join sales.royalty_lines share on share.order_product_id = line.id and share.kind = 'PROCEEDS'
    where line.snapshot ? 'seller' and ${paidWithin(span)}`;
}
