import { graphql } from '#client/graphql/graphql.ts';

/**
 * The rest of an order's page: state changes, payments, what can be reordered. Limited to the member's own orders, whatever the role may
 * see.
 */
export const orderHistoryQuery = graphql(`
  query selectOrderHistory($id: bigint!, $user_id: uuid!) {
    sales_orders(where: { id: { _eq: $id }, user_id: { _eq: $user_id } }) {
      id
      status_changes(order_by: [{ changed_at: asc }, { id: asc }]) { id to_status changed_at }
      payments(where: { paid_at: { _is_null: false } }, order_by: [{ id: desc }], limit: 1) {
        id
        payment_id
        card_name
        receipt_url
      }
      order_products(order_by: [{ id: asc }]) {
        id
        custom_version {
          id
          product_custom_id
          product_custom { id product_id deleted_at }
        }
      }
    }
  }
`);
