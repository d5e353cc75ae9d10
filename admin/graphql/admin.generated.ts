// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Changes, Insert, Many, OrderBy, Where } from '#contract/graphql/inputs.ts';
import type { Json, LocalizedText, Operation } from '#contract/graphql/operation.ts';
import type { ClaimState, ClaimType } from '#rules/order/claim/claim.ts';
import type { Coupon } from '#rules/money/coupon/coupon.ts';
import type { DiscountBearer } from '#rules/money/royalty.ts';
import type { Role } from '#rules/member/rights/role.ts';
import type { ServiceDays } from '#rules/community/service-hours.ts';
import type { ShippingPolicy } from '#rules/money/shipping.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import type { TaxKind } from '#rules/money/settlement.ts';

export type SelectSavedViewsQuery = { management_saved_views: Array<{ id: number; name: string; state: Json; is_shared: boolean }> };

export type SelectSavedViewsQueryVariables = { page: string };

export type CreateSavedViewMutation = { insert_management_saved_views_one: { id: number } | null };

export type CreateSavedViewMutationVariables = { object: Insert<'management_saved_views', 'admin'> };

export type ForgetSavedViewMutation = { delete_management_saved_views_by_pk: { id: number } | null };

export type ForgetSavedViewMutationVariables = { id: number };

export type ArtistAccountQuery = { product_artists_by_pk: { member: { id: string; masked_name: string | null; masked_email: string | null } | null } | null };

export type ArtistAccountQueryVariables = { id: number };

export type BrandAccountQuery = { product_brands_by_pk: { member: { id: string; masked_name: string | null; masked_email: string | null } | null } | null };

export type BrandAccountQueryVariables = { id: number };

export type RequestedBrandQuery = { management_brand_requests_by_pk: { user_id: string; brand_name: string; introduction: string } | null };

export type RequestedBrandQueryVariables = { id: number };

export type LiveFigureRulesQuery = { management_shop_rules: Array<{ points_earn_percent: number; points_min_held: number; points_valid_months: number; deposit_days: number; confirm_days: number; pick_up_fee: number }>; management_shop_info: Array<{ service_from: string; service_until: string; lunch_from: string; lunch_until: string; service_days: ServiceDays; is_open_on_holidays: boolean }>; product_shipping_policies: Array<{ fee_type: ShippingPolicy['fee_type']; fee: number; free_over: number | null }> };

export type LiveFigureRulesQueryVariables = Record<string, never>;

export type ArtistListQuery = { rows: Array<{ id: number; name: LocalizedText; path_name: string; profile_src: string; state: string; position: number; follower_count: number; graphics_aggregate: { aggregate: { count: number } | null } }>; total: { aggregate: { count: number } | null } };

export type ArtistListQueryVariables = { where: Where<'product_artists', 'admin'>; order_by?: Many<OrderBy<'product_artists', 'admin'>> | null | undefined; limit: number; offset: number };

export type ArtistDetailQuery = { product_artists_by_pk: { name: LocalizedText; path_name: string; description: LocalizedText | null; state: string; image_src: string; profile_src: string; position: number; artist_brands: Array<{ brand_id: number }> } | null };

export type ArtistDetailQueryVariables = { id: number };

export type WhoWorksHereQuery = { member_members: Array<{ id: string; nickname: string; masked_name: string | null }> };

export type WhoWorksHereQueryVariables = Record<string, never>;

export type BrandRequestListQuery = { rows: Array<{ id: number; kind: string; brand_name: string; masked_contact_name: string | null; state: string; created_at: string; images_aggregate: { aggregate: { count: number } | null } }>; total: { aggregate: { count: number } | null } };

export type BrandRequestListQueryVariables = { where: Where<'management_brand_requests', 'admin'>; order_by?: Many<OrderBy<'management_brand_requests', 'admin'>> | null | undefined; limit: number; offset: number };

export type BrandRequestDetailQuery = { management_brand_requests_by_pk: { id: number; user_id: string; kind: string; brand_name: string; homepage: string; introduction: string; state: string; answer: string; created_at: string; answered_at: string | null; masked_contact_name: string | null; masked_email: string | null; masked_phone: string | null; member: { nickname: string } | null; images: Array<{ id: number; src: string }> } | null };

export type BrandRequestDetailQueryVariables = { id: number };

