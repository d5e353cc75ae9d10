import { graphql } from '#client/graphql/graphql.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** The data counted on My page; row-level security limits each member to their own rows. */
export const myPageQuery = graphql(`
  query myPage($user_id: uuid!) {
    sales_orders(
      where: { user_id: { _eq: $user_id }, cancelled_at: { _is_null: true } }
      order_by: [{ ordered_at: desc }, { id: desc }]
      limit: 100
    ) {
      id
      order_number
      status
      ordered_at
      cancelled_at
      deposit_account
      deposit_deadline
      order_products(order_by: [{ id: asc }], limit: 1) { id product_name option_name image_src }
      order_products_aggregate { aggregate { count } }
      made_to_order: order_products_aggregate(where: { custom_version_id: { _is_null: false } }) { aggregate { count } }
      status_changes(order_by: [{ changed_at: asc }, { id: asc }], limit: 20) { to_status changed_at }
    }
    sales_issued_coupons(where: { user_id: { _eq: $user_id }, order_id: { _is_null: true } }, limit: 100) {
      id
      expires_at
      order_id
      coupon { id state starts_at ends_at }
    }
  }
`);

/** My latest designs, as tiles. */
export const myDesignsQuery = graphql(
  `
  query myDesigns($user_id: uuid!) {
    product_product_customs(
      where: { user_id: { _eq: $user_id }, type: { _eq: "USER" }, deleted_at: { _is_null: true } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: 8
    ) { ...customItem }
  }
`,
  [customItem, productItem],
);

/** Products by id, if still visible. */
export const seenProductsQuery = graphql(
  `
  query seenProducts($ids: [bigint!]!) {
    product_products(where: { id: { _in: $ids }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 20) {
      ...productItem
    }
  }
`,
  [productItem],
);

/** My restock requests, those back in stock first. */
export const myWaitsQuery = graphql(`
  query myWaits($user_id: uuid!) {
    product_restock_requests(
      where: { user_id: { _eq: $user_id } }
      order_by: [{ restocked_at: desc_nulls_last }, { created_at: desc }, { id: desc }]
      limit: 20
    ) {
      id
      restocked_at
      option { id name product { id name image_src } }
    }
  }
`);
