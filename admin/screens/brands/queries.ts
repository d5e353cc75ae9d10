import { graphql } from '#admin/graphql/admin.ts';

export const brandList = graphql(`
  query brandList($where: product_brands_bool_exp!, $order_by: [product_brands_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_brands(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id name logo_src state position follower_count
      products_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }
    }
    total: product_brands_aggregate(where: $where) { aggregate { count } }
  }
`);

export const brandDetail = graphql(`
  query brandDetail($id: bigint!) {
    product_brands_by_pk(id: $id) {
      name description state logo_src image_src position is_brokered seller_name seller_representative seller_registration_number
      seller_report_number seller_address seller_phone seller_email seller_return_address
    }
  }
`);