export type BrandListQuery = { rows: Array<{ id: number; name: LocalizedText; logo_src: string; state: string; position: number; follower_count: number; products_aggregate: { aggregate: { count: number } | null } }>; total: { aggregate: { count: number } | null } };

export type BrandListQueryVariables = { where: Where<'product_brands', 'admin'>; order_by?: Many<OrderBy<'product_brands', 'admin'>> | null | undefined; limit: number; offset: number };

export type BrandDetailQuery = { product_brands_by_pk: { name: LocalizedText; description: LocalizedText | null; state: string; logo_src: string; image_src: string; position: number; is_brokered: boolean; seller_name: string; seller_representative: string; seller_registration_number: string; seller_report_number: string; seller_address: string; seller_phone: string; seller_email: string; seller_return_address: string } | null };

export type BrandDetailQueryVariables = { id: number };

export type ReceiptListQuery = { rows: Array<{ id: number; purpose: string; shown_identity: string; amount: number; state: string; issue_number: string | null; receipt_url: string | null; error: string | null; replaces_id: number | null; requested_at: string; order: { id: number; order_number: string } | null }>; total: { aggregate: { count: number } | null } };

export type ReceiptListQueryVariables = { where: Where<'sales_cash_receipts', 'admin'>; order_by?: Many<OrderBy<'sales_cash_receipts', 'admin'>> | null | undefined; limit: number; offset: number };

export type CategoryTreeQuery = { product_categories: Array<{ id: number; parent_id: number | null; name: LocalizedText; path_name: string; image_src: string; products_aggregate: { aggregate: { count: number } | null } }> };

export type CategoryTreeQueryVariables = Record<string, never>;

export type ClaimListQuery = { rows: Array<{ id: number; type: ClaimType; status: ClaimState; fault: string; reason: string; created_at: string; order: { id: number; order_number: string; masked_orderer_name: string | null } | null; claim_products: Array<{ order_product_id: number; quantity: number; order_product: { id: number; product_name: LocalizedText } | null }>; claim_refund: { claim_id: number; amount: number; state: string } | null }>; total: { aggregate: { count: number } | null } };

export type ClaimListQueryVariables = { where: Where<'sales_claims', 'admin'>; order_by?: Many<OrderBy<'sales_claims', 'admin'>> | null | undefined; limit: number; offset: number };

export type CommissionBrandsQuery = { rows: Array<{ id: number; name: LocalizedText; is_brokered: boolean; position: number; royalty_rules: Array<{ id: number; brand_id: number | null; category_id: number | null; rate: number | null; starts_at: string }>; payee: { bank: string; number_end: string } | null }>; total: { aggregate: { count: number } | null } };

export type CommissionBrandsQueryVariables = { where: Where<'product_brands', 'admin'>; order_by?: Many<OrderBy<'product_brands', 'admin'>> | null | undefined; limit: number; offset: number };

export type CommissionBrandQuery = { product_brands_by_pk: { id: number; name: LocalizedText; royalty_rules: Array<{ id: number; category_id: number | null; rate: number | null; starts_at: string; note: string; category: { name: LocalizedText } | null }>; payee: { bank: string; number_end: string; tax_kind: TaxKind; business_number: string | null; changed_at: string } | null } | null; product_categories: Array<{ id: number; name: LocalizedText }> };

export type CommissionBrandQueryVariables = { id: number };

export type CouponListQuery = { rows: Array<{ id: number; type: Coupon['type']; name: LocalizedText; number: string | null; discount_type: Coupon['discount_type']; discount_value: number; issue_limit: number | null; issued_count: number; used_count: number; spent_amount: number; budget_amount: number | null; state: string; starts_at: string; ends_at: string | null }>; total: { aggregate: { count: number } | null } };

export type CouponListQueryVariables = { where: Where<'sales_coupons', 'admin'>; order_by?: Many<OrderBy<'sales_coupons', 'admin'>> | null | undefined; limit: number; offset: number };

export type CouponDetailQuery = { sales_coupons_by_pk: { id: number; type: Coupon['type']; name: LocalizedText; number: string | null; discount_type: Coupon['discount_type']; discount_value: number; max_discount_amount: number | null; max_discount_per: Coupon['max_discount_per']; min_order_amount: number; applicable_count: number | null; issue_limit: number | null; per_member_limit: number; budget_amount: number | null; issued_count: number; used_count: number; spent_amount: number; number_count: number; valid_days: number | null; starts_at: string; ends_at: string | null; state: string; is_public: boolean; is_sign_up_gift: boolean; is_brand_borne: boolean } | null; sales_coupon_products: Array<{ product_id: number }>; sales_coupon_graphics: Array<{ graphic_id: number }> };

