import { graphql } from '#admin/graphql/artist.ts';

export const ownShares = graphql(`
  query ownShares($where: sales_royalty_lines_bool_exp!, $order_by: [sales_royalty_lines_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_royalty_lines(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id layer_number kind graphic_id graphic_name product_name side_name quantity unit_price base_amount rate amount state
      sold_at
      entries(order_by: [{ id: asc }]) { id amount }
    }
    total: sales_royalty_lines_aggregate(where: $where) { aggregate { count } }
  }
`);

export const ownShareSums = graphql(`
  query ownShareSums($expected: [String!]!) {
    expected: sales_royalty_lines_aggregate(where: { state: { _in: $expected }, kind: { _eq: "ROYALTY" } }) {
      aggregate { count sum { amount } }
    }
    open: sales_royalty_entries_aggregate(where: { kind: { _eq: "ROYALTY" }, period: { closed_at: { _is_null: true } } }) {
      aggregate { sum { amount } }
    }
    all: sales_royalty_entries_aggregate(where: { kind: { _eq: "ROYALTY" } }) {
      aggregate { sum { amount } }
    }
    given: sales_royalty_entries_aggregate(where: { kind: { _eq: "DONATION" } }) {
      aggregate { sum { amount } }
    }
  }
`);
