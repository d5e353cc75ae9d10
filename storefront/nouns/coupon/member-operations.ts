import { graphql } from '#client/graphql/graphql.ts';

/** Which of these coupons I hold or held; row-level security limits each member to their own. */
export const myClaimsQuery = graphql(`
  query myClaims($user_id: uuid!, $coupon_ids: [bigint!]!) {
    sales_issued_coupons(where: { user_id: { _eq: $user_id }, coupon_id: { _in: $coupon_ids } }, limit: 100) {
      coupon_id
      expires_at
    }
  }
`);
