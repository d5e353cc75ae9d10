import { isShown } from '#rules/shop/shown.ts';
import { daysAfter } from '../../shop/korean-time.ts';
import { percentOf, splitWon, sumWon, type Won } from '../money.ts';
import { goodsOf, type PieceAmounts } from '../order-sums.ts';

/** What a coupon can be limited to, named by the coupon's list: products or graphics. */
export type CouponTarget = 'product_ids' | 'graphic_ids';

interface CouponKind {
  /** The list that limits it, empty for no limit; null for a kind that cannot be limited. */
  target: CouponTarget | null;
  /** The discountable amount of one unit, in won; null for a kind that discounts the rest of the whole order. */
  unitBase: UnitBase | null;
}

type UnitBase = (coupon: Coupon, line: CouponLine) => Won;

/**
 * Coupons discount graphics printed on products, products, or the whole order (specification 9.45, Coupon kinds), and are applied in this
 * order, narrowest first, so that the order coupon applies to what is left. Their names are in contract/names/coupon-names.ts.
 */
const couponKinds = {
  GRAPHIC: {
    target: 'graphic_ids',
    unitBase: (coupon, line) =>
      sumWon(line.graphics.filter(({ graphic_id }) => reaches(coupon.graphic_ids, graphic_id)).map(({ price }) => price)),
  },
  PRODUCT: {
    target: 'product_ids',
    unitBase: (coupon, line) => (reaches(coupon.product_ids, line.product_id) ? pieceOf(line) : 0),
  },
  ORDER: { target: null, unitBase: null },
} as const satisfies Record<string, CouponKind>;

export type CouponType = keyof typeof couponKinds;
export const couponTypes = Object.keys(couponKinds) as [CouponType, ...CouponType[]];

/** What coupons of this kind can be limited to; null for nothing. */
export function targetOf(type: CouponType): CouponTarget | null {
  return couponKinds[type].target;
}

/** True for a kind that discounts brands' goods, not only graphics. */
export function mayBrandBear(type: CouponType): boolean {
  return targetOf(type) !== 'graphic_ids';
}

/** True for a kind that discounts the rest of the whole order, not single units. */
export function isOfWholeOrder(type: CouponType): boolean {
  return couponKinds[type].unitBase === null;
}

/** A coupon as stored; an empty id list means every product or every graphic. */
export interface Coupon {
  type: CouponType;
  discount_type: 'AMOUNT' | 'RATE';
  /** Won, or percent with `RATE`. */
  discount_value: number;
  max_discount_amount: Won | null;
  /** The maximum holds for the whole coupon or for each unit (specification 3.32, Coupon). */
  max_discount_per: 'TOTAL' | 'UNIT';
  min_order_amount: Won;
  /** How many units one coupon discounts; null for every unit. */
  applicable_count: number | null;
  product_ids: readonly number[];
  graphic_ids: readonly number[];
  /** Each brand pays the discount on its own goods; otherwise the shop pays. */
  is_brand_borne: boolean;
}

/** The facts a coupon needs about a line: prices in won per unit, with one entry in `graphics` for each printed layer. */
export interface CouponLine extends PieceAmounts {
  product_id: number;
  unit_price: Won;
  quantity: number;
  graphics: readonly { graphic_id: number; price: Won }[];
}

/**
 * The discount of each coupon on each line, in won: `[coupon][line]`, coupons in the given order. Never more than the line's price.
 * `COUPON_NOT_APPLICABLE` when two coupons have the same type, the order is below a minimum, or a coupon has no effect.
 */
export function couponDiscounts(coupons: readonly Coupon[], lines: readonly CouponLine[]): Won[][] | 'COUPON_NOT_APPLICABLE' {
  if (new Set(coupons.map((coupon) => coupon.type)).size < coupons.length) return 'COUPON_NOT_APPLICABLE';
  let left = lines.map(goodsOf);
  const discounts = coupons.map((): Won[] => lines.map(() => 0));
  for (const type of couponTypes) {
    const index = coupons.findIndex((coupon) => coupon.type === type);
    const coupon = coupons[index];
    if (coupon === undefined) continue;
    const discount = missingForMinimum(coupon, lines) > 0 ? [] : couponDiscount(coupon, lines, left);
    if (sumWon(discount) === 0) return 'COUPON_NOT_APPLICABLE';
    discounts[index] = discount;
    left = left.map((amount, line) => amount - (discount[line] ?? 0));
  }
  return discounts;
}

/** The discount of an order coupon on goods with this remaining price, in won. */
export function orderDiscount(coupon: Coupon, left: Won): Won {
  return capped(coupon, discountOf(coupon, left));
}

/** The won missing before a coupon can be used; 0 when its minimum is reached. */
export function missingForMinimum(coupon: Pick<Coupon, 'min_order_amount'>, lines: readonly CouponLine[]): Won {
  return Math.max(0, coupon.min_order_amount - sumWon(lines.map(goodsOf)));
}

/** The limits that can reduce a coupon's discount: the number of pieces, or the maximum in won, in all or per piece. */
export const couponLimits = ['COUNT', 'TOTAL', 'UNIT'] as const;
export interface CouponLimit {
  by: (typeof couponLimits)[number];
  amount: number;
}

/** The limits that reduce the coupon's discount on these lines. */
export function limitsReached(coupon: Coupon, lines: readonly CouponLine[]): CouponLimit[] {
  const left = lines.map(goodsOf);
  const off = (without: Partial<Coupon>) => sumWon(couponDiscount({ ...coupon, ...without }, lines, left));
  const { applicable_count: count, max_discount_amount: most, max_discount_per } = coupon;
  const own = off({});
  const limits: CouponLimit[] = [];
  if (count !== null && off({ applicable_count: null }) > own) limits.push({ by: 'COUNT', amount: count });
  if (most !== null && off({ max_discount_amount: null }) > own)
    limits.push({ by: isOfWholeOrder(coupon.type) ? 'TOTAL' : max_discount_per, amount: most });
  return limits;
}

