import { graphql } from '#client/graphql/graphql.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** Deletes a design softly, with its log row. */
export const deleteProductCustomQuery = graphql(`
  mutation deleteProductCustom($id: bigint!, $deleted_at: timestamptz!, $description: String!) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $deleted_at }) { id }
    insert_management_logs(objects: [{ type: "DELETE", target: "product.product_customs", description: $description }]) {
      affected_rows
    }
  }
`);

/** Takes a deletion back, with its log row. */
export const restoreProductCustomQuery = graphql(`
  mutation restoreProductCustom($id: bigint!, $description: String!) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { deleted_at: null }) { id }
    insert_management_logs(objects: [{ type: "RESTORE", target: "product.product_customs", description: $description }]) {
      affected_rows
    }
  }
`);

export const renameProductCustomQuery = graphql(`
  mutation renameProductCustom($id: bigint!, $name: String!) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { name: $name }) { id name }
  }
`);

export const tagProductCustomQuery = graphql(`
  mutation tagProductCustom($id: bigint!, $tags: jsonb!) {
    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { tags: $tags }) { id tags }
  }
`);

/** What the list can be filtered by: the garments and tags of the member's latest designs. */
export const savedChoicesQuery = graphql(`
  query savedChoices($user_id: uuid!) {
    product_product_customs(
      where: { user_id: { _eq: $user_id }, type: { _eq: "USER" }, deleted_at: { _is_null: true } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: 500
    ) { tags product { id name } }
  }
`);

/** Which of these designs were bought, and in which size, the latest first; and what they were made from. */
export const boughtSizesQuery = graphql(`
  query boughtSizes($ids: [bigint!]!, $user_id: uuid!) {
    children: product_product_customs(where: { user_id: { _eq: $user_id }, id: { _in: $ids }, parent_code: { _is_null: false } }) { id parent_code }
    sales_order_products(
      where: { custom_version: { product_custom_id: { _in: $ids } }, order: { payment_date: { _is_null: false } } }
      order_by: [{ id: desc }]
      limit: 100
    ) { option_id custom_version { product_custom_id } }
  }
`);

/** What a first design may start from: the best designs of the shop. */
export const startingDesignsQuery = graphql(
  `
  query startingDesigns {
    product_product_customs(
      where: { deleted_at: { _is_null: true }, type: { _eq: "SHOP" }, is_best: { _eq: true } }
      limit: 4
      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]
    ) { ...customItem }
  }
`,
  [customItem, productItem],
);

/** The sizes of a design: the options of its frame and colour. */
export const selectCustomSizesQuery = graphql(`
  query selectCustomSizes($id: bigint!, $product_id: bigint!, $frame_id: bigint!, $color_id: bigint!) {
    product_product_options(
      where: { product_id: { _eq: $product_id }, frame_id: { _eq: $frame_id }, color_id: { _eq: $color_id }, state: { _eq: "ACT" } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 40
    ) { id size name stock_count incoming { comes_on } }
    texts: product_product_custom_texts(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }) { id }
    pictures: product_product_custom_pictures(where: { product_custom_id: { _eq: $id }, deleted_at: { _is_null: true } }) { id }
  }
`);
