import { graphql } from '#client/graphql/graphql.ts';

/**
 * Stores a changed design in one transaction, in this order: the next revision (a trigger rejects any other, so the later of two tabs gets
 * an error), removal of deleted sides and layers, new sides, layers by key, and a DELETE log row per layer (specification 7.30).
 */
export const updateProductCustomQuery = graphql(`
  mutation updateProductCustom(
    $id: bigint!
    $revision: Int!
    $option_id: bigint!
    $deleted_at: timestamptz!
    $removed_mockup_ids: [bigint!]!
    $removed_layer_ids: [bigint!]!
    $new_sides: [product_product_custom_mockups_insert_input!]!
    $layers: [product_product_custom_layers_insert_input!]!
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
    insert_product_product_custom_mockups(objects: $new_sides) { affected_rows }
    insert_product_product_custom_layers(
      objects: $layers
      on_conflict: {
        constraint: product_custom_layers_key
        update_columns: [custom_mockup_id, x_coordinate, y_coordinate, width, height, rotation, z_index, editing, deleted_at]
      }
    ) { affected_rows }
    insert_management_logs(objects: $logs) { affected_rows }
  }
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

/** What only the editor knows of a design's layers: names, groups and locks. The call of specification 7 reads as ever. */
export const selectLayerEditingQuery = graphql(`
  query selectLayerEditing($id: bigint!) {
    product_product_custom_layers(
      where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true }, editing: { _is_null: false } }
      limit: 40
    ) { key editing }
  }
`);
