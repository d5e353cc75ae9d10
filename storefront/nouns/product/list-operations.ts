import { graphql } from '#client/graphql/graphql.ts';
import type { ProductItem } from '#client/graphql/operations.generated.ts';
import type { Where } from '#contract/graphql/inputs.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { customizableList } from '#rules/catalogue/category-tree.ts';
import { type ProductFilters, tagsOf } from '#rules/catalogue/product/product-filter.ts';
import { shownState } from '#rules/shop/shown.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { type ProductSort, productSorts } from './sorts.ts';

/** A filter of products. */
export type ProductFilter = Where<'product_products'>;

/** A page of products by filter and sort, with the count up to its limit and if needed (search/ranking.ts). */
export const productsQuery = graphql(
  `
  query products($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {
    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...productItem }
    product_products_aggregate(where: $where, limit: 2001) { aggregate { count } }
  }
`,
  [productItem],
);

/** A page of products without their count, for further pages and lists whose count is known. */
export const moreProductsQuery = graphql(
  `
  query moreProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {
    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...productItem }
  }
`,
  [productItem],
);

/** A page of a list that has its own order of rows (product.product_lists). */
const listedProductsQuery = graphql(
  `
  query listedProducts($where: product_product_lists_bool_exp!, $order_by: [product_product_lists_order_by!]!, $limit: Int!, $offset: Int!) {
    product_product_lists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { product { ...productItem } }
  }
`,
  [productItem],
);

/** The colours of some families that products have, each with the first picture of its product page: the garment, else a photo. */
export const coloursQuery = graphql(`
  query colours($product_ids: [bigint!]!, $families: [String!]!) {
    product_colors(
      where: { product_id: { _in: $product_ids }, family: { _in: $families }, options: { state: { _eq: "ACT" } } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 100
    ) {
      id
      product_id
      mockups(order_by: [{ mockup_group: { position: asc } }, { frame: { position: asc } }, { id: asc }], limit: 1) { src }
      images(order_by: [{ position: asc }, { id: asc }], limit: 1) { src }
      product { colors(limit: 2) { id } }
    }
  }
`);

/** The filter of all products on sale. */
export const soldFilter = { deleted_at: { _is_null: true }, state: { _eq: shownState } } as const satisfies ProductFilter;

/** A list of product.product_lists by its tag; null for all products on sale. */
export type ProductListName = string | null;

/** The list of a category and its subcategories, or of `customizableList`; all products if null. */
export function categoryList(pathName: string | null): ProductListName {
  if (pathName === customizableList) return 'is:custom';
  return pathName === null ? null : `category:${pathName}`;
}

interface Wanted {
  name: ProductListName;
  sort: ProductSort;
  filters: ProductFilters;
}

/**
 * A page of a list, sorted and filtered. A chosen artist or brand is a shorter list and is read instead, except within an event, which
 * is short itself.
 */
export async function loadProducts(query: ShopBridge['query'], { name, sort, filters }: Wanted, page: PageWindow): Promise<ProductItem[]> {
  const { order } = productSorts[sort];
  const [group] = (['artist', 'brand'] as const).filter((each) => filters[each].length === 1 && !name?.startsWith('plan:'));
  const list = group === undefined ? name : `${group}:${filters[group][0]}`;
  if (list === null) {
    const where = { ...soldFilter, ...narrowedTo(filters) };
    return (await query(moreProductsQuery, { where, order_by: order, ...page })).product_products;
  }
  const rest = group === undefined ? filters : { ...filters, [group]: [] };
  const where = { list: { _eq: list }, ...narrowedTo(rest, list === name || name === null ? [] : [name]) };
  const order_by = order.map((key) => ('id' in key ? { product_id: key.id } : key));
  const { product_product_lists: rows } = await query(listedProductsQuery, { where, order_by, ...page });
  return rows.flatMap(({ product }) => product ?? []);
}

/** The chosen filters as conditions on a product or its list row. `within`: additional required tags. */
export function narrowedTo(filters: ProductFilters, within: readonly string[] = []): Pick<ProductFilter, 'facets' | 'selling_price'> {
  const tags = [...within.map((tag) => [tag]), ...tagsOf(filters)];
  const { from, to } = filters.price ?? { from: null, to: null };
  return {
    ...(tags.length === 0 ? {} : { facets: { _and: tags.map((any) => ({ _or: any.map((tag) => ({ tags: { _contains: [tag] } })) })) } }),
    ...(filters.price === null
      ? {}
      : { selling_price: { ...(from === null ? {} : { _gte: from }), ...(to === null ? {} : { _lte: to }) } }),
  };
}
