import { graphql } from '#admin/graphql/brand.ts';

export const ownSales = graphql(`
  query ownSales($where: sales_royalty_lines_bool_exp!, $order_by: [sales_royalty_lines_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_royalty_lines(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id product_name quantity unit_price base_amount rate amount state sold_at
      brand_entries(order_by: [{ id: asc }]) { id amount }
    }
    total: sales_royalty_lines_aggregate(where: $where) { aggregate { count } }
  }
`);

export const ownSaleSums = graphql(`
  query ownSaleSums($expected: [String!]!) {
    expected: sales_royalty_lines_aggregate(where: { state: { _in: $expected } }) { aggregate { sum { amount } } }
    open: sales_royalty_entries_aggregate(where: { period: { closed_at: { _is_null: true } } }) { aggregate { sum { amount } } }
    all: sales_royalty_entries_aggregate(where: {}) { aggregate { sum { amount } } }
  }
`);
