import type { ArtistItem, GraphicItem } from '#client/graphql/operations.generated.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { coloursAsked, inColour, type ListedProduct } from '#storefront/nouns/product/filters/in-colour.ts';
import { moreProductsQuery, narrowedTo, type ProductFilter } from '#storefront/nouns/product/list-operations.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { graphicsOrdered, productsOrdered } from './find-things.ts';
import { foundArtistsQuery, foundGraphicsQuery } from './operations.ts';
import { artistFilter, graphicParts, type Looked, orderOf, pageOfParts, productParts } from './ranking.ts';
import type { SearchView } from './search-view.ts';

/** The next page of the products found. `counts`: how many products each rank of matches (exact, whole words, ...) has after the filters. */
export async function moreProducts(
  looked: Looked,
  counts: readonly number[],
  { sort, filters }: Pick<SearchView, 'sort' | 'filters'>,
  window: PageWindow,
): Promise<ListedProduct[]> {
  const parts = productParts(looked, sort).map((part) => ({ ...part, ...narrowedTo(filters) }));
  const load = async (where: ProductFilter, part: PageWindow) =>
    (await runQuery(moreProductsQuery, { where, order_by: orderOf(sort), ...part })).product_products;
  const page = await pageOfParts(parts, counts.slice(0, -1), window, load);
  const ordered = sort === 'recommendation' ? productsOrdered(page, looked) : page;
  return inColour(runQuery, coloursAsked(filters.colour, looked.terms), ordered);
}

/** A further page of the graphics a search finds. */
export async function moreGraphics(looked: Looked, counts: readonly number[], window: PageWindow): Promise<GraphicItem[]> {
  const load = async (search: ReturnType<typeof graphicParts>[number], part: PageWindow) =>
    (await runQuery(foundGraphicsQuery, { search, ...part })).product_graphics;
  return graphicsOrdered(await pageOfParts(graphicParts(looked), counts.slice(0, -1), window, load), looked);
}

/** A further page of the artists a search finds. */
export async function moreArtists(looked: Looked, window: PageWindow): Promise<ArtistItem[]> {
  return (await runQuery(foundArtistsQuery, { search: artistFilter(looked), ...window })).product_artists;
}
