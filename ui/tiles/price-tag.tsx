import { formatWon } from '#rules/money/money.ts';
import { type Discounted, discountPercent, isDiscountShown, sellingPrice } from '#rules/money/price.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { cx } from '../class-names.ts';

export type PriceLabels = {
  discount: string;
  origin: string;
  /** Formats the price as a minimum, for a product that costs more as shown: “21,000원부터”. */
  from?: ((price: string) => string) | null;
};

type Props = { item: Discounted; locale: Locale; labels: PriceLabels; size?: 'tile' | 'page' };

/**
 * Discount percent, price and struck-through original price, computed by rules/money/price.ts. On the tiles of a phone, where it seldom
 * fits beside the price, the original price always stands above; elsewhere only if it does not fit, never alone below.
 */
export function PriceTag({ item, locale, labels, size = 'tile' }: Props) {
  const price = sellingPrice(item);
  const shown = isDiscountShown(item);
  const origin = shown && item.origin_price !== null && item.origin_price > price ? item.origin_price : null;
  return (
    <p
      data-price={price}
      className={cx(
        'flex flex-wrap-reverse items-baseline font-extrabold tabular-nums',
        size === 'page' ? 'gap-x-1.5 text-26' : 'gap-x-1 text-15',
      )}
    >
      {shown ? (
        <span className="text-accent">
          <span className="sr-only">{labels.discount} </span>
          {discountPercent(item)}%
        </span>
      ) : null}
      <span className="whitespace-nowrap">
        {labels.from ? (
          <FromPrice price={formatWon(price, locale)} written={labels.from} isTile={size === 'tile'} />
        ) : (
          formatWon(price, locale)
        )}
      </span>
      {origin === null ? null : (
        <del className={cx('font-normal text-ink-2', size === 'page' ? 'text-17' : 'text-12 max-lg:w-full')}>
          <span className="sr-only">{labels.origin} </span>
          {formatWon(origin, locale)}
        </del>
      )}
    </p>
  );
}

/** A minimum price. Its label is small on tiles, so that all parts fit on one line on a phone. */
function FromPrice({ price, written, isTile }: { price: string; written: (price: string) => string; isTile: boolean }) {
  const [before = '', after = ''] = written(price).split(price);
  const word = cx('font-semibold', isTile ? 'text-12' : 'text-17');
  return (
    <>
      {before === '' ? null : <span className={word}>{before}</span>}
      {price}
      {after === '' ? null : <span className={word}>{after}</span>}
    </>
  );
}
