import { graphql } from '#admin/graphql/brand.ts';

export const preparations = graphql(`
  query preparations(
    $where: sales_preparations_bool_exp!
    $waiting: [String!]!
    $limit: Int!
    $offset: Int!
    $order_by: [sales_preparations_order_by!]
  ) {
    rows: sales_preparations(where: $where, limit: $limit, offset: $offset, order_by: $order_by) {
      id: order_product_id order_number product_id product_name option_name image_src is_custom ordered_quantity quantity state
      paid_at prepared_at
    }
    total: sales_preparations_aggregate(where: $where) { aggregate { count } }
    waiting: sales_preparations_aggregate(where: { state: { _in: $waiting } }) {
      aggregate { count }
    }
  }
`);
