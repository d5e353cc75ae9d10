import { graphql } from '#client/graphql/graphql.ts';

const couponItem = graphql(`
  fragment couponItem on sales_coupons {
    id
    type
    name
    discount_type
    discount_value
    max_discount_amount
    min_order_amount
    starts_at
    ends_at
    state
  }
`);

/** The coupons I hold or held, the newest first; row-level security shows each member only the own ones. */
export const myCouponsQuery = graphql(
  `
  query myCoupons($user_id: uuid!) {
    sales_coupon_claims(where: { user_id: { _eq: $user_id } }, order_by: [{ claimed_at: desc }, { id: desc }], limit: 200) {
      id
      claimed_at
      expires_at
      order_id
      used_at
      coupon {
        ...couponItem
      }
    }
  }
`,
  [couponItem],
);

/** Coupons the shop shows to everybody now. */
export const shownCouponsQuery = graphql(
  `
  query shownCoupons($now: timestamptz!) {
    sales_coupons(
      where: {
        is_public: { _eq: true }
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        starts_at: { _lte: $now }
        _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: $now } }]
      }
      order_by: [{ id: asc }]
      limit: 50
    ) {
      ...couponItem
      issue_limit
      issued_count
    }
  }
`,
  [couponItem],
);
