import { useLanguage } from '#client/locale/locale-context.tsx';
import { isWorn } from '#rules/catalogue/product-facts.ts';
import { inCentimetres, sizeTable } from '#rules/catalogue/size-table.ts';
import { Tabs } from '#ui/tabs.tsx';
import { type ProductPage, sizeNameOf, sizesOf } from './product-data.ts';
import { productTexts } from './texts.ts';

/** The size table per fit, and care instructions. */
export function SizeSection({ product, frameId }: { product: ProductPage; frameId: number | null }) {
  const { text, name } = useLanguage();
  const care = name(product.facts?.care);
  const isOfCloth = isWorn(product.facts?.kind);
  const fits = product.frames.map((frame) => ({
    value: String(frame.id),
    label: name(frame.name),
    content: <Table product={product} frameId={frame.id} />,
  }));
  const hasSizes = product.size_measures.length > 0;
  if (!hasSizes && !care) return null;
  return (
    <section id="size" aria-labelledby="size-title" className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28">
      {hasSizes ? (
        <>
          <h2 id="size-title" className="mb-4 text-20 font-extrabold">
            {text(isOfCloth ? productTexts.size_table : productTexts.measure_table)}
          </h2>
          {fits.length > 1 ? (
            // Opens the table of the selected fit.
            <Tabs key={frameId} label={text(productTexts.frames)} look="chip" tabs={chosenFirst(fits, frameId)} />
          ) : (
            <Table product={product} frameId={product.frames[0]?.id ?? null} />
          )}
          <p className="mt-3 text-13 text-ink-2">{text(isOfCloth ? productTexts.sizeUnit : productTexts.measureUnit)}</p>
        </>
      ) : null}
      {care ? (
        <>
          <h3 id={hasSizes ? undefined : 'size-title'} className="mt-8 text-17 font-extrabold">
            {text(isOfCloth ? productTexts.careTitle : productTexts.keepTitle)}
          </h3>
          <p className="mt-2 text-15">{care}</p>
        </>
      ) : null}
    </section>
  );
}

function chosenFirst<Fit extends { value: string }>(fits: readonly Fit[], frameId: number | null): Fit[] {
  return fits.toSorted((a, b) => Number(b.value === String(frameId)) - Number(a.value === String(frameId)));
}

function Table({ product, frameId }: { product: ProductPage; frameId: number | null }) {
  const { text, name } = useLanguage();
  const { measures, rows } = sizeTable(product.size_measures, frameId, sizesOf(product));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-15 tabular-nums">
        <thead>
          <tr className="border-y border-line bg-tile text-13">
            <th scope="col" className="px-3 py-2.5 text-left font-semibold whitespace-nowrap">
              {text(isWorn(product.facts?.kind) ? productTexts.size : productTexts.variant)}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="px-3 py-2.5 text-right font-semibold whitespace-nowrap">
                {text(productTexts[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, values }) => (
            <tr key={size} className="border-b border-line">
              <th scope="row" className="px-3 py-2.5 text-left font-semibold whitespace-nowrap">
                {name(sizeNameOf(product, size)) || size}
              </th>
              {values.map((value, index) => (
                <td key={measures[index]} className="px-3 py-2.5 text-right">
                  {value === null ? '–' : inCentimetres(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
