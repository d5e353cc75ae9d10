import { graphql } from '#admin/graphql/admin.ts';

export const graphicList = graphql(`
  query officeGraphics($where: product_graphics_bool_exp!, $order_by: [product_graphics_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_graphics(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id name src background_color state price promotion_price is_best like_count created_at
      artist { name }
    }
    total: product_graphics_aggregate(where: $where) { aggregate { count } }
  }
`);

export const artistChoices = graphql(`
  query artistChoices {
    product_artists(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {
      id name
    }
  }
`);
