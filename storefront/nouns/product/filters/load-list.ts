import type { FilterNamesQuery, ProductItem } from '#client/graphql/operations.generated.ts';
import type { FacetsWanted, ShopBridge } from '#contract/shop-bridge.ts';
import {
  filterCount,
  MOST_COUNTED,
  type ProductFacets,
  type ProductFilters,
  readFilters,
  tagsOf,
} from '#rules/catalogue/product/product-filter.ts';
import { moreProductsQuery, type ProductFilter, productsPageSize, productsQuery } from '../list-operations.ts';
import { type ProductSort, productSorts, readSort } from '../sorts.ts';
import { inColour, type ListedProduct } from './in-colour.ts';
import { filterNamesQuery } from './operations.ts';

/** A list of products as its address asks for it: its first page, its filters and their choices. */
export interface FilteredList {
  sort: ProductSort;
  filters: ProductFilters;
  facets: ProductFacets;
  names: FilterNamesQuery;
  first: ListedProduct[];
  /** The exact length of a list without filters; with filters one more than MOST_COUNTED stands for all above. */
  count: number;
}

type Bridge = Pick<ShopBridge, 'query' | 'productFacets'>;

/**
 * Reads the list of an address. `where` and `tags` say the same of the whole list, to the data service and for counting. `firstPage`: for a
 * list that has an order of its own while nobody sorts it.
 */
export async function loadFilteredList(
  { query, productFacets }: Bridge,
  address: URLSearchParams,
  {
    where,
    tags,
    firstPage,
  }: Omit<FacetsWanted, 'filters'> & { where: ProductFilter; firstPage?: (where: ProductFilter) => Promise<ProductItem[]> },
): Promise<FilteredList> {
  const filters = readFilters(address);
  const sort = readSort(address.get('sort'));
  const narrowed = filteredWhere(where, filters);
  const page = { where: narrowed, order_by: productSorts[sort].order, limit: productsPageSize, offset: 0 };
  const isWhole = filterCount(filters) === 0;
  const [facets, first, count] = await Promise.all([
    loadFacets({ query, productFacets }, { tags, filters }),
    sort === 'recommendation' && firstPage ? firstPage(narrowed) : isWhole ? null : query(moreProductsQuery, page).then(productsIn),
    isWhole ? query(productsQuery, page) : null,
  ]);
  return {
    ...{ sort, filters, ...facets },
    first: await inColour(query, filters.colour, first ?? count?.product_products ?? []),
    count: count?.product_products_aggregate.aggregate?.count ?? facets.facets.total,
  };
}

/** The choices of a list with their counts, and the names of those that are brands or artists. */
export async function loadFacets({ query, productFacets }: Bridge, wanted: FacetsWanted): Promise<Pick<FilteredList, 'facets' | 'names'>> {
  const facets = await productFacets(wanted);
  const idsOf = (choices: readonly { value: string }[]) => choices.slice(0, mostNamed).map(({ value }) => Number(value));
  const ids = { brand_ids: idsOf(facets.brand), artist_ids: idsOf(facets.artist) };
  const isNamed = ids.brand_ids.length + ids.artist_ids.length > 0;
  return { facets, names: isNamed ? await query(filterNamesQuery, ids) : { product_brands: [], product_artists: [] } };
}

/** Brands or artists that a list offers; what has most goods comes first. */
const mostNamed = 60;

/** The filter of a list narrowed to what was chosen. */
export function filteredWhere(where: ProductFilter, filters: ProductFilters): ProductFilter {
  if (filterCount(filters) === 0) return where;
  const { price } = filters;
  return {
    ...where,
    facets: {
      _and: [
        where.facets ?? {},
        ...tagsOf(filters).map((any) => ({ _or: any.map((tag) => ({ tags: { _contains: [tag] } })) })),
        ...(price === null
          ? []
          : [{ price: { ...(price.from === null ? {} : { _gte: price.from }), ...(price.to === null ? {} : { _lte: price.to }) } }]),
      ],
    },
  };
}

/** Whether an address is a page of its own to search engines: combinations of filters are not. */
export function isListIndexed(list: Pick<FilteredList, 'filters'> | null | undefined): boolean {
  return list === null || list === undefined || filterCount(list.filters) < 2;
}

/** True for a list that has nothing even without filters. */
export function isListEmpty({ count, filters }: Pick<FilteredList, 'count' | 'filters'>): boolean {
  return count === 0 && filterCount(filters) === 0;
}

/** A count as shown: exact up to MOST_COUNTED. */
export function shownCount(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString('ko-KR')}+` : count.toLocaleString('ko-KR');
}

const productsIn = ({ product_products }: { product_products: ProductItem[] }) => product_products;
