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
import { usablePoints } from '#rules/money/points/points.ts';
import { parcels } from '#rules/money/shipping.ts';
import { type CheckoutInput, checkoutTotal } from './checkout.ts';

/** They apply after all others. */
const wholeOrderTypes = couponTypes.filter(isOfWholeOrder);

/** An order before anything is taken off it. */
export type BareOrder = Pick<CheckoutInput, 'lines' | 'zip_code' | 'point_balance' | 'rules'>;

/** What an order costs with some coupons and as many of the wanted points as it takes. */
export interface Price {
  payment_amount: Won;
  point_amount: Won;
}

/** The lowest price of an order, and what brings it there. */
export interface BestPrice<Held extends Coupon> extends Price {
  coupons: Held[];
}

/**
 * Which of these coupons, at most one of each kind, make an order cheapest, with up to `wanted` points: exact over every combination, since
 * what cannot beat the best so far is left out by its lower bound alone. Fees count too: a discount can cost the free shipping. Of equal prices the
 * one that needs fewer points, then fewer coupons, so that nothing is spent in vain; then the coupons named first.
 */
export function bestPrice<Held extends Coupon>(coupons: readonly Held[], order: BareOrder, wanted: Won): BestPrice<Held> {
  const search = new Search(coupons, order, wanted);
  for (const ofUnits of search.combinations(couponTypes.filter((type) => !isOfWholeOrder(type)))) search.tryOut(ofUnits);
  const { coupons: chosen, payment_amount, point_amount } = search.best;
  return { coupons: chosen, payment_amount, point_amount };
}

/** What an order costs with these coupons and up to `wanted` points; null when one of the coupons takes nothing off. */
export function priceWith(coupons: readonly Coupon[], order: BareOrder, wanted: Won): Price | null {
  const total = checkoutTotal({ ...order, coupons, point_amount: 0 });
  if (typeof total === 'string') return null;
  const point_amount = Math.min(wanted, total.usable_points);
  return { payment_amount: total.payment_amount - point_amount, point_amount };
}

/** A coupon with the most it can ever take off this order, in won. */
interface Choice<Held extends Coupon> {
  coupon: Held;
  most: Won;
}

type Found<Held extends Coupon> = BestPrice<Held>;

class Search<Held extends Coupon> {
  /** Of each kind those that take something off alone, the largest first, and none at all. */
  readonly #choices = new Map<CouponType, readonly (Choice<Held> | null)[]>();
  best: Found<Held>;
  readonly #order: BareOrder;
  readonly #wanted: Won;
  readonly #total: Won;
  readonly #mostOfOrder: Won;

  constructor(coupons: readonly Held[], order: BareOrder, wanted: Won) {
    this.#order = order;
    this.#wanted = wanted;
    this.#total = sumWon(amountsOf(order.lines));
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

  /** Tries these coupons, all of kinds that discount units, with every coupon for the whole order and without one. */
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

  /** False when goods that cost at least `least`, with the fees of goods that cost `before`, cannot rank above the best so far. Fees only rise with a discount. */
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
    return { payment_amount: goods - point_amount + sumWon(sent.map(({ fee }) => fee)), point_amount };
  }

  #rankOfBest(): readonly number[] {
    return rankOf(this.best, this.best.coupons.length);
  }
}

/** Cheaper first, then what spends fewer points, then fewer coupons. */
function rankOf({ payment_amount, point_amount }: Price, couponCount: number): readonly number[] {
  return [payment_amount, point_amount, couponCount];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

function amountsOf(lines: readonly CouponLine[]): Won[] {
  return lines.map((line) => line.unit_price * line.quantity);
}

/** What a coupon takes off an order by itself, in won; 0 when it does not apply. */
export function discountAlone(coupon: Coupon, lines: readonly CouponLine[]): Won {
  const discounts = couponDiscounts([coupon], lines);
  return discounts === 'COUPON_NOT_APPLICABLE' ? 0 : sumWon(discounts[0] ?? []);
}
