import type { ProductItem } from '#client/graphql/operations.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { type ProductFilter, soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { selectRelatedQuery } from './operations.ts';

/** Related products, each once. */
export interface Related {
  byArtist: ProductItem[];
  ofKind: ProductItem[];
}

export const nothingRelated: Related = { byArtist: [], ofKind: [] };
const mostShown = 4;

/** `tags`: what the product itself is filtered by (product.product_facets). */
export async function loadRelated(
  query: ShopBridge['query'],
  { id, category }: { id: number; category: { path_name: string } | null },
  tags: readonly string[],
): Promise<Related> {
  const artists = tags.filter((tag) => tag.startsWith('artist:'));
  const others: ProductFilter = { ...soldFilter, id: { _neq: id } };
  const bearing = (any: readonly string[]): ProductFilter => ({
    ...others,
    facets: { _or: any.map((tag) => ({ tags: { _contains: [tag] } })) },
  });
  const found = await query(selectRelatedQuery, {
    by_artist: artists.length === 0 ? { id: { _in: [] } } : bearing(artists),
    of_kind: category === null ? others : bearing([`category:${category.path_name}`]),
  });
  const seen = new Set(found.by_artist.map((each) => each.id));
  return { byArtist: found.by_artist, ofKind: found.of_kind.filter((each) => !seen.has(each.id)).slice(0, mostShown) };
}
