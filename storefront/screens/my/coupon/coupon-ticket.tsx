import type { ReactNode } from 'react';
import { writtenDay } from '#client/locale/dates.ts';
import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import { cx } from '#ui/class-names.ts';
import type { HeldCoupon } from './coupon-groups.ts';
import { couponTexts } from './texts.ts';

type Props = { coupon: HeldCoupon['coupon']; end: Date | null; isOver?: boolean; children?: ReactNode };

/** A coupon as a ticket: what it takes off, its name, on what and until when; `children` is what can be done with it. */
export function CouponTicket({ coupon, end, isOver = false, children }: Props) {
  const text = useText();
  const name = useName();
  const locale = useLocale();
  const won = (amount: number) => formatWon(amount, locale);
  const value = coupon.discount_type === 'RATE' ? `${coupon.discount_value}%` : won(coupon.discount_value);
  const terms = [
    text(couponTexts[coupon.type]),
    coupon.min_order_amount > 0 ? text(couponTexts.from, { amount: won(coupon.min_order_amount) }) : '',
    coupon.discount_type === 'RATE' && coupon.max_discount_amount !== null
      ? text(couponTexts.most, { amount: won(coupon.max_discount_amount) })
      : '',
  ].filter(Boolean);
  return (
    <li className={cx('flex items-center gap-4 rounded-control border border-line px-5 py-4', isOver && 'bg-tile text-ink-2')}>
      <div className="min-w-0 flex-1">
        <p className={cx('text-20 font-extrabold tabular-nums', isOver ? 'line-through' : 'text-accent')}>
          {text(couponTexts.off, { value })}
        </p>
        <h3 className="mt-0.5 text-15 font-semibold">{name(coupon.name)}</h3>
        <p className="mt-1 text-13 text-ink-2">{terms.join(' · ')}</p>
        <p className="text-13 text-ink-2 tabular-nums">
          {end === null ? text(couponTexts.noEnd) : text(couponTexts.until, { date: writtenDay(end, locale, 'long') })}
        </p>
      </div>
      {children}
    </li>
  );
}
