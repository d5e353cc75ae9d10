import type { Won } from '../money/money.ts';
import { LOW_STOCK_MAX } from '../order/stock.ts';

/**
 * The rules that an operator can change (management.shop_rules, one row). Amounts in won; one point is one won. Orders keep the rules that
 * applied when they were placed.
 */
export interface ShopRules {
  /** Percentage of the money paid for goods that is given in points at purchase confirmation. */
  points_earn_percent: number;
  /** Months until earned points expire. */
  points_valid_months: number;
  /** Points a member must hold before any can be used. */
  points_min_held: Won;
  /** Points for a review, regardless of its score. */
  review_text_points: Won;
  /** Additional points when it has at least one photo. */
  review_photo_points: Won;
  /** Days to deposit into a virtual account (specification 9: 7). */
  deposit_days: number;
  /** Full days after delivery before a purchase is confirmed automatically. */
  confirm_days: number;
  /** The courier's fee for one return parcel from the mainland. */
  pick_up_fee: Won;
  /** Price of each text printed with a design. */
  text_price: Won;
  /** Price of each own picture printed with a design. */
  picture_price: Won;
  /** Points for the first designer when a design made from theirs is bought and confirmed. */
  descendant_points: Won;
  /** The day of the following month on which artists and brands are paid. */
  pay_day: number;
  /** An option with fewer pieces runs low, unless its product has a limit of its own. */
  low_stock: number;
  /** Months before the current one whose confirmed purchases decide a member's grade. */
  grade_months: number;
  /** Discount by the pieces of one design, as rules/money/quantity-step.ts reads it. */
  quantity_steps: string;
}

/**
 * Allowed range and initial value of each rule. A deposit is due within 7 days (specification 9.8), and accounts are watched for little
 * longer. The right of withdrawal lasts 7 days (e-commerce act, article 17), so nothing is confirmed earlier.
 */
export const shopRuleRanges = {
  points_earn_percent: { min: 0, max: 50, first: 1 },
  points_valid_months: { min: 1, max: 120, first: 36 },
  points_min_held: { min: 0, max: 1_000_000, first: 1_000 },
  review_text_points: { min: 0, max: 100_000, first: 500 },
  review_photo_points: { min: 0, max: 100_000, first: 500 },
  deposit_days: { min: 1, max: 7, first: 7 },
  confirm_days: { min: 7, max: 60, first: 7 },
  pick_up_fee: { min: 0, max: 100_000, first: 3_000 },
  text_price: { min: 0, max: 100_000, first: 0 },
  picture_price: { min: 0, max: 100_000, first: 0 },
  descendant_points: { min: 0, max: 100_000, first: 300 },
  pay_day: { min: 1, max: 28, first: 15 },
  grade_months: { min: 1, max: 24, first: 6 },
  low_stock: { min: 0, max: LOW_STOCK_MAX, first: 5 },
} as const satisfies Record<Exclude<keyof ShopRules, 'quantity_steps'>, { min: number; max: number; first: number }>;

export type NumericShopRule = keyof typeof shopRuleRanges;
const numericNames = Object.keys(shopRuleRanges) as NumericShopRule[];

/** The names of the rules, which are also column names. */
export const shopRuleNames: readonly (keyof ShopRules)[] = [...numericNames, 'quantity_steps'];

/** The rules of a new shop. */
export const firstShopRules: ShopRules = {
  ...(Object.fromEntries(numericNames.map((name) => [name, shopRuleRanges[name].first])) as Record<NumericShopRule, number>),
  quantity_steps: '',
};
