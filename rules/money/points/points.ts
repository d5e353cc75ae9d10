import type { ShopRules } from '../../office/shop-rules.ts';
import { koreanDay, monthsAfter } from '../../shop/korean-time.ts';
import { groupedBy } from '../../shop/list-parts.ts';
import { percentOf, sumWon, type Won } from '../money.ts';
import { type GoodsAmounts, goodsPaid } from '../order-sums.ts';

type Holding = Pick<ShopRules, 'points_min_held'>;

/** An award of points that expire together, with the amount taken from it so far. */
export interface PointLot {
  id: number;
  amount: Won;
  taken: Won;
  expires_at: Date | null;
}

/** The condition for a lot with points left, as data: the sweep uses the same columns in SQL. */
export const lotHasMore = { amount: 'amount', than: 'taken' } as const satisfies Record<string, keyof PointLot>;

/** The points of a lot usable at this time. */
export function pointsLeft(lot: PointLot, now: Date): Won {
  return isLapsed(lot, now) ? 0 : lot.amount - lot.taken;
}

/** The lots with points left, those that expire first in front. */
export function lotsLeft<Lot extends PointLot>(lots: readonly Lot[], now: Date): Lot[] {
  return lots.filter((lot) => pointsLeft(lot, now) > 0).sort(lapsesFirst);
}

/** The points a member has at this time. */
export function pointBalance(lots: readonly PointLot[], now: Date): Won {
  return lots.reduce((balance, lot) => balance + pointsLeft(lot, now), 0);
}

/** The most points usable for this order: the balance, up to the price of the goods; 0 below the minimum holding. */
export function usablePoints(balance: Won, goodsAmount: Won, { points_min_held: least }: Holding): Won {
  return balance < least ? 0 : Math.min(balance, goodsAmount);
}

/**
 * Why an order cannot use all of a member's points: fewer than the minimum, or more than the goods cost (points do not pay for shipping);
 * null when it can.
 */
export const pointLimits = ['HELD_TOO_FEW', 'GOODS_COVERED'] as const;
export type PointLimit = (typeof pointLimits)[number];

export function pointLimit(balance: Won, goodsAmount: Won, rules: Holding): PointLimit | null {
  if (usablePoints(balance, goodsAmount, rules) === balance) return null;
  return balance < rules.points_min_held ? 'HELD_TOO_FEW' : 'GOODS_COVERED';
}

/** The points to take from each lot, those that expire first in front. `POINTS_INSUFFICIENT` when there are too few. */
export function takePoints(lots: readonly PointLot[], amount: Won, now: Date): { lot_id: number; amount: Won }[] | 'POINTS_INSUFFICIENT' {
  const takings: { lot_id: number; amount: Won }[] = [];
  let wanted = amount;
  for (const lot of lotsLeft(lots, now)) {
    const taken = Math.min(wanted, pointsLeft(lot, now));
    if (taken > 0) takings.push({ lot_id: lot.id, amount: taken });
    wanted -= taken;
  }
  return wanted === 0 ? takings : 'POINTS_INSUFFICIENT';
}

/** The unused points of expired lots. */
export function lapsedPoints(lots: readonly PointLot[], now: Date): { lot_id: number; amount: Won }[] {
  return lots
    .filter((lot) => isLapsed(lot, now) && lot[lotHasMore.amount] > lot[lotHasMore.than])
    .map((lot) => ({ lot_id: lot.id, amount: lot.amount - lot.taken }));
}

/** The facts that determine an order's points, in won. */
export interface EarningOrder extends GoodsAmounts {
  /** The percentage promised when the order was placed. */
  earn_percent: number;
}

/** Points for a confirmed purchase, from the money paid for goods (shipping, coupons and points earn nothing). */
export function earnedPoints(order: EarningOrder): Won {
  return percentOf(Math.max(0, goodsPaid(order)), order.earn_percent);
}

/** When points earned at this time expire: at the same time of the Korean day with the same number, in a shorter month on its last. */
export function pointsExpiry(earnedAt: Date, { points_valid_months: months }: Pick<ShopRules, 'points_valid_months'>): Date {
  return monthsAfter(earnedAt, months);
}

/** True once a lot has expired. */
export function isLapsed(lot: Pick<PointLot, 'expires_at'>, now: Date): boolean {
  return lot.expires_at !== null && lot.expires_at <= now;
}

/** The order in which lots are used: those that expire first in front. */
export function lapsesFirst(a: PointLot, b: PointLot): number {
  const end = (lot: PointLot) => lot.expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
  const [endA, endB] = [end(a), end(b)];
  return endA === endB ? a.id - b.id : endA - endB;
}

/**
 * Points by the Korean day of their expiry, in order of that day. Points that expired earlier today are separate from those that expire
 * tonight.
 */
export function pointsByDay<Lot extends Pick<PointLot, 'amount' | 'expires_at'>>(lots: readonly Lot[], now: Date): Lot[] {
  const days = groupedBy(lots, (lot) => lot.expires_at && `${koreanDay(lot.expires_at)} ${isLapsed(lot, now)}`);
  return [...days.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ ...first, amount: first.amount + sumWon(rest.map(({ amount }) => amount)) }],
  );
}
