import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { categoryFilter, type ProductFilter, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductList } from '#storefront/nouns/product/product-list.tsx';
import { SortChoice } from '#storefront/nouns/product/sort-choice.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { productsOrdered } from './find-things.ts';
import { foundFilter, type Looked, orderOf, pageOfParts, productParts } from './ranking.ts';
import type { SearchView } from './search-view.ts';

type Props = {
  looked: Looked;
  view: SearchView;
  /** The length of each part of the list, in the order of `productParts`. */
  counts: readonly number[];
  first: ProductItem[];
  onView: (view: SearchView) => void;
};

/** The products found, with a sort menu and a filter for sold-out ones. */
export function FoundProducts({ looked, view, counts, first, onView }: Props) {
  const text = useText();
  const { sort, hidesSoldOut } = view;
  const parts = productParts(looked, sort);
  const kept = hidesSoldOut ? parts.slice(0, -1) : parts;
  const soldOut = counts.at(-1) ?? 0;
  const load = async (where: ProductFilter, window: PageWindow) =>
    (await runQuery(productsQuery, { where, order_by: orderOf(sort), ...window })).product_products;
  return (
    <>
      {looked.isProposed ? <p className="mb-2 text-15 text-ink-2">{text(productListMessages.proposed)}</p> : null}
      <div className="mb-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {soldOut > 0 || hidesSoldOut ? (
          <Checkbox
            checked={hidesSoldOut}
            onChange={(hides) => onView({ ...view, hidesSoldOut: hides })}
            label={text(productListMessages.hideSoldOut)}
          />
        ) : (
          <span />
        )}
        <SortChoice sort={sort} onChange={(next) => onView({ ...view, sort: next })} />
      </div>
      {hidesSoldOut && first.length === 0 ? (
        <p className="py-10 text-center text-15 text-ink-2">{text(productListMessages.allSoldOut)}</p>
      ) : (
        <ProductList
          key={`${sort} ${hidesSoldOut}`}
          where={{
            ...categoryFilter(null),
            ...(hidesSoldOut ? { is_sold_out: { _eq: false } } : {}),
            ...foundFilter(looked),
          }}
          sort={sort}
          first={first}
          load={async (window) => {
            const page = await pageOfParts(kept, counts.slice(0, kept.length - 1), window, load);
            return sort === 'recommendation' ? productsOrdered(page, looked) : page;
          }}
        />
      )}
    </>
  );
}
