import type { ReactNode } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { Written } from '#client/locale/written.tsx';
import { type FactField, factFieldsOf, isWorn } from '#rules/catalogue/product-facts.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import type { ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The facts required by the Korean product information notice, one per row. A missing one says whom to ask. */
export function ProductFacts({ product }: { product: ProductPage }) {
  const text = useText();
  const values = useFacts(product);
  return (
    <section id="facts" aria-labelledby="facts-title" className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28">
      <h2 id="facts-title" className="mb-4 text-20 font-extrabold">
        {text(productTexts.factsTitle)}
      </h2>
      <dl className="border-t border-line text-13">
        {factFieldsOf(product.facts?.kind ?? '').map((field) => (
          <div key={field} className="grid grid-cols-[112px_1fr] border-b border-line lg:grid-cols-[180px_1fr]">
            <dt className="bg-tile px-3 py-2.5 font-semibold">{text(productTexts[`fact_${field}`])}</dt>
            <dd className="px-3 py-2.5">{values[field] || text(productTexts.factUnknown)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFacts({ name: ownName, facts, colors, size_measures }: ProductPage): Record<FactField, ReactNode> {
  const { text, name } = useLanguage();
  const shop = useShell()?.shop;
  const told = (value: NonNullable<ProductPage['facts']>['material'] | undefined) => (value ? <Name of={value} /> : '');
  const service = shop?.company_name ? (
    <>
      <Written message={productTexts.contactOf} values={{ company: shop.company_name }} />{' '}
      <span className="whitespace-nowrap">{shop.phone}</span>
    </>
  ) : (
    ''
  );
  return {
    item: <Name of={ownName} />,
    material: told(facts?.material),
    color: colors.length > 0 ? colors.map((color) => name(color.name)).join(', ') : text(productTexts.factOneColor),
    size: size_measures.length > 0 ? text(isWorn(facts?.kind) ? productTexts.factSizes : productTexts.factMeasures) : '',
    contents: told(facts?.contents),
    maker: told(facts?.maker),
    origin: told(facts?.origin),
    made_on: told(facts?.made_on),
    care: told(facts?.care),
    certification: told(facts?.certification),
    warranty: told(facts?.warranty),
    contact: told(facts?.contact) || service,
  };
}
