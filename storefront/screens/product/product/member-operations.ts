import { graphql } from '#client/graphql/graphql.ts';

/** My restock requests for a product; row-level security limits each member to their own. */
export const selectMyRestocksQuery = graphql(`
  query selectMyRestocks($product_id: bigint!, $user_id: uuid!) {
    product_restock_requests(
      where: { product_id: { _eq: $product_id }, user_id: { _eq: $user_id }, restocked_at: { _is_null: true } }
      limit: 100
      order_by: [{ id: asc }]
    ) { id option_id }
  }
`);
