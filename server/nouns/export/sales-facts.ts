import { type RawBuilder, sql } from 'kysely';
import { channelNames, methodNames } from '#contract/office/office-names.ts';
import { paymentStatesIn } from '#rules/money/payment-state.ts';
import { cancellationStatesIn } from '#rules/money/refund/refund.ts';
import { type FigureKind, isFigurePeriod } from '#rules/office/figures.ts';
import { takingClaims } from '#rules/order/claim/claim.ts';
import { koreanDayOf } from '#server/nouns/shop/korean-day.ts';
import { endOf, ko, startOf } from './file-query.ts';

/** The sums of a row in the order of its columns; in won except the first two. */
export const figureNames = ['orders', 'pieces', 'goods', 'discounts', 'points', 'fees', 'paid', 'refunded'] as const;

/** A span of days, inclusive. */
export interface Span {
  from: string;
  until: string;
}

/** The same days a year before. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4) === '-02-29' ? '-02-28' : day.slice(4)}`;

/** The sum of a row's amounts in `amounts`; fees of a whole order do not belong to a line. */
const others = (table: string, ofDiscounts: boolean) => sql`app.amounts_sum(${sql.ref(`${table}.amounts`)}, ${sql.lit(ofDiscounts)})`;

/** Orders `o` paid within a span. */
export const paidWithin = ({ from, until }: Span) =>
  sql`o.payment_date >= ${startOf(from)}::timestamptz and o.payment_date < ${endOf(until)}::timestamptz`;

