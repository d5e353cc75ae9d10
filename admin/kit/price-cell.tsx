import { type Priced, sellingPrice } from '#rules/money/price.ts';
import { won } from './format.ts';
import { kitTexts } from './texts.ts';

/** The list price, as used for sorting and bulk changes, and below it the promotion price. */
export function PriceCell({ price, promotion_price }: Priced) {
  const now = sellingPrice({ price, promotion_price });
  return (
    <>
      {won(price)}
      {now === price ? null : <span className="block text-12 text-ink-2">{kitTexts.promotionNow(won(now))}</span>}
    </>
  );
}
