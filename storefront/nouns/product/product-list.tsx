import { useCallback } from 'react';
import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { InfiniteList } from '#ui/infinite-list.tsx';
import { TileGridSkeleton } from '#ui/skeleton.tsx';
import { usePages } from '#ui/use-pages.ts';
import { type ProductFilter, productsPageSize, productsQuery } from './list-operations.ts';
import { ProductCard } from './product-card.tsx';
import { type ProductSort, productSorts } from './sorts.ts';

/** Products twenty at a time while the reader scrolls. Give it a new `key` when filter or sort change. */
export function ProductList({ where, sort, first }: { where: ProductFilter; sort: ProductSort; first: ProductItem[] }) {
  const text = useText();
  const load = useCallback(
    async (page: number) => {
      const offset = (page - 1) * productsPageSize;
      const result = await runQuery(productsQuery, { where, order_by: productSorts[sort].order, limit: productsPageSize, offset });
      return result.product_products;
    },
    [where, sort],
  );
  const { items, status, more } = usePages({ initial: first, pageSize: productsPageSize, load });
  return (
    <InfiniteList
      status={status}
      onMore={more}
      texts={{ noMore: text(shell.noMore), failed: text(shell.listFailed), retry: text(shell.retry) }}
      skeleton={<TileGridSkeleton count={4} label={text(shell.loading)} />}
    >
      <div className="tile-grid">
        {items.map((product, index) => (
          <ProductCard key={product.id} product={product} eager={index < 2} />
        ))}
      </div>
    </InfiniteList>
  );
}
