import { useLanguage } from '#client/locale/locale-context.tsx';
import { formatWon } from '#rules/money/money.ts';
import type { CustomPrice } from '#rules/money/price.ts';
import { MoneyParts } from '#storefront/nouns/graphic/money-parts.tsx';
import { editorTexts } from '../texts.ts';

type Props = { price: CustomPrice; graphicIds: readonly number[]; pieces?: number };

/** The price breakdown of a design, for the given number of pieces. */
export function PriceList({ price, graphicIds, pieces = 1 }: Props) {
  const { text, locale } = useLanguage();
  const rows = [
    { label: text(editorTexts.priceGarment), won: price.product },
    { label: text(editorTexts.priceSides), won: price.mockup_groups },
    { label: text(editorTexts.priceGraphics, { count: graphicIds.length }), won: price.graphics },
  ];
  return (
    <>
      <dl aria-label={text(editorTexts.priceDetail)} className="space-y-1 text-13 tabular-nums">
        {rows.map(({ label, won }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{pieces > 1 ? `${label} × ${pieces}` : label}</dt>
            <dd>{formatWon(won * pieces, locale)}</dd>
          </div>
        ))}
      </dl>
      <MoneyParts graphicIds={graphicIds} production={price.product + price.mockup_groups} quantity={pieces} price={price.total * pieces} />
    </>
  );
}
