// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { management_logs_insert_input, product_product_custom_layers_insert_input, product_product_custom_mockups_insert_input, sales_orders_bool_exp } from '#contract/graphql/inputs.generated.ts';
import type { Localized } from '#contract/graphql/operation.ts';

export type UpdateProductCustomMutation = { update_product_product_customs_by_pk: { id: number; revision: number } | null; update_product_product_custom_mockups: { affected_rows: number } | null; update_product_product_custom_layers: { affected_rows: number } | null; insert_product_product_custom_mockups: { affected_rows: number } | null; insert_product_product_custom_layers: { affected_rows: number } | null; insert_management_logs: { affected_rows: number } | null };

export type UpdateProductCustomMutationVariables = { id: number; revision: number; option_id: number; deleted_at: string; removed_mockup_ids: readonly (number)[] | number; removed_layer_ids: readonly (number)[] | number; new_sides: readonly (product_product_custom_mockups_insert_input)[] | product_product_custom_mockups_insert_input; layers: readonly (product_product_custom_layers_insert_input)[] | product_product_custom_layers_insert_input; logs: readonly (management_logs_insert_input)[] | management_logs_insert_input };

export type SelectTrayArtistsQuery = { product_artists: Array<{ id: number; name: Localized; profile_src: string }> };

export type SelectTrayArtistsQueryVariables = Record<string, never>;

export type SelectGraphicAddressQuery = { product_graphics: Array<{ id: number; artist: { path_name: string } | null }> };

export type SelectGraphicAddressQueryVariables = { id: number };

export type SelectCartOptionsQuery = { product_product_options: Array<{ id: number; name: Localized; price: number; stock_count: number; frame_id: number | null; color_id: number | null }> };

export type SelectCartOptionsQueryVariables = { product_id: number };

export type SelectOrderEstimateQuery = { sales_order_products: Array<{ id: number; product: { id: number; shipping_policy: { id: number; day1: number; day2: number } | null } | null }> };

export type SelectOrderEstimateQueryVariables = { order_id: number };

export type SelectProductByCodeQuery = { product_products: Array<{ id: number }> };

export type SelectProductByCodeQueryVariables = { brand_id: number; code: string };

export type SelectOrderHistoryQuery = { sales_orders: Array<{ id: number; status_changes: Array<{ id: number; to_status: string; changed_at: string }>; payments: Array<{ id: number; card_name: string | null; receipt_url: string | null }>; order_products: Array<{ id: number; custom_version: { id: number; product_custom_id: number } | null }> }> };

export type SelectOrderHistoryQueryVariables = { id: number; user_id: string };

export type SelectOrdersQuery = { sales_orders: Array<{ id: number; order_number: string; status: string; ordered_at: string; payment_amount: number; cancelled_at: string | null; deposit_account: string | null; deposit_deadline: string | null; order_products: Array<{ id: number; product_id: number; custom_version_id: number | null; product_name: Localized; option_name: Localized; brand_name: Localized; image_src: string; quantity: number; amount: number }> }> };

export type SelectOrdersQueryVariables = { where: sales_orders_bool_exp; limit: number; offset: number };

export type DeleteProductCustomMutation = { update_product_product_customs_by_pk: { id: number } | null; insert_management_logs: { affected_rows: number } | null };

export type DeleteProductCustomMutationVariables = { id: number; deleted_at: string; description: string };

export type RenameProductCustomMutation = { update_product_product_customs_by_pk: { id: number; name: string } | null };

export type RenameProductCustomMutationVariables = { id: number; name: string };

export type SelectCustomSizesQuery = { product_product_options: Array<{ id: number; size: string; name: Localized; stock_count: number }> };

export type SelectCustomSizesQueryVariables = { product_id: number; frame_id: number; color_id: number };

export type SelectProductPageQuery = { product_products_by_pk: { id: number; name: Localized; image_src: string; is_custom: boolean; is_new: boolean; is_sale: boolean; stock_count: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; like_count: number; brand: { id: number; name: Localized; logo_src: string } | null; code: string; state: string; type: string; description: Localized | null; add_content: string; review_count: number; review_score_sum: number; shipping_policy: { id: number; region: string; fee_type: string; fee: number; free_over: number | null; remote_fee: number; day1: number; day2: number } | null; product_images: Array<{ id: number; src: string }>; frames: Array<{ id: number; name: Localized }>; colors: Array<{ id: number; name: Localized; hex: string }>; options: Array<{ id: number; frame_id: number | null; color_id: number | null; size: string; name: Localized; price: number; stock_count: number }>; mockup_groups: Array<{ id: number; code: string; name: Localized; price: number }>; mockups: Array<{ id: number; frame_id: number; color_id: number; mockup_group_id: number; src: string; shade_src: string; width: number; height: number; print_x: number; print_y: number; print_width: number; print_height: number; print_width_mm: number; print_height_mm: number }>; product_templates: Array<{ id: number; custom: { id: number; product_id: number; name: string; render_key: string; revision: number; product: { id: number; name: Localized; image_src: string; is_custom: boolean; is_new: boolean; is_sale: boolean; stock_count: number; price: number; origin_price: number; sale_price: number | null; sale_rate: number; promotion_price: number | null; like_count: number; brand: { id: number; name: Localized; logo_src: string } | null } | null; custom_mockups: Array<{ id: number; mockup_group_id: number; mockup_group: { id: number; name: Localized; position: number; price: number } | null }>; layers: Array<{ id: number; graphic: { id: number; price: number; promotion_price: number | null; artist: { id: number; name: Localized } | null } | null }> } | null }>; reviews: Array<{ id: number; score: number; content: string; like_count: number; created_at: string; review_images: Array<{ src: string }>; product: { id: number; name: Localized; image_src: string } | null; user: { nickname: string } | null }> } | null };

export type SelectProductPageQueryVariables = { id: number };
