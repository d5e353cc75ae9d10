import { sql } from 'kysely';
import type { PointChange, PointHistoryQuery, Points } from '#contract/rest/points.ts';
import { together } from '#db/together.ts';
import { otherAmounts } from '#rules/money/order-sums.ts';
import { entriesOfKind, isEndingSoon, koreanMonth, offsetReason, pointKindOf } from '#rules/money/points/point-entries.ts';
import { earnedPoints, lotsLeft, pointBalance, pointsByDay, pointsLeft } from '#rules/money/points/points.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { statesIn } from '#rules/order/order-state.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { readMyReviews } from '#server/nouns/review/read-reviews.ts';
import { shopRulesOf } from '#server/nouns/shop/read-shop-rules.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { lotsOf, standingOf } from './read-point-lots.ts';

const LOTS_SHOWN = 100;
const ORDERS_SHOWN = 50;

/** A member's points: usable ones by lot, and those that paid orders will earn when confirmed. */
export async function readPoints(
  { database, clock, ...shop }: Pick<Shop, 'database' | 'clock' | 'config'>,
  userId: string,
): Promise<Points> {
  const now = clock();
  const { points_waiting: forReviews } = await readMyReviews(database.service, userId, now, findClosedPhotos({ ...shop, clock }));
  const [booked, orders, [rules = firstShopRules]] = await together(
    database.service,
    lotsOf(database.service, userId),
    paidOrders(database.service, userId),
    shopRulesOf(database.service),
  );
  const { lots, owed } = await standingOf(database.service, userId, booked);
  const left = lotsLeft(lots, now);
  const sumLeft = (some: typeof left) => some.reduce((sum, lot) => sum + pointsLeft(lot, now), 0);
  const waiting = orders
    .map(({ id, order_number, amounts, ...paid }) => ({
      order_id: id,
      order_number,
      amount: earnedPoints({ ...paid, ...otherAmounts(amounts) }),
    }))
    .filter(({ amount }) => amount > 0);
  return {
    usable: pointBalance(lots, now),
    owed,
    min_held: rules.points_min_held,
    ending_soon: sumLeft(left.filter((lot) => isEndingSoon(lot, now))),
    lots: left.slice(0, LOTS_SHOWN).map((lot) => ({
      ...sentRow(lot),
      amount: pointsLeft(lot, now),
      is_ending_soon: isEndingSoon(lot, now),
    })),
    waiting: waiting.reduce((sum, { amount }) => sum + amount, forReviews),
    waiting_reviews: forReviews,
    waiting_orders: waiting.slice(0, ORDERS_SHOWN),
  };
}

/** Paid and neither confirmed nor cancelled. */
function paidOrders(db: Db, userId: string) {
  return (
    db
      .selectFrom('sales.orders')
      .select(['id', 'order_number', 'coupon_discount_amount', 'point_amount', 'amounts', 'earn_percent'])
      // Refunded pieces earn nothing.
      .select(
        sql<number>`product_amount - coalesce((select sum(refund.goods_amount) from sales.claim_refunds refund
        join sales.claims claim on claim.id = refund.claim_id where claim.order_id = orders.id), 0)::integer`.as('product_amount'),
      )
      .where('user_id', '=', userId)
      .where('cancelled_at', 'is', null)
      .where('status', 'not in', [...statesIn('waiting'), ...statesIn('finished')])
      .orderBy('ordered_at', 'desc')
      .orderBy('id', 'desc')
  );
}

/** A member's point history, newest first. What an order took from several lots, or returned to them, is one entry. */
export async function readPointHistory(db: Db, userId: string, { kind, month, limit, offset }: PointHistoryQuery): Promise<PointChange[]> {
  let entries = db
    .selectFrom('sales.point_entries as entry')
    .leftJoin('sales.orders as order', 'order.id', 'entry.order_id')
    .select(['entry.type', 'entry.reason', 'entry.order_id', 'entry.created_at', 'order.order_number'])
    .select(({ fn }) => fn.min('entry.id').as('id'))
    .select(
      sql<HistoryLot[]>`json_agg(json_build_object('amount', entry.amount, 'expires_at', entry.expires_at) order by entry.expires_at)`.as(
        'lots',
      ),
    )
    .select(sql<number>`sum(entry.amount)::integer`.as('amount'))
    .where('entry.user_id', '=', userId)
    .where('entry.reason', '<>', offsetReason)
    .groupBy(['entry.type', 'entry.reason', 'entry.order_id', 'entry.created_at', 'order.order_number'])
    .orderBy('entry.created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  if (kind !== undefined) {
    const { types, reasons } = entriesOfKind(kind);
    entries = entries.where('entry.type', 'in', types).where('entry.reason', 'in', reasons);
  }
  if (month !== undefined) {
    const { from, to } = koreanMonth(month);
    entries = entries.where('entry.created_at', '>=', from).where('entry.created_at', '<', to);
  }
  return (await entries.execute()).map((entry) => ({
    ...sentRow(entry),
    kind: pointKindOf(entry),
    lots: entry.type === 'EARNED' ? pointsByDay(entry.lots.map(lotOf), entry.created_at).map(sentRow) : [],
  }));
}

type HistoryLot = { amount: number; expires_at: string | null };

const lotOf = ({ amount, expires_at }: HistoryLot) => ({ amount, expires_at: expires_at === null ? null : new Date(expires_at) });
