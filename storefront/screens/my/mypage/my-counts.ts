import type { MyPageQuery } from '#client/graphql/operations.generated.ts';
import { couponEnd, couponUseRefusal } from '#rules/money/coupon/coupon.ts';
import { isPlaced, type OrderFilter, orderFilters, statesOfFilter } from '#rules/order/order-state.ts';
import { daysAfter } from '#rules/shop/korean-time.ts';

export type MyOrder = MyPageQuery['sales_orders'][number];

/** The number of placed orders per filter of the order list. */
export function orderCounts(orders: readonly MyOrder[]): { filter: OrderFilter; label: string; count: number }[] {
  const placed = orders.filter(isPlaced);
  return orderFilters
    .filter(({ filter }) => filter !== 'ALL')
    .map(({ filter, label }) => {
      const states: readonly string[] = statesOfFilter(filter);
      return { filter, label, count: placed.filter(({ status }) => states.includes(status)).length };
    });
}

/** The latest order in progress, else the latest. Expects latest first. */
export function orderToShow(orders: readonly MyOrder[]): MyOrder | null {
  const placed = orders.filter(isPlaced);
  const finished: readonly string[] = statesOfFilter('CONFIRMED');
  return placed.find(({ status }) => !finished.includes(status)) ?? placed[0] ?? null;
}

/** The number of usable coupons, and of those expiring within a week. */
export function couponCounts(claims: MyPageQuery['sales_issued_coupons'], now: Date): { usable: number; ending: number } {
  const ends = claims.flatMap(({ order_id, coupon, ...claim }) => {
    if (!coupon) return [];
    const [expires_at, ends_at] = [timeOf(claim.expires_at), timeOf(coupon.ends_at)];
    const use = { state: coupon.state, starts_at: new Date(coupon.starts_at), ends_at, expires_at, order_id };
    return couponUseRefusal(use, now) === null ? [couponEnd(use)] : [];
  });
  const aWeekOn = daysAfter(now, 7);
  return { usable: ends.length, ending: ends.filter((end) => end !== null && end <= aWeekOn).length };
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
