import { graphql } from '#admin/graphql/brand.ts';

export const ownProducts = graphql(`
  query ownProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id code name image_src state is_custom price promotion_price stock_count low_stock sales_count review_count created_at
    }
    total: product_products_aggregate(where: $where) { aggregate { count } }
  }
`);

export const ownProduct = graphql(`
  query ownProduct($where: product_products_bool_exp!) {
    product_products(where: $where, limit: 1) {
      id code name image_src state price promotion_price stock_count low_stock sales_count
      options(order_by: [{ position: asc }, { id: asc }], limit: 200) {
        id name price stock_count state incoming { piece_count comes_on }
      }
    }
    management_shop_rules(limit: 1) { low_stock }
  }
`);

export const lowStockRule = graphql(`
  query lowStockRule { management_shop_rules(limit: 1) { low_stock } }
`);
