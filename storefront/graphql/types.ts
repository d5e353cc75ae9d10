// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { management_logs_insert_input, product_product_custom_layers_insert_input, product_product_custom_mockups_insert_input } from '#contract/graphql/inputs.generated.ts';
import type { Localized } from '#contract/graphql/operation.ts';

export type UpdateProductCustomMutation = { update_product_product_customs_by_pk: { id: number; revision: number } | null; update_product_product_custom_mockups: { affected_rows: number } | null; update_product_product_custom_layers: { affected_rows: number } | null; insert_product_product_custom_mockups: { affected_rows: number } | null; insert_product_product_custom_layers: { affected_rows: number } | null; insert_management_logs: { affected_rows: number } | null };

export type UpdateProductCustomMutationVariables = { id: number; revision: number; option_id: number; deleted_at: string; removed_mockup_ids: readonly (number)[] | number; removed_layer_ids: readonly (number)[] | number; new_sides: readonly (product_product_custom_mockups_insert_input)[] | product_product_custom_mockups_insert_input; layers: readonly (product_product_custom_layers_insert_input)[] | product_product_custom_layers_insert_input; logs: readonly (management_logs_insert_input)[] | management_logs_insert_input };

export type SelectTrayArtistsQuery = { product_artists: Array<{ id: number; name: Localized; profile_src: string }> };

export type SelectTrayArtistsQueryVariables = Record<string, never>;
