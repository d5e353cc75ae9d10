import { useLanguage } from '#client/locale/locale-context.tsx';
import { formatSigned } from '#rules/money/money.ts';
import { labelOf } from '#rules/money/order-sums.ts';
import type { CustomPrice } from '#rules/money/price.ts';
import type { Prints } from '#rules/money/quantity-step.ts';
import { MoneyParts } from '#storefront/nouns/graphic/money-parts.tsx';
import { editorTexts } from '../texts.ts';
import { usePieceAmounts } from './piece-amounts.ts';

type Props = { price: CustomPrice; graphicIds: readonly number[]; prints: Prints; pieces?: number };

/** The price breakdown of a design, for the given number of pieces. */
export function PriceList({ price, graphicIds, prints, pieces = 1 }: Props) {
  const { text, locale } = useLanguage();
  const { text_amount, picture_amount, quantity_discount_amount, steps } = usePieceAmounts({ unit_price: price.total, prints }, pieces);
  const times = (label: string) => (pieces > 1 ? `${label} × ${pieces}` : label);
  const rows = [
    { label: times(text(editorTexts.priceGarment)), won: price.product * pieces },
    { label: times(text(editorTexts.priceSides)), won: price.mockup_groups * pieces },
    { label: times(text(editorTexts.priceGraphics, { count: graphicIds.length })), won: price.graphics * pieces },
    ...(text_amount > 0 ? [{ label: times(text(editorTexts.priceTexts, { count: prints.texts })), won: text_amount }] : []),
    ...(picture_amount > 0 ? [{ label: times(text(editorTexts.pricePictures, { count: prints.pictures })), won: picture_amount }] : []),
    ...(quantity_discount_amount > 0 ? [{ label: labelOf('quantity_discount_amount')[locale], won: -quantity_discount_amount }] : []),
  ];
  const stepTexts = steps.map((step) => text(editorTexts.quantityStep, { count: step.pieces, percent: step.percent }));
  return (
    <>
      <dl aria-label={text(editorTexts.priceDetail)} className="space-y-1 text-13 tabular-nums">
        {rows.map(({ label, won }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>{formatSigned(won, locale)}</dd>
          </div>
        ))}
      </dl>
      {stepTexts.length === 0 ? null : (
        <p className="mt-2 text-13 text-ink-2">{text(editorTexts.quantitySteps, { steps: stepTexts.join(', ') })}</p>
      )}
      <MoneyParts graphicIds={graphicIds} production={price.product + price.mockup_groups} quantity={pieces} price={price.total * pieces} />
    </>
  );
}
