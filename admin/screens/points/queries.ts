import { graphql } from '#admin/graphql/admin.ts';

export const pointsByHand = graphql(`
  query pointsByHand($where: sales_point_entries_bool_exp!, $order_by: [sales_point_entries_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_point_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id type amount note created_at
      member { id nickname }
    }
    total: sales_point_entries_aggregate(where: $where) { aggregate { count } }
  }
`);
