import { graphql } from '#admin/graphql/admin.ts';

export const productList = graphql(`
  query officeProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!], $limit: Int!, $offset: Int!) {
    product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      code
      name
      image_src
      type
      state
      price
      promotion_price
      stock_count
      sales_count
      position
      brand {
        name
      }
      category {
        name
      }
    }
    product_products_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
`);

export const productChoices = graphql(`
  query productChoices {
    product_brands(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {
      id
      name
    }
    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {
      id
      name
      parent_id
    }
    product_shipping_policies(order_by: [{ id: asc }], limit: 100) {
      id
      name
    }
  }
`);
