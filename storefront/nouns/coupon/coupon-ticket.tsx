import type { ReactNode } from 'react';
import type { CouponItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { writtenDay } from '#rules/shop/written-day.ts';
import { cx } from '#ui/class-names.ts';
import { couponOff, couponSentence } from './coupon-sentence.ts';
import { couponWords as words } from './texts.ts';

type Props = {
  coupon: CouponItem;
  /** The expiry as text. */
  until: string;
  isOver?: boolean;
  /** Shown near the expiry, e.g. "3 days left". */
  mark?: string;
  /** Actions. */
  children?: ReactNode;
  /** Shown below the terms. */
  below?: ReactNode;
  /** The result of the last action. */
  note?: string;
};

/** A coupon as a ticket: discount, name, description and expiry. */
export function CouponTicket({ coupon, until, isOver = false, mark, children, below, note }: Props) {
  const { text, locale } = useLanguage();
  return (
    <li className={cx('rounded-control border border-line px-5 py-4', isOver && 'bg-tile text-ink-2')}>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className={cx('text-20 font-extrabold tabular-nums', isOver ? 'line-through' : 'text-accent')}>
            {couponOff(coupon, locale, text)}{' '}
            {mark ? (
              <span className="ml-2 rounded-full bg-accent px-2 py-0.5 align-[3px] text-12 font-semibold text-on-accent">{mark}</span>
            ) : null}
          </p>
          <h3 className="mt-0.5 text-15 font-semibold">
            <Name of={coupon.name} />
          </h3>
          <p className="mt-1 text-13 text-ink-2">{couponSentence(coupon, locale, text)}</p>
          <p className="text-13 text-ink-2 tabular-nums">{until}</p>
          {below}
        </div>
        {children}
      </div>
      <p role="status" className="text-13 font-semibold text-danger not-empty:mt-2">
        {note}
      </p>
    </li>
  );
}

/** Formats a coupon's expiry; null means none. */
export function useUntilText(): (end: Date | null) => string {
  const { text, locale } = useLanguage();
  return (end) => (end === null ? text(words.noEnd) : text(words.until, { date: writtenDay(end, locale) }));
}
