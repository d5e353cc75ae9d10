import { graphql } from '#admin/graphql/admin.ts';

export const claimList = graphql(`
  query claimList($where: sales_claims_bool_exp!, $order_by: [sales_claims_order_by!], $limit: Int!, $offset: Int!) {
    rows: sales_claims(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id type status fault reason created_at
      order { id order_number masked_orderer_name }
      claim_products { order_product_id quantity order_product { id product_name } }
      claim_refund { claim_id amount state }
    }
    total: sales_claims_aggregate(where: $where) { aggregate { count } }
  }
`);
