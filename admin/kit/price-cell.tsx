import { type Priced, sellingPrice } from '#rules/money/price.ts';
import { won } from './format.ts';
import { kitTexts } from './texts.ts';

/** The price as a form has it, which is what lists sort by and bulk changes change; below it what shoppers pay while a promotion lasts. */
export function PriceCell({ price, promotion_price }: Priced) {
  const now = sellingPrice({ price, promotion_price });
  return (
    <>
      {won(price)}
      {now === price ? null : <span className="block text-12 text-ink-2">{kitTexts.promotionNow(won(now))}</span>}
    </>
  );
}
