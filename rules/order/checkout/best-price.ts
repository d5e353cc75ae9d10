import {
  type Coupon,
  type CouponLine,
  type CouponType,
  couponDiscounts,
  couponTypes,
  isOfWholeOrder,
  orderDiscount,
} from '#rules/money/coupon/coupon.ts';
import { sumWon, type Won } from '#rules/money/money.ts';
import { goodsOf, orderFees } from '#rules/money/order-sums.ts';
import { usablePoints } from '#rules/money/points/points.ts';
import { parcels } from '#rules/money/shipping.ts';
import { type BareOrder, checkoutTotal } from './checkout.ts';

/** Applied after all others. */
const wholeOrderTypes = couponTypes.filter(isOfWholeOrder);

/** The price of an order with some coupons and as many of the wanted points as it can use. */
export interface Price {
  payment_amount: Won;
  point_amount: Won;
}

/** The lowest price of an order, and the coupons that give it. */
export interface BestPrice<Held extends Coupon> extends Price {
  coupons: Held[];
}

/**
 * The cheapest choice of these coupons, at most one of each kind, with up to `wanted` points. Exact over every combination: branches are
 * cut only by their lower bound. Fees count too, since a discount can cost the free shipping. Equal prices are ranked by fewer points, then
 * fewer coupons, then the order of the coupons.
 */
export function bestPrice<Held extends Coupon>(coupons: readonly Held[], order: BareOrder, wanted: Won): BestPrice<Held> {
  const search = new Search(coupons, order, wanted);
  for (const ofUnits of search.combinations(couponTypes.filter((type) => !isOfWholeOrder(type)))) search.tryOut(ofUnits);
  const { coupons: chosen, payment_amount, point_amount } = search.best;
  return { coupons: chosen, payment_amount, point_amount };
}

/** The price with these coupons and up to `wanted` points; null when one of the coupons has no effect. */
export function priceWith(coupons: readonly Coupon[], order: BareOrder, wanted: Won): Price | null {
  const total = checkoutTotal({ ...order, coupons, point_amount: 0 });
  if (typeof total === 'string') return null;
  const point_amount = Math.min(wanted, total.usable_points);
  return { payment_amount: total.payment_amount - point_amount, point_amount };
}

/** A coupon with its maximum discount on this order, in won. */
interface Choice<Held extends Coupon> {
  coupon: Held;
  most: Won;
}

type Found<Held extends Coupon> = BestPrice<Held>;

class Search<Held extends Coupon> {
  /** For each kind, the coupons with an effect of their own, largest first, plus null for none. */
  readonly #choices = new Map<CouponType, readonly (Choice<Held> | null)[]>();
  best: Found<Held>;
  readonly #order: BareOrder;
  readonly #wanted: Won;
  readonly #total: Won;
  readonly #mostOfOrder: Won;
  readonly #fees: Won;

  constructor(coupons: readonly Held[], order: BareOrder, wanted: Won) {
    this.#order = order;
    this.#wanted = wanted;
    this.#total = sumWon(amountsOf(order.lines));
    this.#fees = sumWon(Object.values<Won>(orderFees(order)));
    for (const type of couponTypes) {
      const ofKind = coupons
        .filter((coupon) => coupon.type === type)
        .map((coupon) => ({ coupon, most: discountAlone(coupon, order.lines) }));
      this.#choices.set(type, [...ofKind.filter(({ most }) => most > 0).sort((a, b) => b.most - a.most), null]);
    }
    this.#mostOfOrder = sumWon(wholeOrderTypes.map((type) => this.#choices.get(type)?.[0]?.most ?? 0));
    this.best = { coupons: [], ...this.#price(amountsOf(order.lines)) };
  }

  /** Every choice of at most one coupon of each of these kinds. */
  *combinations([type, ...others]: readonly CouponType[]): Generator<readonly Choice<Held>[]> {
    if (type === undefined) return yield [];
    for (const choice of this.#choices.get(type) ?? [])
      for (const rest of this.combinations(others)) yield choice === null ? rest : [choice, ...rest];
  }

  /** Tries these unit coupons with each whole-order coupon, and without one. */
  tryOut(ofUnits: readonly Choice<Held>[]): void {
    const least = this.#total - sumWon(ofUnits.map(({ most }) => most)) - this.#mostOfOrder;
    if (!this.#canBeat(least, amountsOf(this.#order.lines), ofUnits.length)) return;
    const { lines } = this.#order;
    const coupons = ofUnits.map(({ coupon }) => coupon);
    const discounts = couponDiscounts(coupons, lines);
    if (discounts === 'COUPON_NOT_APPLICABLE') return;
    const left = amountsOf(lines).map((amount, line) => amount - sumWon(discounts.map((discount) => discount[line] ?? 0)));
    const leftSum = sumWon(left);
    for (const ofOrder of this.combinations(wholeOrderTypes)) {
      const paid = ofOrder.reduce((rest, { coupon }) => rest - orderDiscount(coupon, rest), leftSum);
      const chosen = [...coupons, ...ofOrder.map(({ coupon }) => coupon)];
      if (this.#canBeat(paid, left, chosen.length)) this.#keepIfBetter(chosen);
    }
  }

  #keepIfBetter(chosen: Held[]): void {
    const price = priceWith(chosen, this.#order, this.#wanted);
    if (price !== null && isLess(rankOf(price, chosen.length), this.#rankOfBest())) this.best = { coupons: chosen, ...price };
  }

  /**
   * False when goods costing at least `least`, with the fees for goods costing `before`, cannot beat the best so far. A discount can only
   * raise fees.
   */
  #canBeat(least: Won, before: readonly Won[], count: number): boolean {
    return isLess(rankOf(this.#price(before, Math.max(0, least)), count), this.#rankOfBest());
  }

  #price(feesOf: readonly Won[], goods: Won = sumWon(feesOf)): Price {
    const { lines, zip_code, point_balance, rules } = this.#order;
    const sent = parcels(
      lines.map((line, index) => ({ policy: line.shipping_policy, amount: feesOf[index] ?? 0 })),
      zip_code,
    );
    const point_amount = Math.min(this.#wanted, usablePoints(point_balance, goods, rules));
    const fees = this.#fees + sumWon(sent.map(({ fee }) => fee));
    return { payment_amount: goods - point_amount + fees, point_amount };
  }

  #rankOfBest(): readonly number[] {
    return rankOf(this.best, this.best.coupons.length);
  }
}

/** Cheaper first, then fewer points, then fewer coupons. */
function rankOf({ payment_amount, point_amount }: Price, couponCount: number): readonly number[] {
  return [payment_amount, point_amount, couponCount];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

function amountsOf(lines: readonly CouponLine[]): Won[] {
  return lines.map(goodsOf);
}

/** The discount of a coupon on its own, in won; 0 when it does not apply. */
export function discountAlone(coupon: Coupon, lines: readonly CouponLine[]): Won {
  const discounts = couponDiscounts([coupon], lines);
  return discounts === 'COUPON_NOT_APPLICABLE' ? 0 : sumWon(discounts[0] ?? []);
}
