// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Changes, Many, OrderBy, Where } from '#contract/graphql/inputs.ts';
import type { LocalizedText, Operation } from '#contract/graphql/operation.ts';
import type { DiscountBearer, ShareKind, ShareState } from '#rules/money/royalty.ts';
import type { TaxKind } from '#rules/money/settlement.ts';

export type OwnSharesQuery = { rows: Array<{ id: number; layer_number: number | null; kind: ShareKind; graphic_id: number | null; graphic_name: LocalizedText | null; product_name: LocalizedText; side_name: LocalizedText | null; quantity: number; unit_price: number; base_amount: number; rate: number | null; amount: number; state: ShareState; sold_at: string; entries: Array<{ id: number; amount: number }> }>; total: { aggregate: { count: number } | null } };

export type OwnSharesQueryVariables = { where: Where<'sales_royalty_lines', 'artist'>; order_by?: Many<OrderBy<'sales_royalty_lines', 'artist'>> | null | undefined; limit: number; offset: number };

export type OwnShareSumsQuery = { expected: { aggregate: { count: number; sum: { amount: number | null } | null } | null }; open: { aggregate: { sum: { amount: number | null } | null } | null }; all: { aggregate: { sum: { amount: number | null } | null } | null }; given: { aggregate: { sum: { amount: number | null } | null } | null } };

export type OwnShareSumsQueryVariables = { expected: Many<string> };

export type OwnGraphicsQuery = { rows: Array<{ id: number; artist_id: number; name: LocalizedText; src: string; background_color: string; state: string; price: number; promotion_price: number | null; is_donate: boolean; donation: number; like_count: number; product_count: number; created_at: string; submission: { review_note: string } | null; royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string }>; artist: { royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string }> } | null; royalty_lines_aggregate: { aggregate: { sum: { quantity: number | null; amount: number | null } | null } | null } }>; total: { aggregate: { count: number } | null } };

export type OwnGraphicsQueryVariables = { where: Where<'product_graphics', 'artist'>; sold: Many<string>; order_by?: Many<OrderBy<'product_graphics', 'artist'>> | null | undefined; limit: number; offset: number };

export type OwnGraphicQuery = { product_graphics: Array<{ id: number; artist_id: number; name: LocalizedText; description: LocalizedText | null; keywords: readonly string[]; src: string; background_color: string; state: string; submission: { review_note: string; rights: string; rights_note: string } | null; width: number; height: number; price: number; promotion_price: number | null; is_donate: boolean; donation: number; like_count: number; product_count: number; created_at: string; withdrawn_at: string | null; price_wish: { price: number; answer: string; answered_at: string | null } | null; royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string }>; artist: { royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string }> } | null; royalty_lines_aggregate: { aggregate: { sum: { quantity: number | null; amount: number | null } | null } | null }; least_width_mm: number | null; most_width_mm: number | null; cloth_families: readonly string[]; is_turnable: boolean; is_combinable: boolean; is_croppable: boolean; is_coverable: boolean }> };

export type OwnGraphicQueryVariables = { where: Where<'product_graphics', 'artist'>; sold: Many<string> };

export type OwnTermsQuery = { product_artists: Array<{ id: number; royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string }> }> };

export type OwnTermsQueryVariables = { where: Where<'product_artists', 'artist'> };

export type OwnGarmentsQuery = { product_products: Array<{ id: number; name: LocalizedText; image_src: string; colors: Array<{ id: number; family: string | null }> }> };

export type OwnGarmentsQueryVariables = Record<string, never>;

export type DescribeGraphicMutation = { update_product_graphics_by_pk: { id: number } | null };

export type DescribeGraphicMutationVariables = { id: number; set: Changes<'product_graphics', 'artist'> };

export type OwnProfilesQuery = { product_artists: Array<{ id: number; name: LocalizedText; path_name: string; state: string; description: LocalizedText | null; image_src: string; profile_src: string; payee: { tax_kind: TaxKind; business_number: string | null; bank: string; number_end: string } | null }> };

export type OwnProfilesQueryVariables = { where: Where<'product_artists', 'artist'> };

export type IntroduceArtistMutation = { update_product_artists_by_pk: { id: number } | null };

export type IntroduceArtistMutationVariables = { id: number; set: Changes<'product_artists', 'artist'> };

