import { graphql } from '#client/graphql/graphql.ts';

/** A coupon and its terms, as needed for its description: the first of its targets, and their count. */
export const couponItem = graphql(`
  fragment couponItem on sales_coupons {
    id
    type
    name
    discount_type
    discount_value
    max_discount_amount
    max_discount_per
    min_order_amount
    applicable_count
    starts_at
    ends_at
    valid_days
    state
    coupon_products(order_by: [{ product_id: asc }], limit: 1) { product { id name } }
    coupon_products_aggregate { aggregate { count } }
    coupon_graphics(order_by: [{ graphic_id: asc }], limit: 1) { graphic { id name } }
    coupon_graphics_aggregate { aggregate { count } }
  }
`);
