import type { FilterNamesQuery, ProductItem } from '#client/graphql/operations.generated.ts';
import type { FacetsWanted, ShopBridge } from '#contract/shop-bridge.ts';
import { type ProductFacets, type ProductFilters, readFilters } from '#rules/catalogue/product/product-filter.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { loadProducts, type ProductListName } from '../list-operations.ts';
import { type ProductSort, productsPageSize, readSort } from '../sorts.ts';
import { inColour, type ListedProduct } from './in-colour.ts';
import { filterNamesQuery } from './operations.ts';

/** The product list of an address: its first page, filters and filter values. */
export interface FilteredList {
  name: ProductListName;
  sort: ProductSort;
  filters: ProductFilters;
  facets: ProductFacets;
  names: FilterNamesQuery;
  first: ListedProduct[];
  /** The length of the filtered list; MOST_COUNTED + 1 means more than MOST_COUNTED. */
  count: number;
}

type Bridge = Pick<ShopBridge, 'query' | 'productFacets'>;

/** Reads the list of an address. `firstPage`: for a list with its own order, unless a sort is chosen. */
export async function loadFilteredList(
  { query, productFacets }: Bridge,
  address: URLSearchParams,
  name: ProductListName,
  firstPage?: (filters: ProductFilters) => Promise<ProductItem[]>,
): Promise<FilteredList> {
  const filters = readFilters(address);
  const sort = readSort(address.get('sort'));
  const [facets, first] = await Promise.all([
    loadFacets({ query, productFacets }, { tags: name === null ? [] : [name], filters }),
    sort === 'recommendation' && firstPage
      ? firstPage(filters)
      : loadProducts(query, { name, sort, filters }, { limit: productsPageSize, offset: 0 }),
  ]);
  return { name, sort, filters, ...facets, first: await inColour(query, filters.colour, first), count: facets.facets.total };
}

/** The filter values of a list with their counts, and the names of brands and artists among them. */
export async function loadFacets({ query, productFacets }: Bridge, wanted: FacetsWanted): Promise<Pick<FilteredList, 'facets' | 'names'>> {
  const facets = await productFacets(wanted);
  const idsOf = (choices: readonly { value: string }[]) => choices.slice(0, mostNamed).map(({ value }) => Number(value));
  const ids = { brand_ids: idsOf(facets.brand), artist_ids: idsOf(facets.artist) };
  const isNamed = ids.brand_ids.length + ids.artist_ids.length > 0;
  return { facets, names: isNamed ? await query(filterNamesQuery, ids) : { product_brands: [], product_artists: [] } };
}

/** Maximum brands or artists offered, those with most products first. */
const mostNamed = 60;

/** Further products of a list; `load`: for a list with its own order, unless a sort is chosen. */
export async function loadFurther(
  query: ShopBridge['query'],
  list: FilteredList,
  load: ((filters: ProductFilters, window: PageWindow) => Promise<ProductItem[]>) | undefined,
  window: PageWindow,
): Promise<ListedProduct[]> {
  const { filters, sort } = list;
  return inColour(
    query,
    filters.colour,
    await (load && sort === 'recommendation' ? load(filters, window) : loadProducts(query, list, window)),
  );
}
