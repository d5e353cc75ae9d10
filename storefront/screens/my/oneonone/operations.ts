import { graphql } from '#client/graphql/graphql.ts';

/** What an inquiry can refer to: lines of the member's latest orders, and their designs. */
export const askableThingsQuery = graphql(`
  query selectAskableThings($user_id: uuid!) {
    sales_orders(where: { user_id: { _eq: $user_id } }, order_by: [{ ordered_at: desc }, { id: desc }], limit: 10) {
      id
      order_number
      order_products(order_by: [{ id: asc }], limit: 20) { id product_name option_name image_src }
    }
    product_product_customs(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: 20
    ) {
      id
      name
      render_key
      revision
      product { id name image_src }
      custom_mockups(order_by: [{ mockup_group: { position: asc } }, { id: asc }], limit: 1) { id mockup_group_id }
    }
  }
`);