export type CouponDetailQueryVariables = { id: number };

export type ShopDesignsQuery = { rows: Array<{ id: number; name: string; is_best: boolean; position: number; revision: number; render_key: string; created_at: string; product: { id: number; name: LocalizedText } | null; custom_mockups: Array<{ mockup_group_id: number }>; product_templates: Array<{ state: string; position: number }> }>; total: { aggregate: { count: number } | null } };

export type ShopDesignsQueryVariables = { where: Where<'product_product_customs', 'admin'>; order_by?: Many<OrderBy<'product_product_customs', 'admin'>> | null | undefined; limit: number; offset: number };

export type DiscrepancyListQuery = { rows: Array<{ id: number; kind: string; amount: number; state: string; since: string; resolved_at: string | null; resolution: string | null; action: string | null; payment_id: string | null; order: { id: number; order_number: string; payment_amount: number } | null }>; total: { aggregate: { count: number } | null } };

export type DiscrepancyListQueryVariables = { where: Where<'sales_discrepancies', 'admin'>; order_by?: Many<OrderBy<'sales_discrepancies', 'admin'>> | null | undefined; limit: number; offset: number };

export type OfficeGraphicsQuery = { rows: Array<{ id: number; name: LocalizedText; src: string; background_color: string; state: string; price: number; promotion_price: number | null; is_best: boolean; like_count: number; created_at: string; artist: { name: LocalizedText } | null }>; total: { aggregate: { count: number } | null } };

export type OfficeGraphicsQueryVariables = { where: Where<'product_graphics', 'admin'>; order_by?: Many<OrderBy<'product_graphics', 'admin'>> | null | undefined; limit: number; offset: number };

export type ArtistChoicesQuery = { product_artists: Array<{ id: number; name: LocalizedText }> };

export type ArtistChoicesQueryVariables = Record<string, never>;

export type DaysOffQuery = { management_holidays: Array<{ day: string; name: LocalizedText; source: string }> };

export type DaysOffQueryVariables = Record<string, never>;

export type AddDaysOffMutation = { insert_management_holidays: { affected_rows: number } | null };

export type AddDaysOffMutationVariables = { objects: Many<Insert<'management_holidays', 'admin'>> };

export type RemoveDaysOffMutation = { delete_management_holidays: { affected_rows: number } | null };

export type RemoveDaysOffMutationVariables = { from: string; until: string };

export type HomeSwitchQuery = { management_shop_info_by_pk: { is_custom_main: boolean } | null };

export type HomeSwitchQueryVariables = Record<string, never>;

export type SetHomeSwitchMutation = { update_management_shop_info_by_pk: { id: number } | null };

export type SetHomeSwitchMutationVariables = { is_on: boolean };

export type CannedAnswersQuery = { management_canned_answers: Array<{ id: number; title: string; content: string; created_at: string }> };

export type CannedAnswersQueryVariables = Record<string, never>;

export type AddCannedAnswerMutation = { insert_management_canned_answers_one: { id: number } | null };

export type AddCannedAnswerMutationVariables = { object: Insert<'management_canned_answers', 'admin'> };

export type ChangeCannedAnswerMutation = { update_management_canned_answers_by_pk: { id: number } | null };

export type ChangeCannedAnswerMutationVariables = { id: number; set: Changes<'management_canned_answers', 'admin'> };

export type PointsByHandQuery = { rows: Array<{ id: number; type: string; amount: number; note: string; created_at: string; member: { id: string; nickname: string } | null }>; total: { aggregate: { count: number } | null } };

export type PointsByHandQueryVariables = { where: Where<'sales_point_entries', 'admin'>; order_by?: Many<OrderBy<'sales_point_entries', 'admin'>> | null | undefined; limit: number; offset: number };

export type ChangeProductionPlanMutation = { update_sales_production_plan_by_pk: { units_a_day: number } | null };

export type ChangeProductionPlanMutationVariables = { set: Changes<'sales_production_plan', 'admin'> };

