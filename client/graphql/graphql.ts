// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Operation } from '#contract/graphql/operation.ts';
import type * as types from './types.ts';

/** Types a GraphQL text written beside a screen; fragments it spreads are passed along. Unknown text: run `npm run generate`. */
export function graphql(
  source: '\n  mutation updateProductCustom(\n    $id: bigint!\n    $revision: Int!\n    $option_id: bigint!\n    $deleted_at: timestamptz!\n    $removed_mockup_ids: [bigint!]!\n    $removed_layer_ids: [bigint!]!\n    $new_sides: [product_product_custom_mockups_insert_input!]!\n    $layers: [product_product_custom_layers_insert_input!]!\n    $logs: [management_logs_insert_input!]!\n  ) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { revision: $revision, option_id: $option_id }) {\n      id\n      revision\n    }\n    update_product_product_custom_mockups(where: { id: { _in: $removed_mockup_ids } }, _set: { deleted_at: $deleted_at }) {\n      affected_rows\n    }\n    update_product_product_custom_layers(where: { id: { _in: $removed_layer_ids } }, _set: { deleted_at: $deleted_at }) {\n      affected_rows\n    }\n    insert_product_product_custom_mockups(objects: $new_sides) {\n      affected_rows\n    }\n    insert_product_product_custom_layers(\n      objects: $layers\n      on_conflict: {\n        constraint: product_custom_layers_key\n        update_columns: [custom_mockup_id, x_coordinate, y_coordinate, width, height, rotation, z_index, deleted_at]\n      }\n    ) {\n      affected_rows\n    }\n    insert_management_logs(objects: $logs) {\n      affected_rows\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.UpdateProductCustomMutation, types.UpdateProductCustomMutationVariables>;
export function graphql(
  source: '\n  query selectTrayArtists {\n    product_artists(\n      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 60\n    ) {\n      id\n      name\n      profile_src\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectTrayArtistsQuery, types.SelectTrayArtistsQueryVariables>;
export function graphql(
  source: '\n  query selectProductByCode($brand_id: bigint!, $code: String!) {\n    product_products(where: { brand_id: { _eq: $brand_id }, code: { _eq: $code }, deleted_at: { _is_null: true } }, limit: 1) {\n      id\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectProductByCodeQuery, types.SelectProductByCodeQueryVariables>;
export function graphql(
  source: '\n  query selectCartOptions($product_id: bigint!) {\n    product_product_options(where: { product_id: { _eq: $product_id }, state: { _eq: "ACT" } }, order_by: [{ position: asc }, { id: asc }]) {\n      id\n      name\n      price\n      stock_count\n      frame_id\n      color_id\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectCartOptionsQuery, types.SelectCartOptionsQueryVariables>;
export function graphql(
  source: '\n  query selectOrderHistory($id: bigint!, $user_id: uuid!) {\n    sales_orders(where: { id: { _eq: $id }, user_id: { _eq: $user_id } }) {\n      id\n      status_changes(order_by: [{ changed_at: asc }, { id: asc }]) {\n        id\n        to_status\n        changed_at\n      }\n      payments(where: { paid_at: { _is_null: false } }, order_by: [{ id: desc }], limit: 1) {\n        id\n        card_name\n        receipt_url\n      }\n      order_products(order_by: [{ id: asc }]) {\n        id\n        custom_version {\n          id\n          product_custom_id\n        }\n      }\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectOrderHistoryQuery, types.SelectOrderHistoryQueryVariables>;
export function graphql(
  source: '\n  query selectOrders($where: sales_orders_bool_exp!, $limit: Int!, $offset: Int!) {\n    sales_orders(where: $where, order_by: [{ ordered_at: desc }, { id: desc }], limit: $limit, offset: $offset) {\n      id\n      order_number\n      status\n      ordered_at\n      payment_amount\n      cancelled_at\n      deposit_account\n      deposit_deadline\n      order_products(order_by: [{ id: asc }]) {\n        id\n        product_id\n        custom_version_id\n        product_name\n        option_name\n        brand_name\n        image_src\n        quantity\n        amount\n      }\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectOrdersQuery, types.SelectOrdersQueryVariables>;
export function graphql(
  source: '\n  mutation deleteProductCustom($id: bigint!, $deleted_at: timestamptz!, $description: String!) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $deleted_at }) {\n      id\n    }\n    insert_management_logs(objects: [{ type: "DELETE", target: "product.product_customs", description: $description }]) {\n      affected_rows\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.DeleteProductCustomMutation, types.DeleteProductCustomMutationVariables>;
export function graphql(
  source: '\n  mutation renameProductCustom($id: bigint!, $name: String!) {\n    update_product_product_customs_by_pk(pk_columns: { id: $id }, _set: { name: $name }) {\n      id\n      name\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.RenameProductCustomMutation, types.RenameProductCustomMutationVariables>;
export function graphql(
  source: '\n  query selectCustomSizes($product_id: bigint!, $frame_id: bigint!, $color_id: bigint!) {\n    product_product_options(\n      where: { product_id: { _eq: $product_id }, frame_id: { _eq: $frame_id }, color_id: { _eq: $color_id }, state: { _eq: "ACT" } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 40\n    ) {\n      id\n      size\n      name\n      stock_count\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectCustomSizesQuery, types.SelectCustomSizesQueryVariables>;
export function graphql(
  source: '\n  query selectOrderEstimate($order_id: bigint!) {\n    sales_order_products(where: { order_id: { _eq: $order_id } }) {\n      id\n      product {\n        id\n        shipping_policy {\n          id\n          day1\n          day2\n        }\n      }\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectOrderEstimateQuery, types.SelectOrderEstimateQueryVariables>;
export function graphql(
  source: '\n  query selectProductPage($id: bigint!) {\n    product_products_by_pk(id: $id) {\n      ...productItem\n      code\n      state\n      type\n      description\n      add_content\n      review_count\n      review_score_sum\n      shipping_policy {\n        id\n        region\n        fee_type\n        fee\n        free_over\n        remote_fee\n        day1\n        day2\n      }\n      product_images(order_by: [{ position: asc }, { id: asc }], limit: 12) {\n        id\n        src\n      }\n      frames(order_by: [{ position: asc }, { id: asc }], limit: 10) {\n        id\n        name\n      }\n      colors(order_by: [{ position: asc }, { id: asc }], limit: 30) {\n        id\n        name\n        hex\n      }\n      options(where: { state: { _eq: "ACT" } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {\n        id\n        frame_id\n        color_id\n        size\n        name\n        price\n        stock_count\n      }\n      mockup_groups(order_by: [{ position: asc }, { id: asc }], limit: 4) {\n        id\n        code\n        name\n        price\n      }\n      mockups(order_by: [{ id: asc }], limit: 100) {\n        id\n        frame_id\n        color_id\n        mockup_group_id\n        src\n        shade_src\n        width\n        height\n        print_x\n        print_y\n        print_width\n        print_height\n        print_width_mm\n        print_height_mm\n      }\n      product_templates(where: { custom: { deleted_at: { _is_null: true } } }, order_by: [{ position: asc }, { id: asc }], limit: 8) {\n        id\n        custom {\n          ...customItem\n        }\n      }\n      reviews(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ like_count: desc }, { created_at: desc }], limit: 4) {\n        ...reviewItem\n      }\n    }\n  }\n',
  fragments?: readonly string[],
): Operation<types.SelectProductPageQuery, types.SelectProductPageQueryVariables>;
export function graphql(source: string, fragments: readonly string[] = []): string {
  return [source, ...fragments].join('\n');
}
