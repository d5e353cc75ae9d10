import { graphql } from '#client/graphql/graphql.ts';

/** Deletes a design softly, with its log row. */
export const deleteProductCustomQuery = graphql(`
  mutation deleteProductCustom($id: bigint!, $deleted_at: timestamptz!, $description: String!) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $deleted_at }) { id }
    insert_management_logs(objects: [{ type: "DELETE", target: "product.product_customs", description: $description }]) {
      affected_rows
    }
  }
`);

export const renameProductCustomQuery = graphql(`
  mutation renameProductCustom($id: bigint!, $name: String!) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { name: $name }) { id name }
  }
`);

/** The sizes of a design: the options of its frame and colour. */
export const selectCustomSizesQuery = graphql(`
  query selectCustomSizes($id: bigint!, $product_id: bigint!, $frame_id: bigint!, $color_id: bigint!) {
    product_product_options(
      where: { product_id: { _eq: $product_id }, frame_id: { _eq: $frame_id }, color_id: { _eq: $color_id }, state: { _eq: "ACT" } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 40
    ) { id size name stock_count }
    texts: product_product_custom_texts(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }) { id }
  }
`);
