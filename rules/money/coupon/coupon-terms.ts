import { type CouponWindow, isClaimable, isNotBegun } from './coupon.ts';

/** A coupon as the list of the back office sorts it. */
export type CouponStanding = 'RUNNING' | 'WAITING' | 'USED_UP' | 'ENDED' | 'STOPPED';

/** What decides whether copies are still handed out. */
export interface CouponSupply {
  issue_limit: number | null;
  issued_count: number;
  budget_amount: number | null;
  spent_amount: number;
}

/** True while there is something left to hand out: copies, and budget. */
export function hasSupply(coupon: CouponSupply): boolean {
  const hasCopies = coupon.issue_limit === null || coupon.issued_count < coupon.issue_limit;
  return hasCopies && (coupon.budget_amount === null || coupon.spent_amount < coupon.budget_amount);
}

/** Where a coupon stands at this time. */
export function couponStanding(coupon: CouponWindow & CouponSupply, now: Date): CouponStanding {
  if (isClaimable(coupon, now)) return hasSupply(coupon) ? 'RUNNING' : 'USED_UP';
  if (coupon.ends_at !== null && coupon.ends_at <= now) return 'ENDED';
  return isNotBegun(coupon, now) ? 'WAITING' : 'STOPPED';
}

/** What a coupon takes off, and of what: whoever holds a copy was promised it, so it is fixed once a copy is out. */
const promised = [
  'type',
  'discount_type',
  'discount_value',
  'max_discount_amount',
  'max_discount_per',
  'min_order_amount',
  'applicable_count',
  'valid_days',
  'product_ids',
  'graphic_ids',
] as const;
export type PromisedTerm = (typeof promised)[number];
export type CouponTerms = Readonly<Record<PromisedTerm, unknown>>;

/** The first term that an edit would change for those who hold a copy already, or null. An end may only be moved to later. */
export function brokenPromise(
  before: CouponTerms & { issued_count: number; ends_at: Date | null },
  after: CouponTerms & { ends_at: Date | null },
): PromisedTerm | 'ends_at' | null {
  if (before.issued_count === 0) return null;
  const broken = promised.find((term) => JSON.stringify(before[term]) !== JSON.stringify(after[term]));
  if (broken !== undefined) return broken;
  const isSooner = after.ends_at !== null && (before.ends_at === null || after.ends_at < before.ends_at);
  return isSooner ? 'ends_at' : null;
}
