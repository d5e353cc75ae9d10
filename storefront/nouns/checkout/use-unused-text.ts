import { useLanguage } from '#client/locale/locale-context.tsx';
import { couponNames } from '#contract/names/coupon-names.ts';
import type { CheckoutCoupon } from '#contract/rest/checkouts.ts';
import { formatWon } from '#rules/money/money.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { couponMessages } from './coupon-texts.ts';

/** Says in one line why a coupon is not used; empty if it is used. */
export function useUnusedText(): (coupon: Pick<CheckoutCoupon, 'unused' | 'type' | 'starts_at'>) => string {
  const { text, locale } = useLanguage();
  return ({ unused, type, starts_at }) => {
    if (unused === null) return '';
    const { reason } = unused;
    if (reason === 'NO_TARGET') return text(couponNames[type].noTarget);
    if (reason === 'NOT_YET') return text(couponMessages.NOT_YET, { date: writtenDay(starts_at, locale) });
    return text(couponMessages[reason], { amount: formatWon(unused.amount ?? 0, locale) });
  };
}
