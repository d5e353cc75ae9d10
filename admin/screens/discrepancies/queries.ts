import { graphql } from '#admin/graphql/admin.ts';

export const discrepancyList = graphql(`
  query discrepancyList($where: sales_discrepancies_bool_exp!, $order_by: [sales_discrepancies_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_discrepancies(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id kind amount state since resolved_at resolution action payment_id
      order { id order_number payment_amount }
    }
    total: sales_discrepancies_aggregate(where: $where) { aggregate { count } }
  }
`);
