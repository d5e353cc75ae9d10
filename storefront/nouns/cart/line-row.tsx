import type { ReactNode } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import type { LocalizedText } from '#contract/graphql/operation.ts';
import { formatWon } from '#rules/money/money.ts';
import { cx } from '#ui/class-names.ts';
import { amountMessages } from '../checkout/amount-texts.ts';
import { LinePicture } from './line-picture.tsx';
import { cartMessages } from './texts.ts';

/** The common part of a checkout line and an order line. */
export type ShownLine = {
  id: number;
  image_src: string;
  /** The other printed sides of a design. */
  side_srcs?: readonly string[];
  brand_name: LocalizedText;
  product_name: LocalizedText;
  option_name: LocalizedText;
  quantity: number;
  unit_price: number;
  amount: number;
  custom_version_id: number | null;
};

/** A read-only line: image, names, option, pieces, amount, with `children` below. If `isGone` it is struck through and pale. */
export function LineRow({ line, isGone = false, children }: { line: ShownLine; isGone?: boolean; children?: ReactNode }) {
  const text = useText();
  return (
    <li className="flex gap-4 py-3 first:pt-0 last:pb-0">
      <LinePicture
        src={line.image_src}
        sideSrcs={line.side_srcs ?? []}
        className={cx('size-20 lg:size-24', isGone && 'opacity-50 grayscale')}
      />
      <div className="min-w-0 flex-1">
        <p className="text-13 font-semibold">
          <Name of={line.brand_name} />
        </p>
        <p className="line-clamp-2 text-15">
          <Name of={line.product_name} />
        </p>
        <p className="mt-0.5 text-13 text-ink-2">
          <Name of={line.option_name} />
          {line.custom_version_id === null ? null : ` · ${text(cartMessages.custom)}`}
        </p>
        <LinePrice line={line} isGone={isGone} />
        {children}
      </div>
    </li>
  );
}

/** For several pieces it shows the calculation: the amount alone would read like the unit price. */
function LinePrice({ line: { quantity, unit_price, amount }, isGone }: { line: ShownLine; isGone: boolean }) {
  const { text, locale } = useLanguage();
  const won = <span className={isGone ? 'text-ink-2 line-through' : 'font-extrabold'}>{formatWon(amount, locale)}</span>;
  if (quantity === 1)
    return (
      <p className="mt-1.5 text-15 tabular-nums">
        {won}
        <span className="text-13 text-ink-2"> · {text(amountMessages.pieces, { count: quantity })}</span>
      </p>
    );
  return (
    <p className="mt-1.5 text-15 tabular-nums">
      <span className="text-13 text-ink-2">
        {text(cartMessages.times, { price: formatWon(unit_price, locale), count: quantity })} · {text(cartMessages.sum)}{' '}
      </span>
      {won}
    </p>
  );
}