/** What each text is; `graphql` looks it up. */
export interface Documents {
  "\n  query ownShares($where: sales_royalty_lines_bool_exp!, $order_by: [sales_royalty_lines_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_royalty_lines(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id layer_number kind graphic_id graphic_name product_name side_name quantity unit_price base_amount rate amount state\n      sold_at\n      entries(order_by: [{ id: asc }]) { id amount }\n    }\n    total: sales_royalty_lines_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OwnSharesQuery, OwnSharesQueryVariables>;
  "\n  query ownShareSums($expected: [String!]!) {\n    expected: sales_royalty_lines_aggregate(where: { state: { _in: $expected }, kind: { _eq: \"ROYALTY\" } }) {\n      aggregate { count sum { amount } }\n    }\n    open: sales_royalty_entries_aggregate(where: { kind: { _eq: \"ROYALTY\" }, period: { closed_at: { _is_null: true } } }) {\n      aggregate { sum { amount } }\n    }\n    all: sales_royalty_entries_aggregate(where: { kind: { _eq: \"ROYALTY\" } }) {\n      aggregate { sum { amount } }\n    }\n    given: sales_royalty_entries_aggregate(where: { kind: { _eq: \"DONATION\" } }) {\n      aggregate { sum { amount } }\n    }\n  }\n": Operation<OwnShareSumsQuery, OwnShareSumsQueryVariables>;
  "\n  query ownGraphics(\n    $where: product_graphics_bool_exp!\n    $sold: [String!]!\n    $order_by: [product_graphics_order_by!]\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: product_graphics(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id artist_id name src background_color state price promotion_price is_donate donation like_count product_count created_at\n      submission { review_note }\n      royalty_rules(order_by: [{ id: asc }], limit: 50) {\n        id artist_id graphic_id rate discount_bearer starts_at\n      }\n      artist {\n        royalty_rules(where: { graphic_id: { _is_null: true } }, order_by: [{ id: asc }], limit: 50) {\n          id artist_id graphic_id rate discount_bearer starts_at\n        }\n      }\n      royalty_lines_aggregate(where: { state: { _in: $sold }, kind: { _eq: \"ROYALTY\" } }) {\n        aggregate { sum { quantity amount } }\n      }\n    }\n    total: product_graphics_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OwnGraphicsQuery, OwnGraphicsQueryVariables>;
  "\n  query ownGraphic($where: product_graphics_bool_exp!, $sold: [String!]!) {\n    product_graphics(where: $where, limit: 1) {\n      id artist_id name description keywords src background_color state\n      submission { review_note rights rights_note }\n      width height price promotion_price is_donate donation like_count product_count created_at\n      withdrawn_at price_wish { price answer answered_at }\n      royalty_rules(order_by: [{ id: asc }], limit: 50) { id artist_id graphic_id rate discount_bearer starts_at }\n      artist {\n        royalty_rules(where: { graphic_id: { _is_null: true } }, order_by: [{ id: asc }], limit: 50) {\n          id artist_id graphic_id rate discount_bearer starts_at\n        }\n      }\n      royalty_lines_aggregate(where: { state: { _in: $sold }, kind: { _eq: \"ROYALTY\" } }) {\n        aggregate { sum { quantity amount } }\n      }\n      least_width_mm most_width_mm cloth_families is_turnable is_combinable is_croppable is_coverable\n    }\n  }\n": Operation<OwnGraphicQuery, OwnGraphicQueryVariables>;
  "\n  query ownTerms($where: product_artists_bool_exp!) {\n    product_artists(where: $where, limit: 20) {\n      id\n      royalty_rules(where: { graphic_id: { _is_null: true } }, order_by: [{ id: asc }], limit: 50) {\n        id artist_id graphic_id rate discount_bearer starts_at\n      }\n    }\n  }\n": Operation<OwnTermsQuery, OwnTermsQueryVariables>;
  "\n  query ownGarments {\n    product_products(\n      where: { type: { _eq: \"CUSTOM\" }, state: { _eq: \"ACT\" }, deleted_at: { _is_null: true } }\n      order_by: [{ position: asc }, { id: asc }]\n      limit: 60\n    ) {\n      id name image_src\n      colors(order_by: [{ position: asc }], limit: 60) { id family }\n    }\n  }\n": Operation<OwnGarmentsQuery, OwnGarmentsQueryVariables>;
  "\n  mutation describeGraphic($id: bigint!, $set: product_graphics_set_input!) {\n    update_product_graphics_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": Operation<DescribeGraphicMutation, DescribeGraphicMutationVariables>;
  "\n  query ownProfiles($where: product_artists_bool_exp!) {\n    product_artists(where: $where, order_by: [{ id: asc }], limit: 20) {\n      id name path_name state description image_src profile_src\n      payee { tax_kind business_number bank number_end }\n    }\n  }\n": Operation<OwnProfilesQuery, OwnProfilesQueryVariables>;
  "\n  mutation introduceArtist($id: bigint!, $set: product_artists_set_input!) {\n    update_product_artists_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": Operation<IntroduceArtistMutation, IntroduceArtistMutationVariables>;
}
