import type { CouponItem } from '#client/graphql/operations.generated.ts';
import type { Translate } from '#client/locale/message.ts';
import { formatWon } from '#rules/money/money.ts';
import { type Locale, localizedName } from '#rules/shop/locale.ts';
import { couponWords as words } from './texts.ts';

/** What a coupon is good for in one sentence: from which amount, off what, how much, how far. Until when stands beside it. */
export function couponSentence(coupon: CouponItem, locale: Locale, text: Translate): string {
  const won = (amount: number) => formatWon(amount, locale);
  const value = coupon.discount_type === 'RATE' ? `${coupon.discount_value}%` : won(coupon.discount_value);
  const from = coupon.min_order_amount > 0 ? text(words.sayFrom, { amount: won(coupon.min_order_amount) }) : '';
  const limits = limitsOf(coupon, won, text);
  const what =
    coupon.type === 'ORDER'
      ? text(words.sayORDER, { value })
      : text(words[`say${coupon.type}`], {
          target: targetOf(coupon, locale, text),
          value: coupon.discount_type === 'AMOUNT' ? text(words.sayEach, { value }) : value,
        });
  return `${from}${what}${limits.length > 0 ? ` (${limits.join(', ')})` : ''}`;
}

/** The biggest words on a coupon: what it takes off. */
export function couponValue(coupon: Pick<CouponItem, 'discount_type' | 'discount_value'>, locale: Locale): string {
  return coupon.discount_type === 'RATE' ? `${coupon.discount_value}%` : formatWon(coupon.discount_value, locale);
}

function limitsOf(coupon: CouponItem, won: (amount: number) => string, text: Translate): string[] {
  const { max_discount_amount: most, max_discount_per, applicable_count } = coupon;
  // An amount that can never reach its own maximum needs no word about it.
  const isReachable = most !== null && !(coupon.discount_type === 'AMOUNT' && isPerUnit(coupon) && most >= coupon.discount_value);
  const limits: string[] = [];
  if (most !== null && isReachable)
    limits.push(text(max_discount_per === 'UNIT' && coupon.type !== 'ORDER' ? words.sayMostEach : words.sayMost, { amount: won(most) }));
  if (applicable_count !== null && coupon.type !== 'ORDER') limits.push(text(words.sayCount, { count: applicable_count }));
  return limits;
}

function isPerUnit({ type, max_discount_per }: CouponItem): boolean {
  return type === 'ORDER' || max_discount_per === 'UNIT';
}

function targetOf(coupon: CouponItem, locale: Locale, text: Translate): string {
  const isProduct = coupon.type === 'PRODUCT';
  const kind = isProduct ? 'PRODUCT' : 'GRAPHIC';
  const counted = isProduct ? coupon.coupon_products_aggregate : coupon.coupon_graphics_aggregate;
  const count = counted.aggregate?.count ?? 0;
  if (count === 0) return text(words[`every${kind}`]);
  const first = isProduct ? coupon.coupon_products[0]?.product : coupon.coupon_graphics[0]?.graphic;
  // It may be switched off since: the others are still meant.
  if (!first) return text(words[`some${kind}`]);
  const name = localizedName(first.name, locale);
  return count === 1 ? text(words.one, { name }) : text(words[`more${kind}`], { name, count: count - 1 });
}
