import type { ProductItem } from '#client/graphql/operations.generated.ts';
import { PagedList } from '#client/paged-list.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { graphicProductsPageSize, graphicProductsQuery } from './operations.ts';

/** The products made with a graphic, as an infinite list of twenty at a time. */
export function GraphicProducts({ graphicId, first }: { graphicId: number; first: ProductItem[] }) {
  return (
    <PagedList
      name="products"
      first={first}
      pageSize={graphicProductsPageSize}
      load={async (window) => {
        const result = await runQuery(graphicProductsQuery, { graphic_id: graphicId, ...window });
        return result.product_graphic_products.flatMap(({ product }) => product ?? []);
      }}
    >
      {(products) => (
        <div className="tile-grid">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
