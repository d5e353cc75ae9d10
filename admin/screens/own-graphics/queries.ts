import { graphql } from '#admin/graphql/artist.ts';

export const ownGraphics = graphql(`
  query ownGraphics(
    $where: product_graphics_bool_exp!
    $sold: [String!]!
    $order_by: [product_graphics_order_by!]
    $limit: Int!
    $offset: Int!
  ) {
    rows: product_graphics(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id artist_id name src background_color state price promotion_price is_donate donation like_count product_count created_at
      submission { review_note }
      royalty_rules(order_by: [{ id: asc }], limit: 50) {
        id artist_id graphic_id rate discount_bearer starts_at
      }
      artist {
        royalty_rules(where: { graphic_id: { _is_null: true } }, order_by: [{ id: asc }], limit: 50) {
          id artist_id graphic_id rate discount_bearer starts_at
        }
      }
      royalty_lines_aggregate(where: { state: { _in: $sold }, kind: { _eq: "ROYALTY" } }) {
        aggregate { sum { quantity amount } }
      }
    }
    total: product_graphics_aggregate(where: $where) { aggregate { count } }
  }
`);

export const ownGraphic = graphql(`
  query ownGraphic($where: product_graphics_bool_exp!, $sold: [String!]!) {
    product_graphics(where: $where, limit: 1) {
      id artist_id name description keywords src background_color state
      submission { review_note rights rights_note }
      width height price promotion_price is_donate donation like_count product_count created_at
      withdrawn_at price_wish { price answer answered_at }
      royalty_rules(order_by: [{ id: asc }], limit: 50) { id artist_id graphic_id rate discount_bearer starts_at }
      artist {
        royalty_rules(where: { graphic_id: { _is_null: true } }, order_by: [{ id: asc }], limit: 50) {
          id artist_id graphic_id rate discount_bearer starts_at
        }
      }
      royalty_lines_aggregate(where: { state: { _in: $sold }, kind: { _eq: "ROYALTY" } }) {
        aggregate { sum { quantity amount } }
      }
      least_width_mm most_width_mm cloth_families is_turnable is_combinable is_croppable is_coverable
    }
  }
`);

/** The artists' terms for all their graphics. */
export const ownTerms = graphql(`
  query ownTerms($where: product_artists_bool_exp!) {
    product_artists(where: $where, limit: 20) {
      id
      royalty_rules(where: { graphic_id: { _is_null: true } }, order_by: [{ id: asc }], limit: 50) {
        id artist_id graphic_id rate discount_bearer starts_at
      }
    }
  }
`);

export const ownGarments = graphql(`
  query ownGarments {
    product_products(
      where: { type: { _eq: "CUSTOM" }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 60
    ) {
      id name image_src
      colors(order_by: [{ position: asc }], limit: 60) { id family }
    }
  }
`);

export const describeGraphic = graphql(`
  mutation describeGraphic($id: bigint!, $set: product_graphics_set_input!) {
    update_product_graphics_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
