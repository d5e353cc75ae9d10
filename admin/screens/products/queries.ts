import { graphql } from '#admin/graphql/admin.ts';

export const productList = graphql(`
  query officeProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id code name image_src type state price origin_price promotion_price stock_count sales_count position
      brand { name }
      category { name }
    }
    total: product_products_aggregate(where: $where) { aggregate { count } }
  }
`);

export const stockOfProducts = graphql(`
  query stockOfProducts($ids: [bigint!]!, $limit: Int!) {
    product_product_options(
      where: { product_id: { _in: $ids } }
      order_by: [{ product_id: asc }, { position: asc }, { id: asc }]
      limit: $limit
    ) {
      id product_id name state stock_count
      product { name }
    }
    product_product_options_aggregate(where: { product_id: { _in: $ids } }) { aggregate { count } }
  }
`);

export const productChoices = graphql(`
  query productChoices {
    product_brands(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {
      id name
    }
    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {
      id name parent_id
    }
    product_shipping_policies(order_by: [{ id: asc }], limit: 100) { id name }
  }
`);

export const productMockups = graphql(`
  query productMockups($id: bigint!) {
    product_products_by_pk(id: $id) {
      id name
      frames(order_by: [{ position: asc }, { id: asc }]) { id name }
      colors(order_by: [{ position: asc }, { id: asc }]) { id name hex }
      mockup_groups(order_by: [{ position: asc }, { id: asc }]) { id name }
      mockups(order_by: [{ id: asc }], limit: 1000) {
        frame_id color_id mockup_group_id src width height print_x print_y print_width print_height print_width_mm
      }
    }
  }
`);