export type OfficeProductsQuery = { rows: Array<{ id: number; code: string; name: LocalizedText; image_src: string; type: string; state: string; price: number; origin_price: number; promotion_price: number | null; stock_count: number; sales_count: number; position: number; brand: { name: LocalizedText } | null; category: { name: LocalizedText } | null }>; total: { aggregate: { count: number } | null } };

export type OfficeProductsQueryVariables = { where: Where<'product_products', 'admin'>; order_by?: Many<OrderBy<'product_products', 'admin'>> | null | undefined; limit: number; offset: number };

export type StockOfProductsQuery = { product_product_options: Array<{ id: number; product_id: number; name: LocalizedText; state: string; stock_count: number; product: { name: LocalizedText } | null }>; product_product_options_aggregate: { aggregate: { count: number } | null } };

export type StockOfProductsQueryVariables = { ids: Many<number>; limit: number };

export type ProductChoicesQuery = { product_brands: Array<{ id: number; name: LocalizedText }>; product_categories: Array<{ id: number; name: LocalizedText; parent_id: number | null }>; product_shipping_policies: Array<{ id: number; name: LocalizedText }> };

export type ProductChoicesQueryVariables = Record<string, never>;

export type ProductMockupsQuery = { product_products_by_pk: { id: number; name: LocalizedText; frames: Array<{ id: number; name: LocalizedText }>; colors: Array<{ id: number; name: LocalizedText; hex: string }>; mockup_groups: Array<{ id: number; name: LocalizedText }>; mockups: Array<{ frame_id: number; color_id: number; mockup_group_id: number; src: string; width: number; height: number; print_x: number; print_y: number; print_width: number; print_height: number; print_width_mm: number }> } | null };

export type ProductMockupsQueryVariables = { id: number };

export type ReviewListQuery = { rows: Array<{ id: number; score: number; content: string; state: string; created_at: string; reply: string | null; hidden_reason: string | null; product: { id: number; name: LocalizedText } | null; writer: string | null; user: { nickname: string } | null; review_reports_aggregate: { aggregate: { count: number } | null } }>; total: { aggregate: { count: number } | null } };

export type ReviewListQueryVariables = { where: Where<'product_reviews', 'admin'>; reported: Many<string>; order_by?: Many<OrderBy<'product_reviews', 'admin'>> | null | undefined; limit: number; offset: number };

export type ReviewDetailQuery = { product_reviews_by_pk: { id: number; user_id: string | null; score: number; content: string; state: string; created_at: string; edited_at: string | null; option_name: LocalizedText | null; like_count: number; reply: string | null; replied_at: string | null; hidden_reason: string | null; hidden_at: string | null; deleted_at: string | null; product: { id: number; name: LocalizedText } | null; writer: string | null; user: { nickname: string } | null; review_images: Array<{ id: number; src: string }>; review_reports: Array<{ id: number; reason: string; detail: string; state: string; created_at: string }> } | null };

export type ReviewDetailQueryVariables = { id: number };

export type RoyaltyArtistsQuery = { rows: Array<{ id: number; name: LocalizedText; path_name: string; follower_count: number; state: string; royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string }>; payee: { bank: string; number_end: string; tax_kind: TaxKind } | null }>; total: { aggregate: { count: number } | null } };

export type RoyaltyArtistsQueryVariables = { where: Where<'product_artists', 'admin'>; order_by?: Many<OrderBy<'product_artists', 'admin'>> | null | undefined; limit: number; offset: number };

export type RoyaltyArtistQuery = { product_artists_by_pk: { id: number; name: LocalizedText; path_name: string; graphics: Array<{ id: number; name: LocalizedText }>; royalty_rules: Array<{ id: number; artist_id: number | null; graphic_id: number | null; rate: number | null; discount_bearer: DiscountBearer; starts_at: string; note: string; graphic: { name: LocalizedText } | null }>; payee: { bank: string; number_end: string; tax_kind: TaxKind; business_number: string | null; changed_at: string } | null } | null };

export type RoyaltyArtistQueryVariables = { id: number };

export type StaffListQuery = { rows: Array<{ id: string; nickname: string; masked_name: string | null; masked_email: string | null; created_at: string; blocked_at: string | null; withdrawn_at: string | null; roles: Array<{ role: Role; staff_roles: StaffRole; granted_at: string }> }>; total: { aggregate: { count: number } | null } };

