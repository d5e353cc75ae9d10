import { graphql } from '#admin/graphql/admin.ts';

export const pointsByHand = graphql(`
  query pointsByHand($where: sales_point_entries_bool_exp!, $limit: Int!, $offset: Int!) {
    sales_point_entries(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id
      type
      amount
      note
      created_at
      member {
        id
        nickname
      }
    }
    sales_point_entries_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);
