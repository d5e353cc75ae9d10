import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { Written } from '#client/locale/written.tsx';
import type { LocalizedText } from '#contract/graphql/operation.ts';
import { linesOfSellers, type Seller, sellerFacts } from '#rules/catalogue/brand/seller.ts';
import { writtenLanguage } from '#rules/shop/locale.ts';
import { sellerTexts } from './texts.ts';

type Props = {
  lines: readonly { seller: Seller | null; brand_name?: LocalizedText }[];
  /** The name of the shop's company. */
  company: string;
};

/** The legal notice where brokered goods are shown or ordered: each seller, and that the shop is only the intermediary. */
export function SellerFacts({ lines, company }: Props) {
  const text = useText();
  return (
    <div className="text-13">
      {linesOfSellers(lines).map(({ seller, brand_name }) => (
        <dl key={`${seller.registration_number} ${seller.name}`} className="mb-4 grid gap-1.5">
          {brand_name === undefined ? null : (
            <div className="mb-0.5 font-semibold">
              <dt className="sr-only">{text(sellerTexts.brand)}</dt>
              <dd>
                <Name of={brand_name} />
              </dd>
            </div>
          )}
          {sellerFacts.map((fact) => (
            <div key={fact} className="grid grid-cols-[136px_minmax(0,1fr)] gap-3">
              <dt className="text-ink-2">{text(sellerTexts[fact])}</dt>
              <dd lang={writtenLanguage(seller[fact])} className="break-words">
                {seller[fact]}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p className="rounded-tile bg-tile px-4 py-3">
        <Written message={sellerTexts.notice} values={{ company }} />
      </p>
    </div>
  );
}
