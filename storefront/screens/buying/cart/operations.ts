import { graphql } from '#client/graphql/graphql.ts';

/** The options of a product, to change a cart line. */
export const productOptionsQuery = graphql(`
  query selectCartOptions($product_id: bigint!) {
    product_product_options(where: { product_id: { _eq: $product_id }, state: { _eq: "ACT" } }, order_by: [{ position: asc }, { id: asc }]) {
      id
      name
      price
      stock_count
      incoming { comes_on }
      frame_id
      color_id
    }
  }
`);
