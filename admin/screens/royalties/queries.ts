import { graphql } from '#admin/graphql/admin.ts';

export const royaltyArtists = graphql(`
  query royaltyArtists($where: product_artists_bool_exp!, $order_by: [product_artists_order_by!], $limit: Int!, $offset: Int!) {
    rows: product_artists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id name path_name follower_count state
      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 100) {
        id artist_id graphic_id rate discount_bearer starts_at
      }
      payee { bank number_end tax_kind }
    }
    total: product_artists_aggregate(where: $where) { aggregate { count } }
  }
`);

export const royaltyArtist = graphql(`
  query royaltyArtist($id: bigint!) {
    product_artists_by_pk(id: $id) {
      id name path_name
      graphics(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 200) {
        id name
      }
      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 200) {
        id artist_id graphic_id rate discount_bearer starts_at note
        graphic { name }
      }
      payee { bank number_end tax_kind business_number changed_at }
    }
  }
`);
