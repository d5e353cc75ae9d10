import { graphql } from '#admin/graphql/admin.ts';

export const receiptList = graphql(`
  query receiptList($where: sales_cash_receipts_bool_exp!, $order_by: [sales_cash_receipts_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_cash_receipts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id purpose shown_identity amount state issue_number receipt_url error replaces_id requested_at
      order { id order_number }
    }
    total: sales_cash_receipts_aggregate(where: $where) { aggregate { count } }
  }
`);
