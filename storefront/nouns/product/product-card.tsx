import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { ProductTile } from '#ui/tiles/product-tile.tsx';
import { Like } from '../like/like.tsx';
import type { ListedProduct } from './filters/in-colour.ts';
import { usePriceLabels } from './price-labels.ts';

type Props = { product: ListedProduct; note?: string | null; eager?: boolean; compact?: boolean; href?: string };

/** A product with its heart, in the page's language. `note` takes the place of its badge; `href` overrides the link to its own page. */
export function ProductCard({ product, note, eager = false, compact = false, href }: Props) {
  const { text, name, locale } = useLanguage();
  const ownName = name(product.name);
  return (
    <ProductTile
      product={{ ...product, name: ownName, brandName: name(product.brand?.name) }}
      href={href ?? urlFor('product-id', { id: product.id }, product.color_id ? { color_id: product.color_id } : {})}
      locale={locale}
      texts={{ soldOut: text(shell.soldOut), ...usePriceLabels(product) }}
      badge={note ?? (product.is_new ? text(shell.badgeNew) : product.is_sale ? text(shell.badgeSale) : null)}
      like={<Like kind="product" id={product.id} name={ownName} />}
      eager={eager}
      compact={compact}
    />
  );
}
