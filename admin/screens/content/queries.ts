import { graphql } from '#admin/graphql/admin.ts';

/** Coupons that everybody gets who joins. */
export const signUpGiftsQuery = graphql(`
  query signUpGifts {
    sales_coupons(where: { is_sign_up_gift: { _eq: true }, deleted_at: { _is_null: true } }, order_by: [{ id: asc }], limit: 10) {
      id
    }
  }
`);
