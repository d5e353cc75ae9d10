import { graphql } from '#client/graphql/graphql.ts';
import { couponItem } from './coupon-item.ts';

/** A shown coupon with its issue counts. */
const shownCouponItem = graphql(`
  fragment shownCouponItem on sales_coupons {
    ...couponItem
    issue_limit
    issued_count
  }
`);

/** Coupons shown to everybody; the caller checks whether they can be claimed now. */
export const shownCouponsQuery = graphql(
  `
  query shownCoupons {
    sales_coupons(
      where: { is_public: { _eq: true }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      order_by: [{ id: asc }]
      limit: 50
    ) { ...shownCouponItem }
  }
`,
  [shownCouponItem, couponItem],
);

/** Shown coupons for a product: those for all orders, this product, all products and, if it can be customized, graphics. */
export const productCouponsQuery = graphql(
  `
  query productCoupons($product_id: bigint!, $printed: [String!]!) {
    sales_coupons(
      where: {
        is_public: { _eq: true }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        _or: [
          { type: { _eq: "ORDER" } }
          { type: { _eq: "PRODUCT" }, coupon_products: { product_id: { _eq: $product_id } } }
          { type: { _eq: "PRODUCT" }, _not: { coupon_products: {} } }
          { type: { _in: $printed } }
        ]
      }
      order_by: [{ id: asc }]
      limit: 20
    ) { ...shownCouponItem }
  }
`,
  [shownCouponItem, couponItem],
);

/** Shown coupons of an event. */
export const eventCouponsQuery = graphql(
  `
  query eventCoupons($banner_id: bigint!) {
    sales_coupons(
      where: {
        is_public: { _eq: true }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        coupon_banners: { banner_id: { _eq: $banner_id } }
      }
      order_by: [{ id: asc }]
      limit: 20
    ) { ...shownCouponItem }
  }
`,
  [shownCouponItem, couponItem],
);

/** Shown coupons of an exhibition: its own, and those of its products and graphics. */
export const planCouponsQuery = graphql(
  `
  query planCoupons($plan_id: bigint!) {
    sales_coupons(
      where: {
        is_public: { _eq: true }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        _or: [
          { coupon_plans: { plan_id: { _eq: $plan_id } } }
          { type: { _eq: "PRODUCT" }, coupon_products: { product: { plan_products: { plan_id: { _eq: $plan_id } } } } }
          { type: { _eq: "GRAPHIC" }, coupon_graphics: { graphic: { plan_graphics: { plan_id: { _eq: $plan_id } } } } }
        ]
      }
      order_by: [{ id: asc }]
      limit: 20
    ) { ...shownCouponItem }
  }
`,
  [shownCouponItem, couponItem],
);
