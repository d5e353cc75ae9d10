import type { ArtistItem, GraphicItem, ProductItem } from '#client/graphql/operations.generated.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { nameOrder, pageOrder } from '#rules/search/page-order.ts';
import type { ReadTerm } from '#rules/search/synonyms.ts';
import { coloursAsked, inColour, type ListedProduct } from '#storefront/nouns/product/filters/in-colour.ts';
import { narrowedTo, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productsPageSize } from '#storefront/nouns/product/sorts.ts';
import { motifsOf, searchFilter } from '#storefront/nouns/search/search-filter.ts';
import { foundArtistsQuery, foundGraphicsQuery, foundPageSize } from './operations.ts';
import { artistFilter, graphicParts, type Looked, orderOf, productParts } from './ranking.ts';
import type { SearchView } from './search-view.ts';

export interface Finds {
  looked: Looked;
  products: ListedProduct[];
  /** The length of each part of the list, in the order of `productParts`. */
  productCounts: number[];
  productCount: number;
  graphics: GraphicItem[];
  graphicCounts: number[];
  graphicCount: number;
  artists: ArtistItem[];
  artistCount: number;
}

type Query = ShopBridge['query'];
type Shown = Pick<SearchView, 'sort' | 'filters'>;

export const nothing: Finds = {
  looked: { terms: [], reach: 'whole', isProposed: false },
  ...{ products: [], productCounts: [], productCount: 0 },
  ...{ graphics: [], graphicCounts: [], graphicCount: 0 },
  ...{ artists: [], artistCount: 0 },
};

export const totalOf = (found: Finds) => found.productCount + found.graphicCount + found.artistCount;

/**
 * Runs the search that was read. Beginnings of words count only if no whole word is found, and a single syllable never. For two motifs
 * that no work shows together, either counts, unless the search is exact. Garments are proposed for a motif that no product has.
 */
export async function findThings(query: Query, terms: readonly ReadTerm[], shown: Shown, mayBeApart: boolean): Promise<Finds> {
  const together = await findTogether(query, terms, shown);
  // A garment that bears anything bears both.
  const isShown = together.graphicCount + together.artistCount > 0 || together.products.some(({ is_custom: isAny }) => !isAny);
  const either = isShown || !mayBeApart ? null : await eitherMotif(query, terms);
  const found = either === null ? together : await find(query, { terms: either, reach: 'whole', isProposed: false }, shown);
  const isOfKind = terms.some(({ is }) => is === 'kind') && motifsOf(terms).length > 0;
  if (found.productCount > 0 || found.graphicCount === 0 || !isOfKind) return found;
  const looked = { ...found.looked, isProposed: true };
  return { ...found, looked, ...(await findProducts(query, looked, shown)) };
}

async function findTogether(query: Query, terms: readonly ReadTerm[], shown: Shown): Promise<Finds> {
  const whole = await find(query, { terms, reach: 'whole', isProposed: false }, shown);
  const isBegun = terms.every(({ ways: [[typed = ''] = []] }) => !/^[가-힣]$/.test(typed));
  return totalOf(whole) > 0 || !isBegun ? whole : find(query, { terms, reach: 'begun', isProposed: false }, shown);
}

/** The terms with all motifs joined into one, if there are several and each is found in graphics; else null. */
async function eitherMotif(query: Query, terms: readonly ReadTerm[]): Promise<ReadTerm[] | null> {
  const motifs = motifsOf(terms);
  if (motifs.length < 2) return null;
  const shownOnes = await Promise.all(
    motifs.map((motif) => query(foundGraphicsQuery, { search: searchFilter([motif], 'whole'), limit: 1, offset: 0 })),
  );
  if (shownOnes.some(({ product_graphics: graphics }) => graphics.length === 0)) return null;
  return [{ is: 'word', ways: motifs.flatMap(({ ways }) => ways) }, ...terms.filter((term) => !motifs.includes(term))];
}

async function find(query: Query, looked: Looked, shown: Shown): Promise<Finds> {
  const window = { limit: foundPageSize, offset: 0 };
  const [products, graphics, artists] = await Promise.all([
    findProducts(query, looked, shown),
    Promise.all(graphicParts(looked).map((search) => query(foundGraphicsQuery, { search, ...window }))),
    query(foundArtistsQuery, { search: artistFilter(looked), ...window }),
  ]);
  const graphicCounts = graphics.map((part) => part.product_graphics_aggregate.aggregate?.count ?? 0);
  return {
    looked,
    ...products,
    graphics: graphicsOrdered(graphics.flatMap((part) => part.product_graphics).slice(0, foundPageSize), looked),
    graphicCounts,
    graphicCount: sum(graphicCounts),
    artists: artists.product_artists,
    artistCount: artists.product_artists_aggregate.aggregate?.count ?? 0,
  };
}

/** The products of a search, narrowed by the filters. */
export async function findProducts(query: Query, looked: Looked, { sort, filters }: Shown) {
  const window = { limit: foundPageSize, offset: 0 };
  const parts = await Promise.all(
    productParts(looked, sort).map((part) =>
      query(productsQuery, { where: { ...part, ...narrowedTo(filters) }, order_by: orderOf(sort), ...window }),
    ),
  );
  const productCounts = parts.map((part) => part.product_products_aggregate.aggregate?.count ?? 0);
  const products = parts.flatMap((part) => part.product_products).slice(0, productsPageSize);
  const ordered = sort === 'recommendation' ? productsOrdered(products, looked) : products;
  return {
    products: await inColour(query, coloursAsked(filters.colour, looked.terms), ordered),
    productCounts,
    productCount: sum(productCounts),
  };
}

/** A page of products or graphics in display order: names equal to the words first, and no artist or maker many times in a row. */
export function productsOrdered(products: readonly ProductItem[], { terms }: Looked): ProductItem[] {
  const [sold, out] = [products.filter(({ stock_count: stock }) => stock > 0), products.filter(({ stock_count: stock }) => stock <= 0)];
  return [
    ...pageOrder(
      sold,
      ({ name }) => nameOrder(name, terms),
      ({ id }) => id,
    ),
    ...out,
  ];
}

export function graphicsOrdered(graphics: readonly GraphicItem[], { terms }: Looked): GraphicItem[] {
  return pageOrder(
    graphics,
    ({ name }) => nameOrder(name, terms),
    ({ artist }) => artist?.id,
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
