import { graphql } from '#client/graphql/graphql.ts';

/** How long the products of an order take to arrive. */
export const orderEstimateQuery = graphql(`
  query selectOrderEstimate($order_id: bigint!) {
    sales_order_products(where: { order_id: { _eq: $order_id } }) {
      id
      product {
        id
        shipping_policy {
          id
          day1
          day2
        }
      }
    }
  }
`);
