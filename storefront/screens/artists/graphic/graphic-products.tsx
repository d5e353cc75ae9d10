import { useCallback } from 'react';
import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { InfiniteList } from '#ui/infinite-list.tsx';
import { TileGridSkeleton } from '#ui/skeleton.tsx';
import { usePages } from '#ui/use-pages.ts';
import { graphicProductsPageSize, graphicProductsQuery } from './operations.ts';

/** The products made with a graphic, twenty at a time while the reader scrolls. */
export function GraphicProducts({ graphicId, first }: { graphicId: number; first: ProductItem[] }) {
  const text = useText();
  const load = useCallback(
    async (page: number) => {
      const offset = (page - 1) * graphicProductsPageSize;
      const result = await runQuery(graphicProductsQuery, { graphic_id: graphicId, limit: graphicProductsPageSize, offset });
      return result.product_graphic_products.flatMap(({ product }) => product ?? []);
    },
    [graphicId],
  );
  const { items, status, more } = usePages({ initial: first, pageSize: graphicProductsPageSize, load });
  return (
    <InfiniteList
      status={status}
      onMore={more}
      texts={{ noMore: text(shell.noMore), failed: text(shell.listFailed), retry: text(shell.retry) }}
      skeleton={<TileGridSkeleton count={4} label={text(shell.loading)} />}
    >
      <div className="tile-grid">
        {items.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </div>
    </InfiniteList>
  );
}