/** The discount of one coupon on each line, never above the line's remaining price. */
function couponDiscount(coupon: Coupon, lines: readonly CouponLine[], left: readonly Won[]): Won[] {
  const { unitBase } = couponKinds[coupon.type];
  if (unitBase === null) return splitWon(orderDiscount(coupon, sumWon(left)), left);
  const perLine = unitDiscounts(coupon, lines, unitBase).map((won, line) => Math.min(won, left[line] ?? 0));
  const total = sumWon(perLine);
  return coupon.max_discount_per === 'TOTAL' && capped(coupon, total) < total ? splitWon(capped(coupon, total), perLine) : perLine;
}

// When the coupon does not cover all units, it discounts the most expensive first.
function unitDiscounts(coupon: Coupon, lines: readonly CouponLine[], unitBase: UnitBase): Won[] {
  const units = lines.map((line, index) => {
    const discount = discountOf(coupon, unitBase(coupon, line));
    return { index, quantity: line.quantity, discount: coupon.max_discount_per === 'UNIT' ? capped(coupon, discount) : discount };
  });
  const discounts = lines.map(() => 0);
  let count = coupon.applicable_count ?? Number.POSITIVE_INFINITY;
  for (const unit of units.sort((a, b) => b.discount - a.discount || a.index - b.index)) {
    const taken = Math.min(count, unit.discount > 0 ? unit.quantity : 0);
    discounts[unit.index] = unit.discount * taken;
    count -= taken;
  }
  return discounts;
}

function pieceOf(line: CouponLine): Won {
  return Math.floor(goodsOf(line) / line.quantity);
}

function reaches(ids: readonly number[], id: number): boolean {
  return ids.length === 0 || ids.includes(id);
}

function discountOf(coupon: Coupon, base: Won): Won {
  return coupon.discount_type === 'RATE' ? percentOf(base, coupon.discount_value) : Math.min(base, coupon.discount_value);
}

function capped(coupon: Coupon, discount: Won): Won {
  return Math.min(discount, coupon.max_discount_amount ?? discount);
}

/** When a copy claimed at this time expires: after its own days or with the coupon, whichever is first; null for never. */
export function issuedCouponExpiry(coupon: { valid_days: number | null; ends_at: Date | null }, issuedAt: Date): Date | null {
  if (coupon.valid_days === null) return coupon.ends_at;
  const own = daysAfter(issuedAt, coupon.valid_days);
  return coupon.ends_at !== null && coupon.ends_at < own ? coupon.ends_at : own;
}

/** The facts about a coupon's validity period. */
export interface CouponWindow {
  state: string;
  starts_at: Date;
  ends_at: Date | null;
}

/** True while a coupon can be claimed: active, started and not ended. */
export function isClaimable(coupon: CouponWindow, now: Date): boolean {
  return hasBegun(coupon, now) && !isOver(coupon.ends_at, now);
}

/** True for a claimable coupon that every new member gets on sign-up. */
export function isSignUpGift(coupon: CouponWindow & { is_sign_up_gift: boolean }, now: Date): boolean {
  return coupon.is_sign_up_gift && isClaimable(coupon, now);
}

/** True for an active coupon that has not started yet. */
export function isNotBegun(coupon: CouponWindow, now: Date): boolean {
  return isShown(coupon) && coupon.starts_at > now;
}

function hasBegun(coupon: CouponWindow, now: Date): boolean {
  return isShown(coupon) && coupon.starts_at <= now;
}

/** Why a member's copy cannot be taken back: an order has used it, or holds it; null when it can. */
export function takeBackRefusal({ order_id, used_at }: { order_id: number | null; used_at: Date | string | null }) {
  if (used_at !== null) return 'COUPON_USED';
  return order_id === null ? null : 'COUPON_HELD';
}

/** True from the end of a coupon or a copy on. */
export function isOver(end: Date | null, now: Date): boolean {
  return end !== null && end <= now;
}

/** The facts that decide whether a member can use a coupon. */
export interface CouponUse extends CouponWindow {
  /** Expiry of the member's copy, if the coupon counts days from issue. */
  expires_at: Date | null;
  /** The order that has reserved or used it. */
  order_id: number | null;
}

/** Why a member cannot use a coupon at this time, or null. */
export function couponUseRefusal(coupon: CouponUse, now: Date): 'COUPON_USED' | 'COUPON_EXPIRED' | 'COUPON_NOT_APPLICABLE' | null {
  if (coupon.order_id !== null) return 'COUPON_USED';
  if (isOver(couponEnd(coupon), now)) return 'COUPON_EXPIRED';
  return hasBegun(coupon, now) ? null : 'COUPON_NOT_APPLICABLE';
}

/** When a member's copy ends: at its own expiry, or else with the coupon; null for never. */
export function couponEnd({ expires_at, ends_at }: Pick<CouponUse, 'expires_at' | 'ends_at'>): Date | null {
  return expires_at ?? ends_at;
}

/** True for an unused copy that may still be used: not expired, and the coupon is active. It may not have started yet. */
export function isWorthKeeping(copy: Pick<CouponUse, 'state' | 'expires_at' | 'ends_at'>, now: Date): boolean {
  return isShown(copy) && !isOver(couponEnd(copy), now);
}
