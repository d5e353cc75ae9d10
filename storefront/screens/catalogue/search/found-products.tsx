import { noFilters } from '#rules/catalogue/product/product-filter.ts';
import { FilterFrame, NothingLeft } from '#storefront/nouns/product/filters/filtered-products.tsx';
import type { ListedProduct } from '#storefront/nouns/product/filters/in-colour.ts';
import type { FilteredList } from '#storefront/nouns/product/filters/load-list.ts';
import { useShowList } from '#storefront/nouns/product/filters/use-list-address.ts';
import { ProductList } from '#storefront/nouns/product/product-list.tsx';
import type { Looked } from './ranking.ts';

type Props = {
  looked: Looked;
  list: Pick<FilteredList, 'filters' | 'facets' | 'names' | 'sort'> & { proposed: string };
  /** The length of each part of the list, in the order of `productParts`, as the filters leave it. */
  counts: readonly number[];
  first: ListedProduct[];
};

/** Loads further pages of the results. */
export const furtherFinds = () => import('./further-finds.ts');

/** The products found, with filters and a sort menu. */
export function FoundProducts({ looked, list, counts, first }: Props) {
  const show = useShowList();
  const { sort, filters, proposed } = list;
  return (
    <>
      {proposed ? <p className="mb-2 text-15 text-ink-2">{proposed}</p> : null}
      <FilterFrame list={list} count={counts.reduce((total, count) => total + count, 0)}>
        {first.length === 0 ? (
          <NothingLeft onClear={() => show(noFilters, sort)} />
        ) : (
          <ProductList
            key={`${sort} ${JSON.stringify(filters)}`}
            name={`${sort} ${JSON.stringify([looked, filters])}`}
            first={first}
            load={async (window) => (await furtherFinds()).moreProducts(looked, counts, list, window)}
          />
        )}
      </FilterFrame>
    </>
  );
}
