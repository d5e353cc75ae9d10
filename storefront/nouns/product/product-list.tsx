import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { PagedList } from '#client/paged-list.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { type ProductFilter, productsPageSize, productsQuery } from './list-operations.ts';
import { ProductCard } from './product-card.tsx';
import { type ProductSort, productSorts } from './sorts.ts';

/** Products twenty at a time while the reader scrolls. Give it a new `key` when filter or sort change. */
export function ProductList({ where, sort, first }: { where: ProductFilter; sort: ProductSort; first: ProductItem[] }) {
  return (
    <PagedList
      name={`products ${sort} ${JSON.stringify(where)}`}
      first={first}
      pageSize={productsPageSize}
      load={async (window) => (await runQuery(productsQuery, { where, order_by: productSorts[sort].order, ...window })).product_products}
    >
      {(products) => (
        <div className="tile-grid">
          {products.map((product, index) => (
            <ProductCard key={product.id} product={product} eager={index < 2} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
