import type { Won } from '../money/money.ts';

/**
 * What an operator may change of the rules of the shop (management.shop_rules, one row). Amounts in won, one point is one won. Orders keep those
 * that concern them as they were when they were placed.
 */
export interface ShopRules {
  /** Of what was paid for goods in money, per cent that comes back as points at purchase confirmation. */
  points_earn_percent: number;
  /** Life of an earned lot. */
  points_valid_months: number;
  /** Points a member must hold before any can be used. */
  points_min_held: Won;
  /** Points for a review, whatever its score says. */
  review_text_points: Won;
  /** Points beside those when it shows at least one photo. */
  review_photo_points: Won;
  /** Days to deposit into a virtual account (specification 9: 7). */
  deposit_days: number;
  /** Full days after delivery before the clock confirms a purchase. */
  confirm_days: number;
  /** What a courier takes for one parcel back from the mainland. */
  pick_up_fee: Won;
}

/** What each may be, and what it is in a new shop. A deposit is due within 7 days (specification 9), and accounts are watched for little longer. The right of withdrawal runs 7 days (e-commerce act, article 17): nothing is confirmed before. */
export const shopRuleRanges = {
  points_earn_percent: { min: 0, max: 50, first: 1 },
  points_valid_months: { min: 1, max: 120, first: 36 },
  points_min_held: { min: 0, max: 1_000_000, first: 1_000 },
  review_text_points: { min: 0, max: 100_000, first: 500 },
  review_photo_points: { min: 0, max: 100_000, first: 500 },
  deposit_days: { min: 1, max: 7, first: 7 },
  confirm_days: { min: 7, max: 60, first: 7 },
  pick_up_fee: { min: 0, max: 100_000, first: 3_000 },
} as const satisfies Record<keyof ShopRules, { min: number; max: number; first: number }>;

/** The names of the rules, as columns have them. */
export const shopRuleNames = Object.keys(shopRuleRanges) as (keyof ShopRules)[];

/** The rules of a new shop. */
export const firstShopRules = Object.fromEntries(shopRuleNames.map((name) => [name, shopRuleRanges[name].first])) as unknown as ShopRules;
