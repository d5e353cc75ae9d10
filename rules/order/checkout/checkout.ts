import { type Coupon, couponDiscounts } from '#rules/money/coupon/coupon.ts';
import { splitWon, sumWon, type Won } from '#rules/money/money.ts';
import type { FeeFacts } from '#rules/money/order-amount.ts';
import {
  amountsIn,
  goodsOf,
  type LineAmounts,
  lineSums,
  type OrderSums,
  orderFees,
  orderSums,
  type PieceAmounts,
  pieceAmountNames,
} from '#rules/money/order-sums.ts';
import { type PointLimit, pointLimit, usablePoints } from '#rules/money/points/points.ts';
import { type Parcel, parcels, type ShippingPolicy } from '#rules/money/shipping.ts';
import type { ShopRules } from '#rules/office/shop-rules.ts';

/** Payment methods (specification 9.44): card, virtual account and three mobile wallets. */
export const paymentMethods = ['CARD', 'VIRTUAL_ACCOUNT', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** True for payment by deposit into a virtual account: the money arrives days later, and a refund needs an account named by the buyer. */
export function isByDeposit(method: PaymentMethod): boolean {
  return method === 'VIRTUAL_ACCOUNT';
}

/** Consents an order requires. Made-to-order goods need a separate one for each order. */
export const agreements = ['PURCHASE', 'PERSONAL_INFORMATION', 'CUSTOM_MADE'] as const;
export type Agreement = (typeof agreements)[number];

/** The consents required for these lines. */
export function requiredAgreements(lines: readonly { is_custom: boolean }[]): Agreement[] {
  return agreements.filter((agreement) => agreement !== 'CUSTOM_MADE' || lines.some((line) => line.is_custom));
}

/** True when all required consents were given ('Please review the required agreements.', specification 5.14). */
export function hasAgreed(lines: readonly { is_custom: boolean }[], given: readonly Agreement[]): boolean {
  return requiredAgreements(lines).every((agreement) => given.includes(agreement));
}

/** A line to price: won per unit, with one entry in `graphics` for each printed layer; other amounts for the whole line. */
export interface CheckoutLine extends PieceAmounts {
  product_id: number;
  unit_price: Won;
  quantity: number;
  graphics: readonly { graphic_id: number; price: Won }[];
  shipping_policy: ShippingPolicy;
}

export interface CheckoutInput extends FeeFacts {
  lines: readonly CheckoutLine[];
  coupons: readonly Coupon[];
  /** Points the shopper wants to use. */
  point_amount: Won;
  point_balance: Won;
  rules: Pick<ShopRules, 'points_min_held'>;
  zip_code: string | null;
}

export interface CheckoutTotal extends OrderSums {
  /** `brand_coupon_amount`: the part of the coupons paid by the brand of the goods, if it has terms. */
  lines: ({ amount: Won; brand_coupon_amount: Won } & LineAmounts)[];
  /** The discount of each coupon, in the given order. */
  coupons: Won[];
  parcels: Parcel[];
  usable_points: Won;
  /** Why not all points can be used; null when they can. */
  point_limit: PointLimit | null;
}

/**
 * Prices an order: lines, then coupons, then shipping on the goods after coupons, then points on the goods, then fees. Every discount is split over
 * the lines to the won, so that refunding one line is exact. Returns an error code when something does not apply.
 */
export function checkoutTotal(input: CheckoutInput): CheckoutTotal | 'COUPON_NOT_APPLICABLE' | 'POINTS_INSUFFICIENT' | 'POINTS_LIMIT' {
  const goodsAmounts = input.lines.map(goodsOf);
  const discounts = couponDiscounts(input.coupons, input.lines);
  if (discounts === 'COUPON_NOT_APPLICABLE') return discounts;
  const couponAmounts = goodsAmounts.map((_, line) => sumWon(discounts.map((discount) => discount[line] ?? 0)));
  const left = goodsAmounts.map((amount, line) => amount - (couponAmounts[line] ?? 0));
  const goods = sumWon(left);
  const usable = usablePoints(input.point_balance, goods, input.rules);
  if (input.point_amount > input.point_balance) return 'POINTS_INSUFFICIENT';
  if (input.point_amount > usable) return 'POINTS_LIMIT';
  const pointAmounts = splitWon(input.point_amount, left);
  const sent = parcels(
    input.lines.map((line, index) => ({ policy: line.shipping_policy, amount: left[index] ?? 0 })),
    input.zip_code,
  );
  const lines = input.lines.map((line, index) => ({
    amount: line.unit_price * line.quantity,
    ...amountsIn(pieceAmountNames, line),
    coupon_discount_amount: couponAmounts[index] ?? 0,
    brand_coupon_amount: sumWon(discounts.map((discount, coupon) => (input.coupons[coupon]?.is_brand_borne ? (discount[index] ?? 0) : 0))),
    point_amount: pointAmounts[index] ?? 0,
  }));
  return {
    ...orderSums({
      ...lineSums(lines),
      product_amount: sumWon(lines.map(({ amount }) => amount)),
      delivery_amount: sumWon(sent.map((parcel) => parcel.fee)),
      ...orderFees(input),
    }),
    lines,
    coupons: discounts.map(sumWon),
    parcels: sent,
    usable_points: usable,
    point_limit: pointLimit(input.point_balance, goods, input.rules),
  };
}

/** An order before any discount. */
export type BareOrder = Omit<CheckoutInput, 'coupons' | 'point_amount'>;

/** The price of an order without coupons and points, which cannot fail. */
export function plainTotal(order: BareOrder): CheckoutTotal {
  const total = checkoutTotal({ ...order, coupons: [], point_amount: 0 });
  if (typeof total === 'string') throw new Error(`an order without coupons and points cannot fail with ${total}`);
  return total;
}
