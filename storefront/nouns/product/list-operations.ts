import type { Operation } from '#contract/shop-bridge.ts';
import { type ProductItem, productItem } from '../fragments.ts';

/** Products on one page of a list. */
export const productsPageSize = 20;

/** What a list of products shows: a category, or words in the name. */
export type ProductFilter = Record<string, unknown>;

export type ProductsVariables = { where: ProductFilter; order_by: readonly Record<string, string>[]; limit: number; offset: number };

export type ProductsPage = { product_products: ProductItem[]; product_products_aggregate: { aggregate: { count: number } } };

/** A page of products by a filter and a sort, with how many there are. */
export const productsQuery: Operation<ProductsPage, ProductsVariables> = /* GraphQL */ `
  query products($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {
    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      ...productItem
    }
    product_products_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`.concat(productItem);

const sold = { deleted_at: { _is_null: true }, state: { _eq: 'ACT' } };

/** The filter of a category; all products without one. Only what can be sold is listed. */
export function categoryFilter(pathName: string | null): ProductFilter {
  return pathName === null ? sold : { ...sold, category: { path_name: { _eq: pathName } } };
}

/** The filter of a brand. */
export function brandFilter(brandId: number): ProductFilter {
  return { ...sold, brand_id: { _eq: brandId } };
}