/** Orders by their payment day and refunds by their own day, each with this column. */
function orderFacts(span: Span, column: 'payment_method' | 'channel'): RawBuilder<unknown> {
  const key = (table: string) => sql.ref(`${table}.${column}`);
  const backWithin = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${startOf(span.from)}::timestamptz and ${moment} < ${endOf(span.until)}::timestamptz`;
  const back = (day: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
    sql`select ${koreanDayOf(day)} as day, ${key('bought')} as key, ${key('bought')} as name, null::bigint as order_id, 0 as pieces, 0 as goods, 0 as discounts,
      0 as points, 0 as fees, 0 as paid, ${rows}`;
  return sql`
    select ${koreanDayOf(sql`o.payment_date`)} as day, ${key('o')} as key, ${key('o')} as name, o.id as order_id,
      sum(line.quantity)::integer as pieces,
      o.product_amount + ${others('o', false)} as goods, o.discount_amount - o.point_amount as discounts, o.point_amount as points,
      o.delivery_amount as fees, o.payment_amount as paid, 0 as refunded
    from sales.orders o left join sales.order_products line on line.order_id = o.id where ${paidWithin(span)} group by o.id
    union all ${back(
      sql`gone.created_at`,
      sql`gone.amount as refunded from sales.payment_cancellations gone join sales.payments paid on paid.payment_id = gone.payment_id
      join sales.orders bought on bought.id = paid.order_id where gone.status in (${sql.join(cancellationStatesIn('back'))}) and ${backWithin(sql`gone.created_at`)}`,
    )}
    union all ${back(
      sql`paid.refunded_at`,
      sql`${leftElsewhere} as refunded from sales.payments paid join sales.orders bought on bought.id = paid.order_id where paid.is_settled_elsewhere and ${backWithin(sql`paid.refunded_at`)}`,
    )}
    union all ${back(
      sql`refund.back_at`,
      sql`refund.amount as refunded from sales.claim_refunds refund join sales.payments paid on paid.payment_id = refund.payment_id
      join sales.orders bought on bought.id = paid.order_id where refund.is_settled_elsewhere and not refund.is_whole and ${backWithin(sql`refund.back_at`)}`,
    )}`;
}

/** The money received by `paid`: for a wrong amount the received sum, not the requested one. */
export const came = sql`case when paid.status in (${sql.join(paymentStatesIn('refused'))}) then coalesce(paid.refund_amount, paid.amount) else paid.amount end`;

/** The rest of payment `paid` that staff refunded another way when they ended it. */
export const leftElsewhere = sql`greatest(0, coalesce(paid.refund_amount, ${came} - coalesce((select sum(gone.amount) from sales.payment_cancellations gone
  where gone.payment_id = paid.payment_id and gone.status in (${sql.join(cancellationStatesIn('back'))})), 0)
  - coalesce((select sum(refund.amount) from sales.claim_refunds refund where refund.payment_id = paid.payment_id
    and refund.is_settled_elsewhere and not refund.is_whole), 0)))`;

/** What order line `line` cost in money. */
export const lineCost = sql`(line.amount + ${others('line', false)} - ${others('line', true)} - line.coupon_discount_amount - line.point_amount)`;

/** Lines of paid orders by their properties; refunds of a line count on its day of sale, by returned pieces. */
function lineFacts(span: Span, { key, name }: { key: RawBuilder<unknown>; name: RawBuilder<unknown> }): RawBuilder<unknown> {
  return sql`
    select ${koreanDayOf(sql`o.payment_date`)} as day, ${key}::text as key, ${name} as name, o.id as order_id, line.quantity as pieces,
      line.amount + ${others('line', false)} as goods, line.coupon_discount_amount + ${others('line', true)} as discounts,
      line.point_amount as points, 0 as fees, ${lineCost} as paid, ${lineCost} * ${takenOf(sql`line.id`)} / line.quantity as refunded
    from sales.orders o join sales.order_products line on line.order_id = o.id where ${paidWithin(span)}`;
}

/** Graphics by their share of what was sold: their price without the garment. */
function shareFacts(span: Span, { key, name }: { key: RawBuilder<unknown>; name: RawBuilder<unknown> }): RawBuilder<unknown> {
  return sql`
    select ${koreanDayOf(sql`o.payment_date`)} as day, ${key}::text as key, ${name} as name, o.id as order_id, share.quantity as pieces,
      share.unit_price * share.quantity as goods, 0 as discounts, 0 as points, 0 as fees, share.unit_price * share.quantity as paid,
      share.unit_price * least(share.quantity, ${takenOf(sql`share.order_product_id`)})::integer as refunded
    from sales.orders o join sales.royalty_lines share on share.order_id = o.id join product.artists artist on artist.id = share.artist_id
    where share.kind = 'ROYALTY' and ${paidWithin(span)}`;
}

/** Pieces that left an order line for good. */
export const takenOf = (line: RawBuilder<unknown>) => sql`coalesce((select sum(taken.quantity) from sales.claim_products taken
  join sales.claims claim on claim.id = taken.claim_id where taken.order_product_id = ${line}
    and claim.type in (${sql.join(takingClaims.types)}) and claim.status in (${sql.join(takingClaims.states)})), 0)`;

function factsOf(by: FigureKind, span: Span): RawBuilder<unknown> {
  if (by === 'product') return lineFacts(span, { key: sql`line.product_id`, name: ko(sql`line.product_name`) });
  if (by === 'brand') return lineFacts(span, { key: sql`line.brand_id`, name: ko(sql`line.brand_name`) });
  if (by === 'graphic') return shareFacts(span, { key: sql`share.graphic_id`, name: ko(sql`share.graphic_name`) });
  if (by === 'artist') return shareFacts(span, { key: sql`share.artist_id`, name: ko(sql`artist.name`) });
  return orderFacts(span, by === 'channel' ? 'channel' : 'payment_method');
}

/** The rows of the figures: `key`, `name`, the sums and `net_before`, that of the same days a year before. */
export function salesRows(by: FigureKind, { from, until }: Span): RawBuilder<unknown> {
  const before = { from: yearBefore(from), until: yearBefore(until) };
  const place = (day: RawBuilder<unknown>) => (isFigurePeriod(by) ? sql`date_trunc(${sql.lit(by)}, ${day})::date::text` : sql`key`);
  const sums = figureNames.map((name) =>
    name === 'orders'
      ? sql`count(distinct order_id) filter (where not is_before)::integer as orders`
      : sql`coalesce(sum(${sql.ref(name)}) filter (where not is_before), 0)::float8 as ${sql.ref(name)}`,
  );
  return sql`
    select place as key, coalesce(max(name) filter (where not is_before), max(name)) as name, ${sql.join(sums)},
      coalesce(sum(paid - refunded) filter (where not is_before), 0)::float8 as net,
      coalesce(sum(paid - refunded) filter (where is_before), 0)::float8 as net_before
    from (
      select ${place(sql`day`)} as place, false as is_before, now.* from (${factsOf(by, { from, until })}) now
      union all
      select ${place(sql`day + interval '1 year'`)} as place, true as is_before, old.* from (${factsOf(by, before)}) old) facts
    group by place`;
}

/** The name of a row whose key is a state. */
export const figureKeyNames: Readonly<Partial<Record<FigureKind, Readonly<Record<string, string>>>>> = {
  method: methodNames,
  channel: channelNames,
};
