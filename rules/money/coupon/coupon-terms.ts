import { isShown } from '#rules/shop/shown.ts';
import type { Won } from '../money.ts';
import { type CouponWindow, isOver } from './coupon.ts';

/** The facts about dates, switch and supply that determine a coupon's standing; facts not listed are ignored. */
export interface StandingFacts {
  isOver: boolean;
  isOn?: boolean;
  hasBegun?: boolean;
  hasSupply?: boolean;
}

/** The standings of coupons, as in the back office list. Every coupon has exactly one. */
export const couponStandings = {
  RUNNING: { isOver: false, isOn: true, hasBegun: true, hasSupply: true },
  USED_UP: { isOver: false, isOn: true, hasBegun: true, hasSupply: false },
  WAITING: { isOver: false, isOn: true, hasBegun: false },
  ENDED: { isOver: true },
  STOPPED: { isOver: false, isOn: false },
} as const satisfies Record<string, StandingFacts>;

export type CouponStanding = keyof typeof couponStandings;
export const couponStandingList = Object.keys(couponStandings) as [CouponStanding, ...CouponStanding[]];

/** The facts that decide whether more copies can be issued. */
export interface CouponSupply {
  issue_limit: number | null;
  issued_count: number;
  budget_amount: number | null;
  spent_amount: number;
}

/** True while there are copies and budget left. */
export function hasSupply(coupon: CouponSupply): boolean {
  const hasCopies = coupon.issue_limit === null || coupon.issued_count < coupon.issue_limit;
  return hasCopies && budgetLeft(coupon) !== 0;
}

/** The remaining discount budget in won; null without a budget. */
export function budgetLeft({ budget_amount, spent_amount }: Pick<CouponSupply, 'budget_amount' | 'spent_amount'>): Won | null {
  return budget_amount === null ? null : Math.max(0, budget_amount - spent_amount);
}

/** The standing of a coupon at this time. */
export function couponStanding(coupon: CouponWindow & CouponSupply, now: Date): CouponStanding {
  const facts: Required<StandingFacts> = {
    isOver: isOver(coupon.ends_at, now),
    isOn: isShown(coupon),
    hasBegun: coupon.starts_at <= now,
    hasSupply: hasSupply(coupon),
  };
  const isSo = (wanted: StandingFacts) => Object.entries(wanted).every(([fact, is]) => facts[fact as keyof StandingFacts] === is);
  return couponStandingList.find((standing) => isSo(couponStandings[standing])) ?? 'STOPPED';
}

/** The terms of a coupon's discount. Holders rely on them, so they are fixed once a copy has been issued. */
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

/** The first changed term that may not change because copies have been issued, or null. An end may only be moved later. */
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
