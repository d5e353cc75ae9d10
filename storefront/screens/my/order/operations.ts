import { graphql } from '#client/graphql/graphql.ts';

/** A page of a member's orders, newest first, with their refunds. */
export const ordersQuery = graphql(`
  query selectOrders($where: sales_orders_bool_exp!, $limit: Int!, $offset: Int!) {
    sales_orders(where: $where, order_by: [{ ordered_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id
      order_number
      status
      ordered_at
      payment_amount
      cancelled_at
      deposit_account
      deposit_deadline
      payments(
        where: { _or: [{ refund_since: { _is_null: false } }, { claim_refunds: { is_whole: { _eq: false }, amount: { _gt: 0 } } }] }
        order_by: [{ id: desc }]
      ) {
        id
        method
        amount
        paid_at
        refund_amount
        refund_since
        refund_asked_at
        refunded_at
        needs_refund_account
        is_settled_elsewhere
        claim_refunds { claim_id amount state is_whole owed_since asked_at back_at is_settled_elsewhere }
      }
      order_products(order_by: [{ id: asc }]) {
        id
        product_id
        custom_version_id
        product_name
        option_name
        brand_name
        image_src
        side_srcs
        quantity
        unit_price
        amount
        claim_products { claim_id quantity claim { type status } }
      }
    }
  }
`);
