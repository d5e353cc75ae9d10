import { graphql } from '#client/graphql/graphql.ts';

/**
 * Stores a changed design in one transaction, in this order: the next revision (a trigger rejects any other, so the later of two tabs gets
 * an error), removal of deleted sides, layers, texts and pictures, new ones by key, and a DELETE log row per layer (specification 7.30).
 */
export const updateProductCustomQuery = graphql(`
  mutation updateProductCustom(
    $id: bigint!
    $revision: Int!
    $option_id: bigint!
    $deleted_at: timestamptz!
    $removed_mockup_ids: [bigint!]!
    $removed_layer_ids: [bigint!]!
    $removed_text_ids: [bigint!]!
    $removed_picture_ids: [bigint!]!
    $new_sides: [product_product_custom_mockups_insert_input!]!
    $layers: [product_product_custom_layers_insert_input!]!
    $texts: [product_product_custom_texts_insert_input!]!
    $pictures: [product_product_custom_pictures_insert_input!]!
    $logs: [management_logs_insert_input!]!
  ) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { revision: $revision, option_id: $option_id }) {
      id
      revision
    }
    update_product_product_custom_mockups(where: { id: { _in: $removed_mockup_ids } }, _set: { deleted_at: $deleted_at }) {
      affected_rows
    }
    update_product_product_custom_layers(where: { id: { _in: $removed_layer_ids } }, _set: { deleted_at: $deleted_at }) {
      affected_rows
    }
    update_product_product_custom_texts(where: { id: { _in: $removed_text_ids } }, _set: { deleted_at: $deleted_at }) {
      affected_rows
    }
    update_product_product_custom_pictures(where: { id: { _in: $removed_picture_ids } }, _set: { deleted_at: $deleted_at }) {
      affected_rows
    }
    insert_product_product_custom_mockups(objects: $new_sides) { affected_rows }
    insert_product_product_custom_layers(
      objects: $layers
      on_conflict: {
        constraint: product_custom_layers_key
        update_columns: [custom_mockup_id, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]
      }
    ) { affected_rows }
    insert_product_product_custom_texts(
      objects: $texts
      on_conflict: {
        constraint: product_custom_texts_key
        update_columns: [custom_mockup_id, text, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]
      }
    ) { affected_rows }
    insert_product_product_custom_pictures(
      objects: $pictures
      on_conflict: {
        constraint: product_custom_pictures_key
        update_columns: [custom_mockup_id, picture_id, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]
      }
    ) { affected_rows }
    insert_management_logs(objects: $logs) { affected_rows }
  }
`);

/** Whether another tab has saved or deleted a design. */
export const selectRevisionQuery = graphql(`
  query selectRevision($id: bigint!) { product_product_customs_by_pk(id: $id) { revision deleted_at } }
`);

/** The artists the tray can be filtered by. */
export const selectTrayArtistsQuery = graphql(`
  query selectTrayArtists {
    product_artists(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 60
    ) { id name profile_src }
  }
`);

/** The parts of a design that the call of specification 7 does not read: texts, pictures, and names, groups and locks of layers. */
export const selectBesideLayersQuery = graphql(`
  query selectBesideLayers($id: bigint!) {
    product_product_custom_layers(
      where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true }, editing: { _is_null: false } }
      limit: 40
    ) { key editing }
    product_product_custom_texts(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }, limit: 20) {
      id
      key
      custom_mockup_id
      text
      x_coordinate
      y_coordinate
      width
      height
      rotation
      z_index
      editing
    }
    product_product_custom_pictures(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }, limit: 20) {
      id
      key
      custom_mockup_id
      picture_id
      x_coordinate
      y_coordinate
      width
      height
      rotation
      z_index
      editing
    }
  }
`);
