import { graphql } from '#client/graphql/graphql.ts';
import { couponItem } from '#storefront/nouns/coupon/coupon-item.ts';

/** The coupons I hold or held, newest first; row-level security limits each member to their own. */
export const myCouponsQuery = graphql(
  `
  query myCoupons($user_id: uuid!) {
    sales_issued_coupons(where: { user_id: { _eq: $user_id } }, order_by: [{ issued_at: desc }, { id: desc }], limit: 100) {
      id
      issued_at
      expires_at
      order_id
      used_at
      order { id status cancelled_at deposit_account hold_expires_at }
      coupon { ...couponItem }
    }
  }
`,
  [couponItem],
);
