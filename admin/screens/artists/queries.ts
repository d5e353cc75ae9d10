import { graphql } from '#admin/graphql/admin.ts';

export const artistList = graphql(`
  query artistList($where: product_artists_bool_exp!, $order_by: [product_artists_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_artists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id name path_name profile_src state position follower_count
      graphics_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }
    }
    total: product_artists_aggregate(where: $where) { aggregate { count } }
  }
`);

export const artistDetail = graphql(`
  query artistDetail($id: bigint!) {
    product_artists_by_pk(id: $id) {
      name path_name description state image_src profile_src position
      artist_brands(order_by: [{ position: asc }, { brand_id: asc }], limit: 50) { brand_id }
    }
  }
`);
