import { useText } from '#client/locale/locale-context.tsx';
import { PagedList } from '#client/paged-list.tsx';
import type { PageWindow } from '#ui/list/use-pages.ts';
import type { ListedProduct } from './filters/in-colour.ts';
import { productListMessages } from './list-texts.ts';
import { ProductCard } from './product-card.tsx';
import { productsPageSize } from './sorts.ts';

type Props = {
  /** The list's name within its page. */
  name: string;
  first: ListedProduct[];
  load: (window: PageWindow) => Promise<ListedProduct[]>;
};

/** An infinite list of products beside a column of filters, twenty at a time. Use a new `key` when filter or sort change. */
export function ProductList({ name, first, load }: Props) {
  const text = useText();
  return (
    <PagedList name={`products ${name}`} first={first} pageSize={productsPageSize} load={load}>
      {(products) => (
        <div className="tile-grid tile-grid-beside">
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              note={product.isColourUnsure ? text(productListMessages.colourUnsure) : null}
              eager={index < 2}
            />
          ))}
        </div>
      )}
    </PagedList>
  );
}
