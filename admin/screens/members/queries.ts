import { graphql } from '#admin/graphql/admin.ts';

export const givableCoupons = graphql(`
  query givableCoupons($now: timestamptz!) {
    sales_coupons(
      where: {
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        starts_at: { _lte: $now }
        _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: $now } }]
      }
      order_by: [{ id: desc }]
      limit: 100
    ) {
      id
      name
    }
  }
`);
