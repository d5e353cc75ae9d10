import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { PagedList } from '#client/paged-list.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { moreProductsQuery, type ProductFilter, productsPageSize } from './list-operations.ts';
import { ProductCard } from './product-card.tsx';
import { type ProductSort, productSorts } from './sorts.ts';

type Props = {
  where: ProductFilter;
  sort: ProductSort;
  first: ProductItem[];
  /** Loads a page of a list combined from several, e.g. search results by relevance. */
  load?: ((window: PageWindow) => Promise<ProductItem[]>) | undefined;
  /** Three columns on wide screens, beside a column of filters. */
  isBeside?: boolean;
};

/** An infinite list of products, twenty at a time. Use a new `key` when filter or sort change. */
export function ProductList({ where, sort, first, load, isBeside = false }: Props) {
  const ask = async (window: PageWindow) =>
    (await queryLater(moreProductsQuery, { where, order_by: productSorts[sort].order, ...window })).product_products;
  return (
    <PagedList name={`products ${sort} ${JSON.stringify(where)}`} first={first} pageSize={productsPageSize} load={load ?? ask}>
      {(products) => (
        <div className={isBeside ? 'tile-grid tile-grid-beside' : 'tile-grid'}>
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={index < 2} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