export type StaffListQueryVariables = { where: Where<'member_members', 'admin'>; order_by?: Many<OrderBy<'member_members', 'admin'>> | null | undefined; limit: number; offset: number };

export type FreeSeatsQuery = { product_artists: Array<{ id: number; name: LocalizedText }>; product_brands: Array<{ id: number; name: LocalizedText }> };

export type FreeSeatsQueryVariables = Record<string, never>;

export type StaffDetailQuery = { member_members_by_pk: { id: string; nickname: string; masked_name: string | null; masked_email: string | null; masked_phone: string | null; created_at: string; blocked_at: string | null; withdrawn_at: string | null; roles: Array<{ role: Role; staff_roles: StaffRole; granted_at: string }> } | null };

export type StaffDetailQueryVariables = { id: string };

/** What each text is; `graphql` looks it up. */
export interface Documents {
  "\n  query selectSavedViews($page: String!) {\n    management_saved_views(where: { page: { _eq: $page } }, order_by: [{ name: asc }]) {\n      id name state is_shared\n    }\n  }\n": Operation<SelectSavedViewsQuery, SelectSavedViewsQueryVariables>;
  "\n  mutation createSavedView($object: management_saved_views_insert_input!) {\n    insert_management_saved_views_one(object: $object) { id }\n  }\n": Operation<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
  "\n  mutation forgetSavedView($id: bigint!) {\n    delete_management_saved_views_by_pk(id: $id) { id }\n  }\n": Operation<ForgetSavedViewMutation, ForgetSavedViewMutationVariables>;
  "\n  query artistAccount($id: bigint!) {\n    product_artists_by_pk(id: $id) { member { id masked_name masked_email } }\n  }\n": Operation<ArtistAccountQuery, ArtistAccountQueryVariables>;
  "\n  query brandAccount($id: bigint!) {\n    product_brands_by_pk(id: $id) { member { id masked_name masked_email } }\n  }\n": Operation<BrandAccountQuery, BrandAccountQueryVariables>;
  "\n  query requestedBrand($id: bigint!) {\n    management_brand_requests_by_pk(id: $id) { user_id brand_name introduction }\n  }\n": Operation<RequestedBrandQuery, RequestedBrandQueryVariables>;
  "\n  query liveFigureRules {\n    management_shop_rules(limit: 1) {\n      points_earn_percent points_min_held points_valid_months deposit_days confirm_days pick_up_fee\n    }\n    management_shop_info(limit: 1) {\n      service_from service_until lunch_from lunch_until service_days is_open_on_holidays\n    }\n    product_shipping_policies(where: { region: { _eq: \"DOMESTIC\" } }, order_by: [{ fee_type: asc }, { id: asc }], limit: 1) {\n      fee_type fee free_over\n    }\n  }\n": Operation<LiveFigureRulesQuery, LiveFigureRulesQueryVariables>;
  "\n  query artistList($where: product_artists_bool_exp!, $order_by: [product_artists_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_artists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id name path_name profile_src state position follower_count\n      graphics_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }\n    }\n    total: product_artists_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<ArtistListQuery, ArtistListQueryVariables>;
  "\n  query artistDetail($id: bigint!) {\n    product_artists_by_pk(id: $id) {\n      name path_name description state image_src profile_src position\n      artist_brands(order_by: [{ position: asc }, { brand_id: asc }], limit: 50) { brand_id }\n    }\n  }\n": Operation<ArtistDetailQuery, ArtistDetailQueryVariables>;
  "\n  query whoWorksHere {\n    member_members(where: { roles: { role: { _in: [\"admin\", \"artist\", \"brand\"] } } }, order_by: [{ nickname: asc }], limit: 200) {\n      id nickname masked_name\n    }\n  }\n": Operation<WhoWorksHereQuery, WhoWorksHereQueryVariables>;
  "\n  query brandRequestList(\n    $where: management_brand_requests_bool_exp!\n    $order_by: [management_brand_requests_order_by!]\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: management_brand_requests(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id kind brand_name masked_contact_name state created_at\n      images_aggregate { aggregate { count } }\n    }\n    total: management_brand_requests_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<BrandRequestListQuery, BrandRequestListQueryVariables>;
  "\n  query brandRequestDetail($id: bigint!) {\n    management_brand_requests_by_pk(id: $id) {\n      id user_id kind brand_name homepage introduction state answer created_at answered_at masked_contact_name masked_email\n      masked_phone\n      member { nickname }\n      images(order_by: [{ position: asc }]) { id src }\n    }\n  }\n": Operation<BrandRequestDetailQuery, BrandRequestDetailQueryVariables>;
  "\n  query brandList($where: product_brands_bool_exp!, $order_by: [product_brands_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_brands(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id name logo_src state position follower_count\n      products_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }\n    }\n    total: product_brands_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<BrandListQuery, BrandListQueryVariables>;
  "\n  query brandDetail($id: bigint!) {\n    product_brands_by_pk(id: $id) {\n      name description state logo_src image_src position is_brokered seller_name seller_representative seller_registration_number\n      seller_report_number seller_address seller_phone seller_email seller_return_address\n    }\n  }\n": Operation<BrandDetailQuery, BrandDetailQueryVariables>;
  "\n  query receiptList($where: sales_cash_receipts_bool_exp!, $order_by: [sales_cash_receipts_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_cash_receipts(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id purpose shown_identity amount state issue_number receipt_url error replaces_id requested_at\n      order { id order_number }\n    }\n    total: sales_cash_receipts_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<ReceiptListQuery, ReceiptListQueryVariables>;
  "\n  query categoryTree {\n    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 1000) {\n      id parent_id name path_name image_src\n      products_aggregate(where: { deleted_at: { _is_null: true } }) { aggregate { count } }\n    }\n  }\n": Operation<CategoryTreeQuery, CategoryTreeQueryVariables>;
  "\n  query claimList($where: sales_claims_bool_exp!, $order_by: [sales_claims_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_claims(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id type status fault reason created_at\n      order { id order_number masked_orderer_name }\n      claim_products { order_product_id quantity order_product { id product_name } }\n      claim_refund { claim_id amount state }\n    }\n    total: sales_claims_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<ClaimListQuery, ClaimListQueryVariables>;
  "\n  query commissionBrands($where: product_brands_bool_exp!, $order_by: [product_brands_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_brands(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id name is_brokered position\n      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 100) { id brand_id category_id rate starts_at }\n      payee { bank number_end }\n    }\n    total: product_brands_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<CommissionBrandsQuery, CommissionBrandsQueryVariables>;
  "\n  query commissionBrand($id: bigint!) {\n    product_brands_by_pk(id: $id) {\n      id name\n      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 200) {\n        id category_id rate starts_at note\n        category { name }\n      }\n      payee { bank number_end tax_kind business_number changed_at }\n    }\n    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 200) { id name }\n  }\n": Operation<CommissionBrandQuery, CommissionBrandQueryVariables>;
  "\n  query couponList($where: sales_coupons_bool_exp!, $order_by: [sales_coupons_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_coupons(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id type name number discount_type discount_value issue_limit issued_count used_count spent_amount budget_amount state\n      starts_at ends_at\n    }\n    total: sales_coupons_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<CouponListQuery, CouponListQueryVariables>;
  "\n  query couponDetail($id: bigint!) {\n    sales_coupons_by_pk(id: $id) {\n      id type name number discount_type discount_value max_discount_amount max_discount_per min_order_amount applicable_count\n      issue_limit per_member_limit budget_amount issued_count used_count spent_amount number_count valid_days starts_at ends_at\n      state is_public is_sign_up_gift is_brand_borne\n    }\n    sales_coupon_products(where: { coupon_id: { _eq: $id } }, order_by: [{ product_id: asc }], limit: 500) {\n      product_id\n    }\n    sales_coupon_graphics(where: { coupon_id: { _eq: $id } }, order_by: [{ graphic_id: asc }], limit: 500) {\n      graphic_id\n    }\n  }\n": Operation<CouponDetailQuery, CouponDetailQueryVariables>;
  "\n  query shopDesigns(\n    $where: product_product_customs_bool_exp!\n    $order_by: [product_product_customs_order_by!]\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: product_product_customs(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id name is_best position revision render_key created_at\n      product { id name }\n      custom_mockups(where: { deleted_at: { _is_null: true } }, order_by: [{ id: asc }], limit: 1) {\n        mockup_group_id\n      }\n      product_templates(limit: 1) { state position }\n    }\n    total: product_product_customs_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<ShopDesignsQuery, ShopDesignsQueryVariables>;
  "\n  query discrepancyList($where: sales_discrepancies_bool_exp!, $order_by: [sales_discrepancies_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_discrepancies(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id kind amount state since resolved_at resolution action payment_id\n      order { id order_number payment_amount }\n    }\n    total: sales_discrepancies_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<DiscrepancyListQuery, DiscrepancyListQueryVariables>;
  "\n  query officeGraphics($where: product_graphics_bool_exp!, $order_by: [product_graphics_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_graphics(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id name src background_color state price promotion_price is_best like_count created_at\n      artist { name }\n    }\n    total: product_graphics_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OfficeGraphicsQuery, OfficeGraphicsQueryVariables>;
  "\n  query artistChoices {\n    product_artists(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {\n      id name\n    }\n  }\n": Operation<ArtistChoicesQuery, ArtistChoicesQueryVariables>;
  "\n  query daysOff {\n    management_holidays(order_by: [{ day: asc }], limit: 1000) { day name source }\n  }\n": Operation<DaysOffQuery, DaysOffQueryVariables>;
  "\n  mutation addDaysOff($objects: [management_holidays_insert_input!]!) {\n    insert_management_holidays(objects: $objects, on_conflict: { constraint: holidays_pkey }) {\n      affected_rows\n    }\n  }\n": Operation<AddDaysOffMutation, AddDaysOffMutationVariables>;
  "\n  mutation removeDaysOff($from: date!, $until: date!) {\n    delete_management_holidays(where: { day: { _gte: $from, _lte: $until } }) { affected_rows }\n  }\n": Operation<RemoveDaysOffMutation, RemoveDaysOffMutationVariables>;
  "\n  query homeSwitch {\n    management_shop_info_by_pk(id: 1) { is_custom_main }\n  }\n": Operation<HomeSwitchQuery, HomeSwitchQueryVariables>;
  "\n  mutation setHomeSwitch($is_on: Boolean!) {\n    update_management_shop_info_by_pk(pk_columns: { id: 1 }, _set: { is_custom_main: $is_on }) {\n      id\n    }\n  }\n": Operation<SetHomeSwitchMutation, SetHomeSwitchMutationVariables>;
  "\n  query cannedAnswers {\n    management_canned_answers(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 200) {\n      id title content created_at\n    }\n  }\n": Operation<CannedAnswersQuery, CannedAnswersQueryVariables>;
  "\n  mutation addCannedAnswer($object: management_canned_answers_insert_input!) {\n    insert_management_canned_answers_one(object: $object) { id }\n  }\n": Operation<AddCannedAnswerMutation, AddCannedAnswerMutationVariables>;
  "\n  mutation changeCannedAnswer($id: bigint!, $set: management_canned_answers_set_input!) {\n    update_management_canned_answers_by_pk(pk_columns: { id: $id }, _set: $set) { id }\n  }\n": Operation<ChangeCannedAnswerMutation, ChangeCannedAnswerMutationVariables>;
  "\n  query pointsByHand($where: sales_point_entries_bool_exp!, $order_by: [sales_point_entries_order_by!], $limit: Int!, $offset: Int!) {\n    rows: sales_point_entries(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id type amount note created_at\n      member { id nickname }\n    }\n    total: sales_point_entries_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<PointsByHandQuery, PointsByHandQueryVariables>;
  "\n  mutation changeProductionPlan($set: sales_production_plan_set_input!) {\n    update_sales_production_plan_by_pk(pk_columns: { is_only: true }, _set: $set) { units_a_day }\n  }\n": Operation<ChangeProductionPlanMutation, ChangeProductionPlanMutationVariables>;
  "\n  query officeProducts($where: product_products_bool_exp!, $order_by: [product_products_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_products(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id code name image_src type state price origin_price promotion_price stock_count sales_count position\n      brand { name }\n      category { name }\n    }\n    total: product_products_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<OfficeProductsQuery, OfficeProductsQueryVariables>;
  "\n  query stockOfProducts($ids: [bigint!]!, $limit: Int!) {\n    product_product_options(\n      where: { product_id: { _in: $ids } }\n      order_by: [{ product_id: asc }, { position: asc }, { id: asc }]\n      limit: $limit\n    ) {\n      id product_id name state stock_count\n      product { name }\n    }\n    product_product_options_aggregate(where: { product_id: { _in: $ids } }) { aggregate { count } }\n  }\n": Operation<StockOfProductsQuery, StockOfProductsQueryVariables>;
  "\n  query productChoices {\n    product_brands(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {\n      id name\n    }\n    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 500) {\n      id name parent_id\n    }\n    product_shipping_policies(order_by: [{ id: asc }], limit: 100) { id name }\n  }\n": Operation<ProductChoicesQuery, ProductChoicesQueryVariables>;
  "\n  query productMockups($id: bigint!) {\n    product_products_by_pk(id: $id) {\n      id name\n      frames(order_by: [{ position: asc }, { id: asc }]) { id name }\n      colors(order_by: [{ position: asc }, { id: asc }]) { id name hex }\n      mockup_groups(order_by: [{ position: asc }, { id: asc }]) { id name }\n      mockups(order_by: [{ id: asc }], limit: 1000) {\n        frame_id color_id mockup_group_id src width height print_x print_y print_width print_height print_width_mm\n      }\n    }\n  }\n": Operation<ProductMockupsQuery, ProductMockupsQueryVariables>;
  "\n  query reviewList(\n    $where: product_reviews_bool_exp!\n    $reported: [String!]!\n    $order_by: [product_reviews_order_by!]\n    $limit: Int!\n    $offset: Int!\n  ) {\n    rows: product_reviews(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id score content state created_at reply hidden_reason\n      product { id name }\n      writer user { nickname }\n      review_reports_aggregate(where: { state: { _in: $reported } }) { aggregate { count } }\n    }\n    total: product_reviews_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<ReviewListQuery, ReviewListQueryVariables>;
  "\n  query reviewDetail($id: bigint!) {\n    product_reviews_by_pk(id: $id) {\n      id user_id score content state created_at edited_at option_name like_count reply replied_at hidden_reason hidden_at\n      deleted_at\n      product { id name }\n      writer user { nickname }\n      review_images(order_by: [{ position: asc }]) { id src }\n      review_reports(order_by: [{ created_at: desc }], limit: 50) {\n        id reason detail state created_at\n      }\n    }\n  }\n": Operation<ReviewDetailQuery, ReviewDetailQueryVariables>;
  "\n  query royaltyArtists($where: product_artists_bool_exp!, $order_by: [product_artists_order_by!], $limit: Int!, $offset: Int!) {\n    rows: product_artists(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id name path_name follower_count state\n      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 100) {\n        id artist_id graphic_id rate discount_bearer starts_at\n      }\n      payee { bank number_end tax_kind }\n    }\n    total: product_artists_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<RoyaltyArtistsQuery, RoyaltyArtistsQueryVariables>;
  "\n  query royaltyArtist($id: bigint!) {\n    product_artists_by_pk(id: $id) {\n      id name path_name\n      graphics(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 200) {\n        id name\n      }\n      royalty_rules(order_by: [{ starts_at: desc }, { id: desc }], limit: 200) {\n        id artist_id graphic_id rate discount_bearer starts_at note\n        graphic { name }\n      }\n      payee { bank number_end tax_kind business_number changed_at }\n    }\n  }\n": Operation<RoyaltyArtistQuery, RoyaltyArtistQueryVariables>;
  "\n  query staffList($where: member_members_bool_exp!, $order_by: [member_members_order_by!], $limit: Int!, $offset: Int!) {\n    rows: member_members(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {\n      id nickname masked_name masked_email created_at blocked_at withdrawn_at\n      roles { role staff_roles granted_at }\n    }\n    total: member_members_aggregate(where: $where) { aggregate { count } }\n  }\n": Operation<StaffListQuery, StaffListQueryVariables>;
  "\n  query freeSeats {\n    product_artists(where: { user_id: { _is_null: true } }, order_by: { id: asc }, limit: 200) {\n      id name\n    }\n    product_brands(where: { user_id: { _is_null: true } }, order_by: { id: asc }, limit: 200) {\n      id name\n    }\n  }\n": Operation<FreeSeatsQuery, FreeSeatsQueryVariables>;
  "\n  query staffDetail($id: uuid!) {\n    member_members_by_pk(id: $id) {\n      id nickname masked_name masked_email masked_phone created_at blocked_at withdrawn_at\n      roles { role staff_roles granted_at }\n    }\n  }\n": Operation<StaffDetailQuery, StaffDetailQueryVariables>;
}
