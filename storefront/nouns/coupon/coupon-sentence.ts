import type { CouponItem } from '#client/graphql/operations.generated.ts';
import type { Translate } from '#client/locale/message.ts';
import { type CouponLimit, type CouponTarget, isOfWholeOrder, targetOf } from '#rules/money/coupon/coupon.ts';
import { formatWon } from '#rules/money/money.ts';
import { type Locale, localizedName, type Named } from '#rules/shop/locale.ts';
import { couponWords as words } from './texts.ts';

/** Describes a coupon in one sentence: minimum amount, target, discount, maximum. The expiry is shown separately. */
export function couponSentence(coupon: CouponItem, locale: Locale, text: Translate): string {
  const won = (amount: number) => formatWon(amount, locale);
  const isRate = coupon.discount_type === 'RATE';
  const value = couponValue(coupon, locale);
  const from = coupon.min_order_amount > 0 ? text(words.sayFrom, { amount: won(coupon.min_order_amount) }) : '';
  const limits = limitsText(limitsOf(coupon), locale, text);
  const target = targetOf(coupon.type);
  const what =
    target === null
      ? text(isRate ? words.sayOrderRate : words.sayOrder, { value })
      : text(isRate ? words.sayTargetRate : words.sayTarget, {
          target: targetText(target, coupon, locale, text),
          value: isRate ? value : text(words.sayEach, { value }),
        });
  return `${from}${what}${limits && text(words.sayLimits, { limits })}`;
}

/** The discount as readers of the language expect it: percent, in Chinese the paid tenths (15 % off is 8.5 折), or won. */
function couponValue({ discount_type, discount_value }: Pick<CouponItem, 'discount_type' | 'discount_value'>, locale: Locale): string {
  if (discount_type === 'AMOUNT') return formatWon(discount_value, locale);
  if (locale === 'cn' && discount_value === 100) return '全免';
  return locale === 'cn' ? `${(100 - discount_value) / 10} 折` : `${discount_value}%`;
}

/** The largest text on a coupon. */
export function couponOff(coupon: Pick<CouponItem, 'discount_type' | 'discount_value'>, locale: Locale, text: Translate): string {
  return text(coupon.discount_type === 'RATE' ? words.offRate : words.off, { value: couponValue(coupon, locale) });
}

/** The limits of a coupon in a few words; empty without limits. */
export function limitsText(limits: readonly CouponLimit[], locale: Locale, text: Translate): string {
  const said = limits.map(({ by, amount }) =>
    by === 'COUNT'
      ? text(words.sayCount, { count: amount })
      : text(by === 'UNIT' ? words.sayMostEach : words.sayMost, { amount: formatWon(amount, locale) }),
  );
  return said.join(text(words.sayAnd));
}

function limitsOf(coupon: CouponItem): CouponLimit[] {
  const { max_discount_amount: most, max_discount_per, applicable_count } = coupon;
  // A maximum that a fixed discount can never reach is not mentioned.
  const isReachable = most !== null && !(coupon.discount_type === 'AMOUNT' && isPerUnit(coupon) && most >= coupon.discount_value);
  const limits: CouponLimit[] = [];
  if (most !== null && isReachable) limits.push({ by: isOfWholeOrder(coupon.type) ? 'TOTAL' : max_discount_per, amount: most });
  if (applicable_count !== null && !isOfWholeOrder(coupon.type)) limits.push({ by: 'COUNT', amount: applicable_count });
  return limits;
}

function isPerUnit({ type, max_discount_per }: CouponItem): boolean {
  return isOfWholeOrder(type) || max_discount_per === 'UNIT';
}

/** A coupon's target types, with the texts of nouns/coupon/texts.ts. */
const targets = {
  product_ids: {
    every: words.everyProduct,
    some: words.someProduct,
    more: words.moreProducts,
    counted: (coupon) => coupon.coupon_products_aggregate,
    first: (coupon) => coupon.coupon_products[0]?.product,
  },
  graphic_ids: {
    every: words.everyGraphic,
    some: words.someGraphic,
    more: words.moreGraphics,
    counted: (coupon) => coupon.coupon_graphics_aggregate,
    first: (coupon) => coupon.coupon_graphics[0]?.graphic,
  },
} satisfies Record<
  CouponTarget,
  Record<'every' | 'some' | 'more', object> & {
    counted: (coupon: CouponItem) => CouponItem['coupon_products_aggregate'];
    first: (coupon: CouponItem) => { name: Named } | null | undefined;
  }
>;

function targetText(target: CouponTarget, coupon: CouponItem, locale: Locale, text: Translate): string {
  const { every, some, more, counted, first: firstOf } = targets[target];
  const count = counted(coupon).aggregate?.count ?? 0;
  if (count === 0) return text(every);
  const first = firstOf(coupon);
  // The first target may have been switched off; the others still apply.
  if (!first) return text(some);
  const name = localizedName(first.name, locale);
  return count === 1 ? text(words.one, { name }) : text(more, { name, count: count - 1 });
}
