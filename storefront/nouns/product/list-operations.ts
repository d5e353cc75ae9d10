import { graphql } from '#client/graphql/graphql.ts';
import type { Where } from '#contract/graphql/inputs.ts';
import { customizableList } from '#rules/catalogue/category-tree.ts';
import { shownState } from '#rules/shop/shown.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** Page size of product lists. */
export const productsPageSize = 20;

/** The filter of a product list: a category, or words in the name. */
export type ProductFilter = Where<'product_products'>;

/** A page of products by filter and sort, with the total count. */
export const productsQuery = graphql(
  `
  query products($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {
    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...productItem }
    product_products_aggregate(where: $where) { aggregate { count } }
  }
`,
  [productItem],
);

/** The same without the count, for further pages and lists whose count is known. */
export const moreProductsQuery = graphql(
  `
  query moreProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!]!, $limit: Int!, $offset: Int!) {
    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...productItem }
  }
`,
  [productItem],
);

/** The colours of some families that products come in, each with its garment as the product page shows it first. */
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
    }
  }
`);

const sold = { deleted_at: { _is_null: true }, state: { _eq: shownState } };

/** The filter of a category and its subcategories, or of `customizableList`; all products if null. Only sellable products are listed. */
export function categoryFilter(pathName: string | null): ProductFilter {
  if (pathName === customizableList) return { ...sold, is_custom: { _eq: true } };
  return pathName === null ? sold : taggedFilter(`category:${pathName}`);
}

/** The same as tags, for counting. */
export function categoryTags(pathName: string | null): string[] {
  if (pathName === customizableList) return ['is:custom'];
  return pathName === null ? [] : [`category:${pathName}`];
}

/** The filter of products that bear a tag (product.product_facets). */
export function taggedFilter(tag: string): ProductFilter {
  return { ...sold, facets: { tags: { _contains: [tag] } } };
}

/** The filter of a brand. */
export function brandFilter(brandId: number): ProductFilter {
  return { ...sold, brand_id: { _eq: brandId } };
}
