// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Json } from './operation.ts';

export interface Boolean_comparison_exp {
  _eq?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _gt?: boolean | null | undefined;
  _gte?: boolean | null | undefined;
  _lt?: boolean | null | undefined;
  _lte?: boolean | null | undefined;
  _in?: readonly (boolean)[] | boolean | null | undefined;
  _nin?: readonly (boolean)[] | boolean | null | undefined;
  _is_null?: boolean | null | undefined;
}

export interface Int_comparison_exp {
  _eq?: number | null | undefined;
  _neq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _in?: readonly (number)[] | number | null | undefined;
  _nin?: readonly (number)[] | number | null | undefined;
  _is_null?: boolean | null | undefined;
}

export interface String_comparison_exp {
  _eq?: string | null | undefined;
  _neq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _in?: readonly (string)[] | string | null | undefined;
  _nin?: readonly (string)[] | string | null | undefined;
  _is_null?: boolean | null | undefined;
  _like?: string | null | undefined;
  _nlike?: string | null | undefined;
  _ilike?: string | null | undefined;
  _nilike?: string | null | undefined;
  _similar?: string | null | undefined;
  _nsimilar?: string | null | undefined;
  _regex?: string | null | undefined;
  _nregex?: string | null | undefined;
  _iregex?: string | null | undefined;
  _niregex?: string | null | undefined;
}

export interface _text_comparison_exp {
  _eq?: readonly string[] | null | undefined;
  _neq?: readonly string[] | null | undefined;
  _gt?: readonly string[] | null | undefined;
  _gte?: readonly string[] | null | undefined;
  _lt?: readonly string[] | null | undefined;
  _lte?: readonly string[] | null | undefined;
  _in?: readonly (readonly string[])[] | readonly string[] | null | undefined;
  _nin?: readonly (readonly string[])[] | readonly string[] | null | undefined;
  _is_null?: boolean | null | undefined;
  _contains?: readonly string[] | null | undefined;
  _contained_in?: readonly string[] | null | undefined;
}

export interface bigint_comparison_exp {
  _eq?: number | null | undefined;
  _neq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _in?: readonly (number)[] | number | null | undefined;
  _nin?: readonly (number)[] | number | null | undefined;
  _is_null?: boolean | null | undefined;
}

export interface date_comparison_exp {
  _eq?: string | null | undefined;
  _neq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _in?: readonly (string)[] | string | null | undefined;
  _nin?: readonly (string)[] | string | null | undefined;
  _is_null?: boolean | null | undefined;
}

export interface jsonb_cast_exp {
  String?: String_comparison_exp | null | undefined;
}

export interface jsonb_comparison_exp {
  _eq?: Json | null | undefined;
  _neq?: Json | null | undefined;
  _gt?: Json | null | undefined;
  _gte?: Json | null | undefined;
  _lt?: Json | null | undefined;
  _lte?: Json | null | undefined;
  _in?: readonly (Json)[] | Json | null | undefined;
  _nin?: readonly (Json)[] | Json | null | undefined;
  _is_null?: boolean | null | undefined;
  _contains?: Json | null | undefined;
  _contained_in?: Json | null | undefined;
  _has_key?: string | null | undefined;
  _has_keys_any?: readonly (string)[] | string | null | undefined;
  _has_keys_all?: readonly (string)[] | string | null | undefined;
  _cast?: jsonb_cast_exp | null | undefined;
}

export interface management_banner_graphics_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: management_banner_graphics_max_order_by | null | undefined;
  min?: management_banner_graphics_min_order_by | null | undefined;
  sum?: management_banner_graphics_sum_order_by | null | undefined;
  avg?: management_banner_graphics_avg_order_by | null | undefined;
  stddev?: management_banner_graphics_stddev_order_by | null | undefined;
  stddev_pop?: management_banner_graphics_stddev_pop_order_by | null | undefined;
  stddev_samp?: management_banner_graphics_stddev_samp_order_by | null | undefined;
  var_pop?: management_banner_graphics_var_pop_order_by | null | undefined;
  var_samp?: management_banner_graphics_var_samp_order_by | null | undefined;
  variance?: management_banner_graphics_variance_order_by | null | undefined;
}

export interface management_banner_graphics_avg_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_bool_exp {
  _and?: readonly (management_banner_graphics_bool_exp)[] | management_banner_graphics_bool_exp | null | undefined;
  _not?: management_banner_graphics_bool_exp | null | undefined;
  _or?: readonly (management_banner_graphics_bool_exp)[] | management_banner_graphics_bool_exp | null | undefined;
  banner_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  banner?: management_banners_bool_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
}

export interface management_banner_graphics_max_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_min_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_stddev_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_stddev_pop_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_stddev_samp_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_sum_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_var_pop_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_var_samp_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_graphics_variance_order_by {
  banner_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: management_banner_products_max_order_by | null | undefined;
  min?: management_banner_products_min_order_by | null | undefined;
  sum?: management_banner_products_sum_order_by | null | undefined;
  avg?: management_banner_products_avg_order_by | null | undefined;
  stddev?: management_banner_products_stddev_order_by | null | undefined;
  stddev_pop?: management_banner_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: management_banner_products_stddev_samp_order_by | null | undefined;
  var_pop?: management_banner_products_var_pop_order_by | null | undefined;
  var_samp?: management_banner_products_var_samp_order_by | null | undefined;
  variance?: management_banner_products_variance_order_by | null | undefined;
}

export interface management_banner_products_avg_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_bool_exp {
  _and?: readonly (management_banner_products_bool_exp)[] | management_banner_products_bool_exp | null | undefined;
  _not?: management_banner_products_bool_exp | null | undefined;
  _or?: readonly (management_banner_products_bool_exp)[] | management_banner_products_bool_exp | null | undefined;
  banner_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  banner?: management_banners_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface management_banner_products_max_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_min_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_stddev_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_stddev_pop_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_stddev_samp_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_sum_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_var_pop_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_var_samp_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banner_products_variance_order_by {
  banner_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_banners_bool_exp {
  _and?: readonly (management_banners_bool_exp)[] | management_banners_bool_exp | null | undefined;
  _not?: management_banners_bool_exp | null | undefined;
  _or?: readonly (management_banners_bool_exp)[] | management_banners_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  title?: jsonb_comparison_exp | null | undefined;
  sub_title?: jsonb_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  start_date?: timestamptz_comparison_exp | null | undefined;
  end_date?: timestamptz_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  link_name?: jsonb_comparison_exp | null | undefined;
  link_url?: String_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  banner_graphics?: management_banner_graphics_bool_exp | null | undefined;
  banner_products?: management_banner_products_bool_exp | null | undefined;
  coupon_banners?: sales_coupon_banners_bool_exp | null | undefined;
}

export interface management_detail_templates_bool_exp {
  _and?: readonly (management_detail_templates_bool_exp)[] | management_detail_templates_bool_exp | null | undefined;
  _not?: management_detail_templates_bool_exp | null | undefined;
  _or?: readonly (management_detail_templates_bool_exp)[] | management_detail_templates_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  sub_type?: String_comparison_exp | null | undefined;
  title?: jsonb_comparison_exp | null | undefined;
  sub_title?: jsonb_comparison_exp | null | undefined;
}

export interface management_home_templates_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: management_home_templates_max_order_by | null | undefined;
  min?: management_home_templates_min_order_by | null | undefined;
  sum?: management_home_templates_sum_order_by | null | undefined;
  avg?: management_home_templates_avg_order_by | null | undefined;
  stddev?: management_home_templates_stddev_order_by | null | undefined;
  stddev_pop?: management_home_templates_stddev_pop_order_by | null | undefined;
  stddev_samp?: management_home_templates_stddev_samp_order_by | null | undefined;
  var_pop?: management_home_templates_var_pop_order_by | null | undefined;
  var_samp?: management_home_templates_var_samp_order_by | null | undefined;
  variance?: management_home_templates_variance_order_by | null | undefined;
}

export interface management_home_templates_avg_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_bool_exp {
  _and?: readonly (management_home_templates_bool_exp)[] | management_home_templates_bool_exp | null | undefined;
  _not?: management_home_templates_bool_exp | null | undefined;
  _or?: readonly (management_home_templates_bool_exp)[] | management_home_templates_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  brand_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  content_type?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  url?: String_comparison_exp | null | undefined;
  is_custom_url?: Boolean_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  description?: jsonb_comparison_exp | null | undefined;
  add_content?: String_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  brand?: product_brands_bool_exp | null | undefined;
}

export interface management_home_templates_max_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  type?: order_by | null | undefined;
  content_type?: order_by | null | undefined;
  position?: order_by | null | undefined;
  url?: order_by | null | undefined;
  state?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface management_home_templates_min_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  type?: order_by | null | undefined;
  content_type?: order_by | null | undefined;
  position?: order_by | null | undefined;
  url?: order_by | null | undefined;
  state?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface management_home_templates_stddev_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_stddev_pop_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_stddev_samp_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_sum_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_var_pop_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_var_samp_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_home_templates_variance_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_customs_bool_exp {
  _and?: readonly (management_influencer_feed_customs_bool_exp)[] | management_influencer_feed_customs_bool_exp | null | undefined;
  _not?: management_influencer_feed_customs_bool_exp | null | undefined;
  _or?: readonly (management_influencer_feed_customs_bool_exp)[] | management_influencer_feed_customs_bool_exp | null | undefined;
  feed_id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  feed?: management_influencer_feeds_bool_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
}

export interface management_influencer_feed_images_bool_exp {
  _and?: readonly (management_influencer_feed_images_bool_exp)[] | management_influencer_feed_images_bool_exp | null | undefined;
  _not?: management_influencer_feed_images_bool_exp | null | undefined;
  _or?: readonly (management_influencer_feed_images_bool_exp)[] | management_influencer_feed_images_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  feed_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  feed?: management_influencer_feeds_bool_exp | null | undefined;
}

export interface management_influencer_feed_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: management_influencer_feed_products_max_order_by | null | undefined;
  min?: management_influencer_feed_products_min_order_by | null | undefined;
  sum?: management_influencer_feed_products_sum_order_by | null | undefined;
  avg?: management_influencer_feed_products_avg_order_by | null | undefined;
  stddev?: management_influencer_feed_products_stddev_order_by | null | undefined;
  stddev_pop?: management_influencer_feed_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: management_influencer_feed_products_stddev_samp_order_by | null | undefined;
  var_pop?: management_influencer_feed_products_var_pop_order_by | null | undefined;
  var_samp?: management_influencer_feed_products_var_samp_order_by | null | undefined;
  variance?: management_influencer_feed_products_variance_order_by | null | undefined;
}

export interface management_influencer_feed_products_avg_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_bool_exp {
  _and?: readonly (management_influencer_feed_products_bool_exp)[] | management_influencer_feed_products_bool_exp | null | undefined;
  _not?: management_influencer_feed_products_bool_exp | null | undefined;
  _or?: readonly (management_influencer_feed_products_bool_exp)[] | management_influencer_feed_products_bool_exp | null | undefined;
  feed_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  feed?: management_influencer_feeds_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface management_influencer_feed_products_max_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_min_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_stddev_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_stddev_pop_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_stddev_samp_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_sum_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_var_pop_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_var_samp_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feed_products_variance_order_by {
  feed_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface management_influencer_feeds_bool_exp {
  _and?: readonly (management_influencer_feeds_bool_exp)[] | management_influencer_feeds_bool_exp | null | undefined;
  _not?: management_influencer_feeds_bool_exp | null | undefined;
  _or?: readonly (management_influencer_feeds_bool_exp)[] | management_influencer_feeds_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  influencer_id?: bigint_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  feed_customs?: management_influencer_feed_customs_bool_exp | null | undefined;
  feed_images?: management_influencer_feed_images_bool_exp | null | undefined;
  feed_products?: management_influencer_feed_products_bool_exp | null | undefined;
  influencer?: management_influencers_bool_exp | null | undefined;
}

export interface management_influencers_bool_exp {
  _and?: readonly (management_influencers_bool_exp)[] | management_influencers_bool_exp | null | undefined;
  _not?: management_influencers_bool_exp | null | undefined;
  _or?: readonly (management_influencers_bool_exp)[] | management_influencers_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  description?: jsonb_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  feeds?: management_influencer_feeds_bool_exp | null | undefined;
}

export interface management_logs_insert_input {
  user_id?: string | null | undefined;
  type?: string | null | undefined;
  target?: string | null | undefined;
  description?: string | null | undefined;
}

export interface management_main_page_items_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: management_main_page_items_max_order_by | null | undefined;
  min?: management_main_page_items_min_order_by | null | undefined;
  sum?: management_main_page_items_sum_order_by | null | undefined;
  avg?: management_main_page_items_avg_order_by | null | undefined;
  stddev?: management_main_page_items_stddev_order_by | null | undefined;
  stddev_pop?: management_main_page_items_stddev_pop_order_by | null | undefined;
  stddev_samp?: management_main_page_items_stddev_samp_order_by | null | undefined;
  var_pop?: management_main_page_items_var_pop_order_by | null | undefined;
  var_samp?: management_main_page_items_var_samp_order_by | null | undefined;
  variance?: management_main_page_items_variance_order_by | null | undefined;
}

export interface management_main_page_items_avg_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_bool_exp {
  _and?: readonly (management_main_page_items_bool_exp)[] | management_main_page_items_bool_exp | null | undefined;
  _not?: management_main_page_items_bool_exp | null | undefined;
  _or?: readonly (management_main_page_items_bool_exp)[] | management_main_page_items_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  main_page_id?: bigint_comparison_exp | null | undefined;
  thumbnail_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  refer_id?: bigint_comparison_exp | null | undefined;
  is_show_index?: Boolean_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  brand_id?: bigint_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  plan_id?: bigint_comparison_exp | null | undefined;
  review_id?: bigint_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  brand?: product_brands_bool_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
  main_page?: management_main_pages_bool_exp | null | undefined;
  plan?: product_plans_bool_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  review?: product_reviews_bool_exp | null | undefined;
  thumbnail?: management_main_page_thumbnails_bool_exp | null | undefined;
}

export interface management_main_page_items_max_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  type?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_min_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  type?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_stddev_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_stddev_pop_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_stddev_samp_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_sum_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_var_pop_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_var_samp_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_items_variance_order_by {
  id?: order_by | null | undefined;
  main_page_id?: order_by | null | undefined;
  thumbnail_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  refer_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  plan_id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
}

export interface management_main_page_labels_bool_exp {
  _and?: readonly (management_main_page_labels_bool_exp)[] | management_main_page_labels_bool_exp | null | undefined;
  _not?: management_main_page_labels_bool_exp | null | undefined;
  _or?: readonly (management_main_page_labels_bool_exp)[] | management_main_page_labels_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  thumbnail_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  text?: jsonb_comparison_exp | null | undefined;
  background_color?: String_comparison_exp | null | undefined;
  text_color?: String_comparison_exp | null | undefined;
  thumbnail?: management_main_page_thumbnails_bool_exp | null | undefined;
}

export interface management_main_page_thumbnails_bool_exp {
  _and?: readonly (management_main_page_thumbnails_bool_exp)[] | management_main_page_thumbnails_bool_exp | null | undefined;
  _not?: management_main_page_thumbnails_bool_exp | null | undefined;
  _or?: readonly (management_main_page_thumbnails_bool_exp)[] | management_main_page_thumbnails_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  main_page_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  thumbnail_src?: String_comparison_exp | null | undefined;
  thumbnail_url?: String_comparison_exp | null | undefined;
  thumbnail_width?: Int_comparison_exp | null | undefined;
  thumbnail_height?: Int_comparison_exp | null | undefined;
  title?: jsonb_comparison_exp | null | undefined;
  content?: jsonb_comparison_exp | null | undefined;
  items?: management_main_page_items_bool_exp | null | undefined;
  labels?: management_main_page_labels_bool_exp | null | undefined;
  main_page?: management_main_pages_bool_exp | null | undefined;
}

export interface management_main_pages_bool_exp {
  _and?: readonly (management_main_pages_bool_exp)[] | management_main_pages_bool_exp | null | undefined;
  _not?: management_main_pages_bool_exp | null | undefined;
  _or?: readonly (management_main_pages_bool_exp)[] | management_main_pages_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  sub_type?: String_comparison_exp | null | undefined;
  is_title?: Boolean_comparison_exp | null | undefined;
  title?: jsonb_comparison_exp | null | undefined;
  sub_title?: jsonb_comparison_exp | null | undefined;
  title_btn?: jsonb_comparison_exp | null | undefined;
  title_btn_url?: String_comparison_exp | null | undefined;
  title_style?: jsonb_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  revision_id?: bigint_comparison_exp | null | undefined;
  block_key?: String_comparison_exp | null | undefined;
  items?: management_main_page_items_bool_exp | null | undefined;
  thumbnails?: management_main_page_thumbnails_bool_exp | null | undefined;
}

export interface management_terms_bool_exp {
  _and?: readonly (management_terms_bool_exp)[] | management_terms_bool_exp | null | undefined;
  _not?: management_terms_bool_exp | null | undefined;
  _or?: readonly (management_terms_bool_exp)[] | management_terms_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  updated_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  revised_on?: date_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  is_coming?: Boolean_comparison_exp | null | undefined;
  told_at?: timestamptz_comparison_exp | null | undefined;
  consents?: member_consents_bool_exp | null | undefined;
}

export interface member_consents_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: member_consents_max_order_by | null | undefined;
  min?: member_consents_min_order_by | null | undefined;
  sum?: member_consents_sum_order_by | null | undefined;
  avg?: member_consents_avg_order_by | null | undefined;
  stddev?: member_consents_stddev_order_by | null | undefined;
  stddev_pop?: member_consents_stddev_pop_order_by | null | undefined;
  stddev_samp?: member_consents_stddev_samp_order_by | null | undefined;
  var_pop?: member_consents_var_pop_order_by | null | undefined;
  var_samp?: member_consents_var_samp_order_by | null | undefined;
  variance?: member_consents_variance_order_by | null | undefined;
}

export interface member_consents_avg_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_bool_exp {
  _and?: readonly (member_consents_bool_exp)[] | member_consents_bool_exp | null | undefined;
  _not?: member_consents_bool_exp | null | undefined;
  _or?: readonly (member_consents_bool_exp)[] | member_consents_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  is_given?: Boolean_comparison_exp | null | undefined;
  terms_id?: bigint_comparison_exp | null | undefined;
  given_at?: timestamptz_comparison_exp | null | undefined;
  is_reminder?: Boolean_comparison_exp | null | undefined;
  told_at?: timestamptz_comparison_exp | null | undefined;
  terms?: management_terms_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface member_consents_max_order_by {
  id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
  given_at?: order_by | null | undefined;
  told_at?: order_by | null | undefined;
}

export interface member_consents_min_order_by {
  id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
  given_at?: order_by | null | undefined;
  told_at?: order_by | null | undefined;
}

export interface member_consents_stddev_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_stddev_pop_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_stddev_samp_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_sum_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_var_pop_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_var_samp_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_consents_variance_order_by {
  id?: order_by | null | undefined;
  terms_id?: order_by | null | undefined;
}

export interface member_delivery_destinations_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: member_delivery_destinations_max_order_by | null | undefined;
  min?: member_delivery_destinations_min_order_by | null | undefined;
  sum?: member_delivery_destinations_sum_order_by | null | undefined;
  avg?: member_delivery_destinations_avg_order_by | null | undefined;
  stddev?: member_delivery_destinations_stddev_order_by | null | undefined;
  stddev_pop?: member_delivery_destinations_stddev_pop_order_by | null | undefined;
  stddev_samp?: member_delivery_destinations_stddev_samp_order_by | null | undefined;
  var_pop?: member_delivery_destinations_var_pop_order_by | null | undefined;
  var_samp?: member_delivery_destinations_var_samp_order_by | null | undefined;
  variance?: member_delivery_destinations_variance_order_by | null | undefined;
}

export interface member_delivery_destinations_avg_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_bool_exp {
  _and?: readonly (member_delivery_destinations_bool_exp)[] | member_delivery_destinations_bool_exp | null | undefined;
  _not?: member_delivery_destinations_bool_exp | null | undefined;
  _or?: readonly (member_delivery_destinations_bool_exp)[] | member_delivery_destinations_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  name?: String_comparison_exp | null | undefined;
  recipient?: String_comparison_exp | null | undefined;
  phone?: String_comparison_exp | null | undefined;
  zip_code?: String_comparison_exp | null | undefined;
  address?: String_comparison_exp | null | undefined;
  detail_address?: String_comparison_exp | null | undefined;
  shipping_request?: String_comparison_exp | null | undefined;
  is_default?: Boolean_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  masked_recipient?: String_comparison_exp | null | undefined;
  masked_phone?: String_comparison_exp | null | undefined;
  masked_address?: String_comparison_exp | null | undefined;
  masked_shipping_request?: String_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface member_delivery_destinations_max_order_by {
  id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  recipient?: order_by | null | undefined;
  phone?: order_by | null | undefined;
  zip_code?: order_by | null | undefined;
  address?: order_by | null | undefined;
  detail_address?: order_by | null | undefined;
  shipping_request?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  masked_recipient?: order_by | null | undefined;
  masked_phone?: order_by | null | undefined;
  masked_address?: order_by | null | undefined;
  masked_shipping_request?: order_by | null | undefined;
}

export interface member_delivery_destinations_min_order_by {
  id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  recipient?: order_by | null | undefined;
  phone?: order_by | null | undefined;
  zip_code?: order_by | null | undefined;
  address?: order_by | null | undefined;
  detail_address?: order_by | null | undefined;
  shipping_request?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  masked_recipient?: order_by | null | undefined;
  masked_phone?: order_by | null | undefined;
  masked_address?: order_by | null | undefined;
  masked_shipping_request?: order_by | null | undefined;
}

export interface member_delivery_destinations_stddev_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_stddev_pop_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_stddev_samp_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_sum_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_var_pop_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_var_samp_order_by {
  id?: order_by | null | undefined;
}

export interface member_delivery_destinations_variance_order_by {
  id?: order_by | null | undefined;
}

export interface member_inquiries_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: member_inquiries_max_order_by | null | undefined;
  min?: member_inquiries_min_order_by | null | undefined;
  sum?: member_inquiries_sum_order_by | null | undefined;
  avg?: member_inquiries_avg_order_by | null | undefined;
  stddev?: member_inquiries_stddev_order_by | null | undefined;
  stddev_pop?: member_inquiries_stddev_pop_order_by | null | undefined;
  stddev_samp?: member_inquiries_stddev_samp_order_by | null | undefined;
  var_pop?: member_inquiries_var_pop_order_by | null | undefined;
  var_samp?: member_inquiries_var_samp_order_by | null | undefined;
  variance?: member_inquiries_variance_order_by | null | undefined;
}

export interface member_inquiries_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_bool_exp {
  _and?: readonly (member_inquiries_bool_exp)[] | member_inquiries_bool_exp | null | undefined;
  _not?: member_inquiries_bool_exp | null | undefined;
  _or?: readonly (member_inquiries_bool_exp)[] | member_inquiries_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  title?: String_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  is_secret?: Boolean_comparison_exp | null | undefined;
  status?: String_comparison_exp | null | undefined;
  answered_at?: timestamptz_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  messages?: member_inquiry_messages_bool_exp | null | undefined;
}

export interface member_inquiries_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  title?: order_by | null | undefined;
  content?: order_by | null | undefined;
  status?: order_by | null | undefined;
  answered_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface member_inquiries_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  title?: order_by | null | undefined;
  content?: order_by | null | undefined;
  status?: order_by | null | undefined;
  answered_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface member_inquiries_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiries_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
}

export interface member_inquiry_messages_bool_exp {
  _and?: readonly (member_inquiry_messages_bool_exp)[] | member_inquiry_messages_bool_exp | null | undefined;
  _not?: member_inquiry_messages_bool_exp | null | undefined;
  _or?: readonly (member_inquiry_messages_bool_exp)[] | member_inquiry_messages_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  inquiry_id?: bigint_comparison_exp | null | undefined;
  author?: String_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  inquiry?: member_inquiries_bool_exp | null | undefined;
}

export interface member_member_roles_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: member_member_roles_max_order_by | null | undefined;
  min?: member_member_roles_min_order_by | null | undefined;
}

export interface member_member_roles_bool_exp {
  _and?: readonly (member_member_roles_bool_exp)[] | member_member_roles_bool_exp | null | undefined;
  _not?: member_member_roles_bool_exp | null | undefined;
  _or?: readonly (member_member_roles_bool_exp)[] | member_member_roles_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  role?: String_comparison_exp | null | undefined;
  granted_at?: timestamptz_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface member_member_roles_max_order_by {
  role?: order_by | null | undefined;
  granted_at?: order_by | null | undefined;
}

export interface member_member_roles_min_order_by {
  role?: order_by | null | undefined;
  granted_at?: order_by | null | undefined;
}

export interface member_members_bool_exp {
  _and?: readonly (member_members_bool_exp)[] | member_members_bool_exp | null | undefined;
  _not?: member_members_bool_exp | null | undefined;
  _or?: readonly (member_members_bool_exp)[] | member_members_bool_exp | null | undefined;
  id?: uuid_comparison_exp | null | undefined;
  email?: String_comparison_exp | null | undefined;
  name?: String_comparison_exp | null | undefined;
  phone?: String_comparison_exp | null | undefined;
  nickname?: String_comparison_exp | null | undefined;
  birth_date?: date_comparison_exp | null | undefined;
  locale?: String_comparison_exp | null | undefined;
  is_email_consent?: Boolean_comparison_exp | null | undefined;
  is_sms_consent?: Boolean_comparison_exp | null | undefined;
  is_push_consent?: Boolean_comparison_exp | null | undefined;
  phone_verified_at?: timestamptz_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  profile_id?: bigint_comparison_exp | null | undefined;
  consents?: member_consents_bool_exp | null | undefined;
  delivery_destinations?: member_delivery_destinations_bool_exp | null | undefined;
  roles?: member_member_roles_bool_exp | null | undefined;
  notice_mutes?: member_notice_mutes_bool_exp | null | undefined;
  notices?: member_notices_bool_exp | null | undefined;
  profile?: member_profiles_bool_exp | null | undefined;
  wallet?: member_wallets_bool_exp | null | undefined;
  artist_follows?: product_artist_follows_bool_exp | null | undefined;
  brand_follows?: product_brand_follows_bool_exp | null | undefined;
  graphic_likes?: product_graphic_likes_bool_exp | null | undefined;
  product_customs?: product_product_customs_bool_exp | null | undefined;
  product_likes?: product_product_likes_bool_exp | null | undefined;
  restock_requests?: product_restock_requests_bool_exp | null | undefined;
  review_likes?: product_review_likes_bool_exp | null | undefined;
  review_unlikes?: product_review_unlikes_bool_exp | null | undefined;
  cart?: sales_carts_bool_exp | null | undefined;
  checkouts?: sales_checkouts_bool_exp | null | undefined;
  coupon_claims?: sales_coupon_claims_bool_exp | null | undefined;
  orders?: sales_orders_bool_exp | null | undefined;
  point_entries?: sales_point_entries_bool_exp | null | undefined;
}

export interface member_members_order_by {
  id?: order_by | null | undefined;
  email?: order_by | null | undefined;
  name?: order_by | null | undefined;
  phone?: order_by | null | undefined;
  nickname?: order_by | null | undefined;
  birth_date?: order_by | null | undefined;
  locale?: order_by | null | undefined;
  is_email_consent?: order_by | null | undefined;
  is_sms_consent?: order_by | null | undefined;
  is_push_consent?: order_by | null | undefined;
  phone_verified_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  consents_aggregate?: member_consents_aggregate_order_by | null | undefined;
  delivery_destinations_aggregate?: member_delivery_destinations_aggregate_order_by | null | undefined;
  roles_aggregate?: member_member_roles_aggregate_order_by | null | undefined;
  notice_mutes_aggregate?: member_notice_mutes_aggregate_order_by | null | undefined;
  notices_aggregate?: member_notices_aggregate_order_by | null | undefined;
  profile?: member_profiles_order_by | null | undefined;
  wallet?: member_wallets_order_by | null | undefined;
  artist_follows_aggregate?: product_artist_follows_aggregate_order_by | null | undefined;
  brand_follows_aggregate?: product_brand_follows_aggregate_order_by | null | undefined;
  graphic_likes_aggregate?: product_graphic_likes_aggregate_order_by | null | undefined;
  product_customs_aggregate?: product_product_customs_aggregate_order_by | null | undefined;
  product_likes_aggregate?: product_product_likes_aggregate_order_by | null | undefined;
  restock_requests_aggregate?: product_restock_requests_aggregate_order_by | null | undefined;
  review_likes_aggregate?: product_review_likes_aggregate_order_by | null | undefined;
  review_unlikes_aggregate?: product_review_unlikes_aggregate_order_by | null | undefined;
  cart?: sales_carts_order_by | null | undefined;
  checkouts_aggregate?: sales_checkouts_aggregate_order_by | null | undefined;
  coupon_claims_aggregate?: sales_coupon_claims_aggregate_order_by | null | undefined;
  orders_aggregate?: sales_orders_aggregate_order_by | null | undefined;
  point_entries_aggregate?: sales_point_entries_aggregate_order_by | null | undefined;
}

export interface member_notice_mutes_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: member_notice_mutes_max_order_by | null | undefined;
  min?: member_notice_mutes_min_order_by | null | undefined;
}

export interface member_notice_mutes_bool_exp {
  _and?: readonly (member_notice_mutes_bool_exp)[] | member_notice_mutes_bool_exp | null | undefined;
  _not?: member_notice_mutes_bool_exp | null | undefined;
  _or?: readonly (member_notice_mutes_bool_exp)[] | member_notice_mutes_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  event?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface member_notice_mutes_max_order_by {
  event?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
}

export interface member_notice_mutes_min_order_by {
  event?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
}

export interface member_notices_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: member_notices_max_order_by | null | undefined;
  min?: member_notices_min_order_by | null | undefined;
  sum?: member_notices_sum_order_by | null | undefined;
  avg?: member_notices_avg_order_by | null | undefined;
  stddev?: member_notices_stddev_order_by | null | undefined;
  stddev_pop?: member_notices_stddev_pop_order_by | null | undefined;
  stddev_samp?: member_notices_stddev_samp_order_by | null | undefined;
  var_pop?: member_notices_var_pop_order_by | null | undefined;
  var_samp?: member_notices_var_samp_order_by | null | undefined;
  variance?: member_notices_variance_order_by | null | undefined;
}

export interface member_notices_avg_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_bool_exp {
  _and?: readonly (member_notices_bool_exp)[] | member_notices_bool_exp | null | undefined;
  _not?: member_notices_bool_exp | null | undefined;
  _or?: readonly (member_notices_bool_exp)[] | member_notices_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  event?: String_comparison_exp | null | undefined;
  values?: jsonb_comparison_exp | null | undefined;
  link?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  read_at?: timestamptz_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface member_notices_max_order_by {
  id?: order_by | null | undefined;
  event?: order_by | null | undefined;
  link?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  read_at?: order_by | null | undefined;
}

export interface member_notices_min_order_by {
  id?: order_by | null | undefined;
  event?: order_by | null | undefined;
  link?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  read_at?: order_by | null | undefined;
}

export interface member_notices_stddev_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_stddev_pop_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_stddev_samp_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_sum_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_var_pop_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_var_samp_order_by {
  id?: order_by | null | undefined;
}

export interface member_notices_variance_order_by {
  id?: order_by | null | undefined;
}

export interface member_profiles_bool_exp {
  _and?: readonly (member_profiles_bool_exp)[] | member_profiles_bool_exp | null | undefined;
  _not?: member_profiles_bool_exp | null | undefined;
  _or?: readonly (member_profiles_bool_exp)[] | member_profiles_bool_exp | null | undefined;
  nickname?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
  reviews?: product_reviews_bool_exp | null | undefined;
}

export interface member_profiles_order_by {
  nickname?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  id?: order_by | null | undefined;
  member?: member_members_order_by | null | undefined;
  reviews_aggregate?: product_reviews_aggregate_order_by | null | undefined;
}

export interface member_reward_tokens_bool_exp {
  _and?: readonly (member_reward_tokens_bool_exp)[] | member_reward_tokens_bool_exp | null | undefined;
  _not?: member_reward_tokens_bool_exp | null | undefined;
  _or?: readonly (member_reward_tokens_bool_exp)[] | member_reward_tokens_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  cause?: String_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  why?: jsonb_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  coupon_claimed_at?: timestamptz_comparison_exp | null | undefined;
  granted_at?: timestamptz_comparison_exp | null | undefined;
  owner_address?: String_comparison_exp | null | undefined;
  transfers?: Int_comparison_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
}

export interface member_wallets_bool_exp {
  _and?: readonly (member_wallets_bool_exp)[] | member_wallets_bool_exp | null | undefined;
  _not?: member_wallets_bool_exp | null | undefined;
  _or?: readonly (member_wallets_bool_exp)[] | member_wallets_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  email?: String_comparison_exp | null | undefined;
  address?: String_comparison_exp | null | undefined;
  connected_at?: timestamptz_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface member_wallets_order_by {
  user_id?: order_by | null | undefined;
  email?: order_by | null | undefined;
  address?: order_by | null | undefined;
  connected_at?: order_by | null | undefined;
  member?: member_members_order_by | null | undefined;
}

export interface numeric_comparison_exp {
  _eq?: number | null | undefined;
  _neq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _in?: readonly (number)[] | number | null | undefined;
  _nin?: readonly (number)[] | number | null | undefined;
  _is_null?: boolean | null | undefined;
}

export type order_by = 'asc' | 'asc_nulls_first' | 'asc_nulls_last' | 'desc' | 'desc_nulls_first' | 'desc_nulls_last';

export interface product_artist_brands_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_artist_brands_max_order_by | null | undefined;
  min?: product_artist_brands_min_order_by | null | undefined;
  sum?: product_artist_brands_sum_order_by | null | undefined;
  avg?: product_artist_brands_avg_order_by | null | undefined;
  stddev?: product_artist_brands_stddev_order_by | null | undefined;
  stddev_pop?: product_artist_brands_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_artist_brands_stddev_samp_order_by | null | undefined;
  var_pop?: product_artist_brands_var_pop_order_by | null | undefined;
  var_samp?: product_artist_brands_var_samp_order_by | null | undefined;
  variance?: product_artist_brands_variance_order_by | null | undefined;
}

export interface product_artist_brands_avg_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_bool_exp {
  _and?: readonly (product_artist_brands_bool_exp)[] | product_artist_brands_bool_exp | null | undefined;
  _not?: product_artist_brands_bool_exp | null | undefined;
  _or?: readonly (product_artist_brands_bool_exp)[] | product_artist_brands_bool_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  brand_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  brand?: product_brands_bool_exp | null | undefined;
}

export interface product_artist_brands_max_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_min_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_stddev_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_stddev_pop_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_stddev_samp_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_sum_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_var_pop_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_var_samp_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_brands_variance_order_by {
  artist_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_artist_follows_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_artist_follows_max_order_by | null | undefined;
  min?: product_artist_follows_min_order_by | null | undefined;
  sum?: product_artist_follows_sum_order_by | null | undefined;
  avg?: product_artist_follows_avg_order_by | null | undefined;
  stddev?: product_artist_follows_stddev_order_by | null | undefined;
  stddev_pop?: product_artist_follows_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_artist_follows_stddev_samp_order_by | null | undefined;
  var_pop?: product_artist_follows_var_pop_order_by | null | undefined;
  var_samp?: product_artist_follows_var_samp_order_by | null | undefined;
  variance?: product_artist_follows_variance_order_by | null | undefined;
}

export interface product_artist_follows_avg_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_bool_exp {
  _and?: readonly (product_artist_follows_bool_exp)[] | product_artist_follows_bool_exp | null | undefined;
  _not?: product_artist_follows_bool_exp | null | undefined;
  _or?: readonly (product_artist_follows_bool_exp)[] | product_artist_follows_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  is_muted?: Boolean_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface product_artist_follows_max_order_by {
  artist_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_artist_follows_min_order_by {
  artist_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_artist_follows_stddev_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_stddev_pop_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_stddev_samp_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_sum_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_var_pop_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_var_samp_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_follows_variance_order_by {
  artist_id?: order_by | null | undefined;
}

export interface product_artist_search_bool_exp {
  _and?: readonly (product_artist_search_bool_exp)[] | product_artist_search_bool_exp | null | undefined;
  _not?: product_artist_search_bool_exp | null | undefined;
  _or?: readonly (product_artist_search_bool_exp)[] | product_artist_search_bool_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  words?: String_comparison_exp | null | undefined;
  grams?: _text_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
}

export interface product_artist_search_order_by {
  artist_id?: order_by | null | undefined;
  words?: order_by | null | undefined;
  grams?: order_by | null | undefined;
  artist?: product_artists_order_by | null | undefined;
}

export interface product_artists_bool_exp {
  _and?: readonly (product_artists_bool_exp)[] | product_artists_bool_exp | null | undefined;
  _not?: product_artists_bool_exp | null | undefined;
  _or?: readonly (product_artists_bool_exp)[] | product_artists_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  path_name?: String_comparison_exp | null | undefined;
  description?: jsonb_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  profile_src?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  follower_count?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  artist_brands?: product_artist_brands_bool_exp | null | undefined;
  artist_follows?: product_artist_follows_bool_exp | null | undefined;
  search?: product_artist_search_bool_exp | null | undefined;
  graphics?: product_graphics_bool_exp | null | undefined;
}

export interface product_artists_order_by {
  id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  path_name?: order_by | null | undefined;
  description?: order_by | null | undefined;
  state?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  profile_src?: order_by | null | undefined;
  position?: order_by | null | undefined;
  follower_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  main_page_items_aggregate?: management_main_page_items_aggregate_order_by | null | undefined;
  artist_brands_aggregate?: product_artist_brands_aggregate_order_by | null | undefined;
  artist_follows_aggregate?: product_artist_follows_aggregate_order_by | null | undefined;
  search?: product_artist_search_order_by | null | undefined;
  graphics_aggregate?: product_graphics_aggregate_order_by | null | undefined;
}

export interface product_brand_follows_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_brand_follows_max_order_by | null | undefined;
  min?: product_brand_follows_min_order_by | null | undefined;
  sum?: product_brand_follows_sum_order_by | null | undefined;
  avg?: product_brand_follows_avg_order_by | null | undefined;
  stddev?: product_brand_follows_stddev_order_by | null | undefined;
  stddev_pop?: product_brand_follows_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_brand_follows_stddev_samp_order_by | null | undefined;
  var_pop?: product_brand_follows_var_pop_order_by | null | undefined;
  var_samp?: product_brand_follows_var_samp_order_by | null | undefined;
  variance?: product_brand_follows_variance_order_by | null | undefined;
}

export interface product_brand_follows_avg_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_bool_exp {
  _and?: readonly (product_brand_follows_bool_exp)[] | product_brand_follows_bool_exp | null | undefined;
  _not?: product_brand_follows_bool_exp | null | undefined;
  _or?: readonly (product_brand_follows_bool_exp)[] | product_brand_follows_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  brand_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  brand?: product_brands_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface product_brand_follows_max_order_by {
  brand_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_brand_follows_min_order_by {
  brand_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_brand_follows_stddev_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_stddev_pop_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_stddev_samp_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_sum_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_var_pop_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_var_samp_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brand_follows_variance_order_by {
  brand_id?: order_by | null | undefined;
}

export interface product_brands_bool_exp {
  _and?: readonly (product_brands_bool_exp)[] | product_brands_bool_exp | null | undefined;
  _not?: product_brands_bool_exp | null | undefined;
  _or?: readonly (product_brands_bool_exp)[] | product_brands_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  description?: jsonb_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  logo_src?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  follower_count?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  home_templates?: management_home_templates_bool_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  artist_brands?: product_artist_brands_bool_exp | null | undefined;
  brand_follows?: product_brand_follows_bool_exp | null | undefined;
  products?: product_products_bool_exp | null | undefined;
  order_products?: sales_order_products_bool_exp | null | undefined;
}

export interface product_brands_order_by {
  id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  description?: order_by | null | undefined;
  state?: order_by | null | undefined;
  logo_src?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  position?: order_by | null | undefined;
  follower_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  home_templates_aggregate?: management_home_templates_aggregate_order_by | null | undefined;
  main_page_items_aggregate?: management_main_page_items_aggregate_order_by | null | undefined;
  artist_brands_aggregate?: product_artist_brands_aggregate_order_by | null | undefined;
  brand_follows_aggregate?: product_brand_follows_aggregate_order_by | null | undefined;
  products_aggregate?: product_products_aggregate_order_by | null | undefined;
  order_products_aggregate?: sales_order_products_aggregate_order_by | null | undefined;
}

export interface product_categories_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_categories_max_order_by | null | undefined;
  min?: product_categories_min_order_by | null | undefined;
  sum?: product_categories_sum_order_by | null | undefined;
  avg?: product_categories_avg_order_by | null | undefined;
  stddev?: product_categories_stddev_order_by | null | undefined;
  stddev_pop?: product_categories_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_categories_stddev_samp_order_by | null | undefined;
  var_pop?: product_categories_var_pop_order_by | null | undefined;
  var_samp?: product_categories_var_samp_order_by | null | undefined;
  variance?: product_categories_variance_order_by | null | undefined;
}

export interface product_categories_avg_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_bool_exp {
  _and?: readonly (product_categories_bool_exp)[] | product_categories_bool_exp | null | undefined;
  _not?: product_categories_bool_exp | null | undefined;
  _or?: readonly (product_categories_bool_exp)[] | product_categories_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  parent_id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  path_name?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  parent?: product_categories_bool_exp | null | undefined;
  children?: product_categories_bool_exp | null | undefined;
  products?: product_products_bool_exp | null | undefined;
}

export interface product_categories_max_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  path_name?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  position?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_categories_min_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  path_name?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  position?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_categories_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  path_name?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  position?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  parent?: product_categories_order_by | null | undefined;
  children_aggregate?: product_categories_aggregate_order_by | null | undefined;
  products_aggregate?: product_products_aggregate_order_by | null | undefined;
}

export interface product_categories_stddev_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_stddev_pop_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_stddev_samp_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_sum_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_var_pop_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_var_samp_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_categories_variance_order_by {
  id?: order_by | null | undefined;
  parent_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_colors_max_order_by | null | undefined;
  min?: product_colors_min_order_by | null | undefined;
  sum?: product_colors_sum_order_by | null | undefined;
  avg?: product_colors_avg_order_by | null | undefined;
  stddev?: product_colors_stddev_order_by | null | undefined;
  stddev_pop?: product_colors_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_colors_stddev_samp_order_by | null | undefined;
  var_pop?: product_colors_var_pop_order_by | null | undefined;
  var_samp?: product_colors_var_samp_order_by | null | undefined;
  variance?: product_colors_variance_order_by | null | undefined;
}

export interface product_colors_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_bool_exp {
  _and?: readonly (product_colors_bool_exp)[] | product_colors_bool_exp | null | undefined;
  _not?: product_colors_bool_exp | null | undefined;
  _or?: readonly (product_colors_bool_exp)[] | product_colors_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  hex?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  mockups?: product_mockups_bool_exp | null | undefined;
  options?: product_product_options_bool_exp | null | undefined;
}

export interface product_colors_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  hex?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  hex?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_colors_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_frames_max_order_by | null | undefined;
  min?: product_frames_min_order_by | null | undefined;
  sum?: product_frames_sum_order_by | null | undefined;
  avg?: product_frames_avg_order_by | null | undefined;
  stddev?: product_frames_stddev_order_by | null | undefined;
  stddev_pop?: product_frames_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_frames_stddev_samp_order_by | null | undefined;
  var_pop?: product_frames_var_pop_order_by | null | undefined;
  var_samp?: product_frames_var_samp_order_by | null | undefined;
  variance?: product_frames_variance_order_by | null | undefined;
}

export interface product_frames_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_bool_exp {
  _and?: readonly (product_frames_bool_exp)[] | product_frames_bool_exp | null | undefined;
  _not?: product_frames_bool_exp | null | undefined;
  _or?: readonly (product_frames_bool_exp)[] | product_frames_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  code?: String_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  mockups?: product_mockups_bool_exp | null | undefined;
  options?: product_product_options_bool_exp | null | undefined;
  size_measures?: product_size_measures_bool_exp | null | undefined;
}

export interface product_frames_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_frames_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_likes_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_graphic_likes_max_order_by | null | undefined;
  min?: product_graphic_likes_min_order_by | null | undefined;
  sum?: product_graphic_likes_sum_order_by | null | undefined;
  avg?: product_graphic_likes_avg_order_by | null | undefined;
  stddev?: product_graphic_likes_stddev_order_by | null | undefined;
  stddev_pop?: product_graphic_likes_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_graphic_likes_stddev_samp_order_by | null | undefined;
  var_pop?: product_graphic_likes_var_pop_order_by | null | undefined;
  var_samp?: product_graphic_likes_var_samp_order_by | null | undefined;
  variance?: product_graphic_likes_variance_order_by | null | undefined;
}

export interface product_graphic_likes_avg_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_bool_exp {
  _and?: readonly (product_graphic_likes_bool_exp)[] | product_graphic_likes_bool_exp | null | undefined;
  _not?: product_graphic_likes_bool_exp | null | undefined;
  _or?: readonly (product_graphic_likes_bool_exp)[] | product_graphic_likes_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface product_graphic_likes_max_order_by {
  graphic_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_graphic_likes_min_order_by {
  graphic_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_graphic_likes_stddev_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_stddev_pop_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_stddev_samp_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_sum_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_var_pop_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_var_samp_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_likes_variance_order_by {
  graphic_id?: order_by | null | undefined;
}

export interface product_graphic_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_graphic_products_max_order_by | null | undefined;
  min?: product_graphic_products_min_order_by | null | undefined;
  sum?: product_graphic_products_sum_order_by | null | undefined;
  avg?: product_graphic_products_avg_order_by | null | undefined;
  stddev?: product_graphic_products_stddev_order_by | null | undefined;
  stddev_pop?: product_graphic_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_graphic_products_stddev_samp_order_by | null | undefined;
  var_pop?: product_graphic_products_var_pop_order_by | null | undefined;
  var_samp?: product_graphic_products_var_samp_order_by | null | undefined;
  variance?: product_graphic_products_variance_order_by | null | undefined;
}

export interface product_graphic_products_avg_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_bool_exp {
  _and?: readonly (product_graphic_products_bool_exp)[] | product_graphic_products_bool_exp | null | undefined;
  _not?: product_graphic_products_bool_exp | null | undefined;
  _or?: readonly (product_graphic_products_bool_exp)[] | product_graphic_products_bool_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_graphic_products_max_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_min_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  graphic?: product_graphics_order_by | null | undefined;
  product?: product_products_order_by | null | undefined;
}

export interface product_graphic_products_stddev_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_stddev_pop_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_stddev_samp_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_sum_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_var_pop_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_var_samp_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_products_variance_order_by {
  graphic_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_graphic_search_bool_exp {
  _and?: readonly (product_graphic_search_bool_exp)[] | product_graphic_search_bool_exp | null | undefined;
  _not?: product_graphic_search_bool_exp | null | undefined;
  _or?: readonly (product_graphic_search_bool_exp)[] | product_graphic_search_bool_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  words?: String_comparison_exp | null | undefined;
  grams?: _text_comparison_exp | null | undefined;
  own_words?: String_comparison_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
}

export interface product_graphic_search_order_by {
  graphic_id?: order_by | null | undefined;
  words?: order_by | null | undefined;
  grams?: order_by | null | undefined;
  own_words?: order_by | null | undefined;
  graphic?: product_graphics_order_by | null | undefined;
}

export interface product_graphics_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_graphics_max_order_by | null | undefined;
  min?: product_graphics_min_order_by | null | undefined;
  sum?: product_graphics_sum_order_by | null | undefined;
  avg?: product_graphics_avg_order_by | null | undefined;
  stddev?: product_graphics_stddev_order_by | null | undefined;
  stddev_pop?: product_graphics_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_graphics_stddev_samp_order_by | null | undefined;
  var_pop?: product_graphics_var_pop_order_by | null | undefined;
  var_samp?: product_graphics_var_samp_order_by | null | undefined;
  variance?: product_graphics_variance_order_by | null | undefined;
}

export interface product_graphics_avg_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_bool_exp {
  _and?: readonly (product_graphics_bool_exp)[] | product_graphics_bool_exp | null | undefined;
  _not?: product_graphics_bool_exp | null | undefined;
  _or?: readonly (product_graphics_bool_exp)[] | product_graphics_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  description?: jsonb_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  width?: Int_comparison_exp | null | undefined;
  height?: Int_comparison_exp | null | undefined;
  extension?: String_comparison_exp | null | undefined;
  background_color?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  price?: Int_comparison_exp | null | undefined;
  origin_price?: Int_comparison_exp | null | undefined;
  sale_price?: Int_comparison_exp | null | undefined;
  sale_rate?: numeric_comparison_exp | null | undefined;
  promotion_price?: Int_comparison_exp | null | undefined;
  product_count?: Int_comparison_exp | null | undefined;
  is_best?: Boolean_comparison_exp | null | undefined;
  is_donate?: Boolean_comparison_exp | null | undefined;
  donation?: Int_comparison_exp | null | undefined;
  like_count?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  keywords?: _text_comparison_exp | null | undefined;
  published_at?: timestamptz_comparison_exp | null | undefined;
  banner_graphics?: management_banner_graphics_bool_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  graphic_likes?: product_graphic_likes_bool_exp | null | undefined;
  graphic_products?: product_graphic_products_bool_exp | null | undefined;
  search?: product_graphic_search_bool_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  plan_graphics?: product_plan_graphics_bool_exp | null | undefined;
  product_custom_layers?: product_product_custom_layers_bool_exp | null | undefined;
  coupon_graphics?: sales_coupon_graphics_bool_exp | null | undefined;
}

export interface product_graphics_max_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  state?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  extension?: order_by | null | undefined;
  background_color?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  published_at?: order_by | null | undefined;
}

export interface product_graphics_min_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  state?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  extension?: order_by | null | undefined;
  background_color?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  published_at?: order_by | null | undefined;
}

export interface product_graphics_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  description?: order_by | null | undefined;
  src?: order_by | null | undefined;
  state?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  extension?: order_by | null | undefined;
  background_color?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  is_best?: order_by | null | undefined;
  is_donate?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  keywords?: order_by | null | undefined;
  published_at?: order_by | null | undefined;
  banner_graphics_aggregate?: management_banner_graphics_aggregate_order_by | null | undefined;
  main_page_items_aggregate?: management_main_page_items_aggregate_order_by | null | undefined;
  graphic_likes_aggregate?: product_graphic_likes_aggregate_order_by | null | undefined;
  graphic_products_aggregate?: product_graphic_products_aggregate_order_by | null | undefined;
  search?: product_graphic_search_order_by | null | undefined;
  artist?: product_artists_order_by | null | undefined;
  plan_graphics_aggregate?: product_plan_graphics_aggregate_order_by | null | undefined;
  product_custom_layers_aggregate?: product_product_custom_layers_aggregate_order_by | null | undefined;
  coupon_graphics_aggregate?: sales_coupon_graphics_aggregate_order_by | null | undefined;
}

export interface product_graphics_stddev_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_stddev_pop_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_stddev_samp_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_sum_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_var_pop_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_var_samp_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_graphics_variance_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  product_count?: order_by | null | undefined;
  donation?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
}

export interface product_mockup_groups_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_mockup_groups_max_order_by | null | undefined;
  min?: product_mockup_groups_min_order_by | null | undefined;
  sum?: product_mockup_groups_sum_order_by | null | undefined;
  avg?: product_mockup_groups_avg_order_by | null | undefined;
  stddev?: product_mockup_groups_stddev_order_by | null | undefined;
  stddev_pop?: product_mockup_groups_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_mockup_groups_stddev_samp_order_by | null | undefined;
  var_pop?: product_mockup_groups_var_pop_order_by | null | undefined;
  var_samp?: product_mockup_groups_var_samp_order_by | null | undefined;
  variance?: product_mockup_groups_variance_order_by | null | undefined;
}

export interface product_mockup_groups_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_bool_exp {
  _and?: readonly (product_mockup_groups_bool_exp)[] | product_mockup_groups_bool_exp | null | undefined;
  _not?: product_mockup_groups_bool_exp | null | undefined;
  _or?: readonly (product_mockup_groups_bool_exp)[] | product_mockup_groups_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  code?: String_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  price?: Int_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  mockups?: product_mockups_bool_exp | null | undefined;
  custom_mockups?: product_product_custom_mockups_bool_exp | null | undefined;
}

export interface product_mockup_groups_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockup_groups_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  price?: order_by | null | undefined;
}

export interface product_mockups_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_mockups_max_order_by | null | undefined;
  min?: product_mockups_min_order_by | null | undefined;
  sum?: product_mockups_sum_order_by | null | undefined;
  avg?: product_mockups_avg_order_by | null | undefined;
  stddev?: product_mockups_stddev_order_by | null | undefined;
  stddev_pop?: product_mockups_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_mockups_stddev_samp_order_by | null | undefined;
  var_pop?: product_mockups_var_pop_order_by | null | undefined;
  var_samp?: product_mockups_var_samp_order_by | null | undefined;
  variance?: product_mockups_variance_order_by | null | undefined;
}

export interface product_mockups_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_bool_exp {
  _and?: readonly (product_mockups_bool_exp)[] | product_mockups_bool_exp | null | undefined;
  _not?: product_mockups_bool_exp | null | undefined;
  _or?: readonly (product_mockups_bool_exp)[] | product_mockups_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  frame_id?: bigint_comparison_exp | null | undefined;
  color_id?: bigint_comparison_exp | null | undefined;
  mockup_group_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  shade_src?: String_comparison_exp | null | undefined;
  width?: Int_comparison_exp | null | undefined;
  height?: Int_comparison_exp | null | undefined;
  print_x?: numeric_comparison_exp | null | undefined;
  print_y?: numeric_comparison_exp | null | undefined;
  print_width?: numeric_comparison_exp | null | undefined;
  print_height?: numeric_comparison_exp | null | undefined;
  print_width_mm?: numeric_comparison_exp | null | undefined;
  print_height_mm?: numeric_comparison_exp | null | undefined;
  color?: product_colors_bool_exp | null | undefined;
  frame?: product_frames_bool_exp | null | undefined;
  mockup_group?: product_mockup_groups_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  custom_mockups?: product_product_custom_mockups_bool_exp | null | undefined;
}

export interface product_mockups_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  shade_src?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  shade_src?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_mockups_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  mockup_group_id?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  print_x?: order_by | null | undefined;
  print_y?: order_by | null | undefined;
  print_width?: order_by | null | undefined;
  print_height?: order_by | null | undefined;
  print_width_mm?: order_by | null | undefined;
  print_height_mm?: order_by | null | undefined;
}

export interface product_plan_graphics_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_plan_graphics_max_order_by | null | undefined;
  min?: product_plan_graphics_min_order_by | null | undefined;
  sum?: product_plan_graphics_sum_order_by | null | undefined;
  avg?: product_plan_graphics_avg_order_by | null | undefined;
  stddev?: product_plan_graphics_stddev_order_by | null | undefined;
  stddev_pop?: product_plan_graphics_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_plan_graphics_stddev_samp_order_by | null | undefined;
  var_pop?: product_plan_graphics_var_pop_order_by | null | undefined;
  var_samp?: product_plan_graphics_var_samp_order_by | null | undefined;
  variance?: product_plan_graphics_variance_order_by | null | undefined;
}

export interface product_plan_graphics_avg_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_bool_exp {
  _and?: readonly (product_plan_graphics_bool_exp)[] | product_plan_graphics_bool_exp | null | undefined;
  _not?: product_plan_graphics_bool_exp | null | undefined;
  _or?: readonly (product_plan_graphics_bool_exp)[] | product_plan_graphics_bool_exp | null | undefined;
  plan_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  add_content?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
  plan?: product_plans_bool_exp | null | undefined;
}

export interface product_plan_graphics_max_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_min_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_stddev_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_stddev_pop_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_stddev_samp_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_sum_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_var_pop_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_var_samp_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_graphics_variance_order_by {
  plan_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_plan_products_max_order_by | null | undefined;
  min?: product_plan_products_min_order_by | null | undefined;
  sum?: product_plan_products_sum_order_by | null | undefined;
  avg?: product_plan_products_avg_order_by | null | undefined;
  stddev?: product_plan_products_stddev_order_by | null | undefined;
  stddev_pop?: product_plan_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_plan_products_stddev_samp_order_by | null | undefined;
  var_pop?: product_plan_products_var_pop_order_by | null | undefined;
  var_samp?: product_plan_products_var_samp_order_by | null | undefined;
  variance?: product_plan_products_variance_order_by | null | undefined;
}

export interface product_plan_products_avg_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_bool_exp {
  _and?: readonly (product_plan_products_bool_exp)[] | product_plan_products_bool_exp | null | undefined;
  _not?: product_plan_products_bool_exp | null | undefined;
  _or?: readonly (product_plan_products_bool_exp)[] | product_plan_products_bool_exp | null | undefined;
  plan_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  plan?: product_plans_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_plan_products_max_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_min_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_stddev_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_stddev_pop_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_stddev_samp_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_sum_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_var_pop_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_var_samp_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plan_products_variance_order_by {
  plan_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_plans_bool_exp {
  _and?: readonly (product_plans_bool_exp)[] | product_plans_bool_exp | null | undefined;
  _not?: product_plans_bool_exp | null | undefined;
  _or?: readonly (product_plans_bool_exp)[] | product_plans_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  title?: jsonb_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  start_date?: timestamptz_comparison_exp | null | undefined;
  end_date?: timestamptz_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  plan_graphics?: product_plan_graphics_bool_exp | null | undefined;
  plan_products?: product_plan_products_bool_exp | null | undefined;
  coupon_plans?: sales_coupon_plans_bool_exp | null | undefined;
}

export interface product_product_custom_layers_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_product_custom_layers_max_order_by | null | undefined;
  min?: product_product_custom_layers_min_order_by | null | undefined;
  sum?: product_product_custom_layers_sum_order_by | null | undefined;
  avg?: product_product_custom_layers_avg_order_by | null | undefined;
  stddev?: product_product_custom_layers_stddev_order_by | null | undefined;
  stddev_pop?: product_product_custom_layers_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_product_custom_layers_stddev_samp_order_by | null | undefined;
  var_pop?: product_product_custom_layers_var_pop_order_by | null | undefined;
  var_samp?: product_product_custom_layers_var_samp_order_by | null | undefined;
  variance?: product_product_custom_layers_variance_order_by | null | undefined;
}

export interface product_product_custom_layers_arr_rel_insert_input {
  data: readonly (product_product_custom_layers_insert_input)[] | product_product_custom_layers_insert_input;
  on_conflict?: product_product_custom_layers_on_conflict | null | undefined;
}

export interface product_product_custom_layers_avg_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_layers_bool_exp {
  _and?: readonly (product_product_custom_layers_bool_exp)[] | product_product_custom_layers_bool_exp | null | undefined;
  _not?: product_product_custom_layers_bool_exp | null | undefined;
  _or?: readonly (product_product_custom_layers_bool_exp)[] | product_product_custom_layers_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  custom_mockup_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  key?: uuid_comparison_exp | null | undefined;
  x_coordinate?: numeric_comparison_exp | null | undefined;
  y_coordinate?: numeric_comparison_exp | null | undefined;
  width?: numeric_comparison_exp | null | undefined;
  height?: numeric_comparison_exp | null | undefined;
  rotation?: numeric_comparison_exp | null | undefined;
  z_index?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  custom_mockup?: product_product_custom_mockups_bool_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
}

export type product_product_custom_layers_constraint = 'product_custom_layers_pkey' | 'product_custom_layers_key';

export interface product_product_custom_layers_insert_input {
  product_custom_id?: number | null | undefined;
  custom_mockup_id?: number | null | undefined;
  graphic_id?: number | null | undefined;
  key?: string | null | undefined;
  x_coordinate?: number | null | undefined;
  y_coordinate?: number | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  rotation?: number | null | undefined;
  z_index?: number | null | undefined;
  custom_mockup?: product_product_custom_mockups_obj_rel_insert_input | null | undefined;
  product_custom?: product_product_customs_obj_rel_insert_input | null | undefined;
}

export interface product_product_custom_layers_max_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_product_custom_layers_min_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_product_custom_layers_on_conflict {
  constraint: product_product_custom_layers_constraint;
  update_columns?: readonly (product_product_custom_layers_update_column)[] | product_product_custom_layers_update_column | undefined;
  where?: product_product_custom_layers_bool_exp | null | undefined;
}

export interface product_product_custom_layers_stddev_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_layers_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_layers_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_layers_sum_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export type product_product_custom_layers_update_column = 'custom_mockup_id' | 'x_coordinate' | 'y_coordinate' | 'width' | 'height' | 'rotation' | 'z_index' | 'deleted_at';

export interface product_product_custom_layers_var_pop_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_layers_var_samp_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_layers_variance_order_by {
  id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_mockup_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  x_coordinate?: order_by | null | undefined;
  y_coordinate?: order_by | null | undefined;
  width?: order_by | null | undefined;
  height?: order_by | null | undefined;
  rotation?: order_by | null | undefined;
  z_index?: order_by | null | undefined;
}

export interface product_product_custom_mockups_arr_rel_insert_input {
  data: readonly (product_product_custom_mockups_insert_input)[] | product_product_custom_mockups_insert_input;
  on_conflict?: product_product_custom_mockups_on_conflict | null | undefined;
}

export interface product_product_custom_mockups_bool_exp {
  _and?: readonly (product_product_custom_mockups_bool_exp)[] | product_product_custom_mockups_bool_exp | null | undefined;
  _not?: product_product_custom_mockups_bool_exp | null | undefined;
  _or?: readonly (product_product_custom_mockups_bool_exp)[] | product_product_custom_mockups_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  mockup_group_id?: bigint_comparison_exp | null | undefined;
  mockup_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  print_area?: jsonb_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  layers?: product_product_custom_layers_bool_exp | null | undefined;
  mockup_group?: product_mockup_groups_bool_exp | null | undefined;
  mockup?: product_mockups_bool_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
}

export type product_product_custom_mockups_constraint = 'product_custom_mockups_pkey';

export interface product_product_custom_mockups_insert_input {
  product_custom_id?: number | null | undefined;
  mockup_group_id?: number | null | undefined;
  src?: string | null | undefined;
  layers?: product_product_custom_layers_arr_rel_insert_input | null | undefined;
  product_custom?: product_product_customs_obj_rel_insert_input | null | undefined;
}

export interface product_product_custom_mockups_obj_rel_insert_input {
  data: product_product_custom_mockups_insert_input;
  on_conflict?: product_product_custom_mockups_on_conflict | null | undefined;
}

export interface product_product_custom_mockups_on_conflict {
  constraint: product_product_custom_mockups_constraint;
  update_columns?: readonly (product_product_custom_mockups_update_column)[] | product_product_custom_mockups_update_column | undefined;
  where?: product_product_custom_mockups_bool_exp | null | undefined;
}

export type product_product_custom_mockups_update_column = 'deleted_at';

export interface product_product_custom_versions_bool_exp {
  _and?: readonly (product_product_custom_versions_bool_exp)[] | product_product_custom_versions_bool_exp | null | undefined;
  _not?: product_product_custom_versions_bool_exp | null | undefined;
  _or?: readonly (product_product_custom_versions_bool_exp)[] | product_product_custom_versions_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  revision?: Int_comparison_exp | null | undefined;
  content_hash?: String_comparison_exp | null | undefined;
  scene?: jsonb_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
  cart_lines?: sales_cart_lines_bool_exp | null | undefined;
  checkout_lines?: sales_checkout_lines_bool_exp | null | undefined;
  order_products?: sales_order_products_bool_exp | null | undefined;
}

export interface product_product_customs_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_product_customs_max_order_by | null | undefined;
  min?: product_product_customs_min_order_by | null | undefined;
  sum?: product_product_customs_sum_order_by | null | undefined;
  avg?: product_product_customs_avg_order_by | null | undefined;
  stddev?: product_product_customs_stddev_order_by | null | undefined;
  stddev_pop?: product_product_customs_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_product_customs_stddev_samp_order_by | null | undefined;
  var_pop?: product_product_customs_var_pop_order_by | null | undefined;
  var_samp?: product_product_customs_var_samp_order_by | null | undefined;
  variance?: product_product_customs_variance_order_by | null | undefined;
}

export interface product_product_customs_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_bool_exp {
  _and?: readonly (product_product_customs_bool_exp)[] | product_product_customs_bool_exp | null | undefined;
  _not?: product_product_customs_bool_exp | null | undefined;
  _or?: readonly (product_product_customs_bool_exp)[] | product_product_customs_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  option_id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  name?: String_comparison_exp | null | undefined;
  is_best?: Boolean_comparison_exp | null | undefined;
  revision?: Int_comparison_exp | null | undefined;
  render_key?: uuid_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  updated_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  feed_customs?: management_influencer_feed_customs_bool_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  layers?: product_product_custom_layers_bool_exp | null | undefined;
  custom_mockups?: product_product_custom_mockups_bool_exp | null | undefined;
  versions?: product_product_custom_versions_bool_exp | null | undefined;
  option?: product_product_options_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
  product_templates?: product_product_templates_bool_exp | null | undefined;
  cart_lines?: sales_cart_lines_bool_exp | null | undefined;
  checkout_lines?: sales_checkout_lines_bool_exp | null | undefined;
}

export type product_product_customs_constraint = 'product_customs_pkey' | 'product_customs_render_key_key';

export interface product_product_customs_insert_input {
  product_id?: number | null | undefined;
  option_id?: number | null | undefined;
  user_id?: string | null | undefined;
  type?: string | null | undefined;
  name?: string | null | undefined;
  layers?: product_product_custom_layers_arr_rel_insert_input | null | undefined;
  custom_mockups?: product_product_custom_mockups_arr_rel_insert_input | null | undefined;
}

export interface product_product_customs_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  name?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  updated_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  name?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  updated_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_obj_rel_insert_input {
  data: product_product_customs_insert_input;
  on_conflict?: product_product_customs_on_conflict | null | undefined;
}

export interface product_product_customs_on_conflict {
  constraint: product_product_customs_constraint;
  update_columns?: readonly (product_product_customs_update_column)[] | product_product_customs_update_column | undefined;
  where?: product_product_customs_bool_exp | null | undefined;
}

export interface product_product_customs_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export type product_product_customs_update_column = 'option_id' | 'name' | 'revision' | 'deleted_at';

export interface product_product_customs_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_customs_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  revision?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_facts_bool_exp {
  _and?: readonly (product_product_facts_bool_exp)[] | product_product_facts_bool_exp | null | undefined;
  _not?: product_product_facts_bool_exp | null | undefined;
  _or?: readonly (product_product_facts_bool_exp)[] | product_product_facts_bool_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  kind?: String_comparison_exp | null | undefined;
  material?: jsonb_comparison_exp | null | undefined;
  contents?: jsonb_comparison_exp | null | undefined;
  maker?: jsonb_comparison_exp | null | undefined;
  origin?: jsonb_comparison_exp | null | undefined;
  made_on?: jsonb_comparison_exp | null | undefined;
  care?: jsonb_comparison_exp | null | undefined;
  certification?: jsonb_comparison_exp | null | undefined;
  warranty?: jsonb_comparison_exp | null | undefined;
  contact?: jsonb_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_product_facts_order_by {
  product_id?: order_by | null | undefined;
  kind?: order_by | null | undefined;
  material?: order_by | null | undefined;
  contents?: order_by | null | undefined;
  maker?: order_by | null | undefined;
  origin?: order_by | null | undefined;
  made_on?: order_by | null | undefined;
  care?: order_by | null | undefined;
  certification?: order_by | null | undefined;
  warranty?: order_by | null | undefined;
  contact?: order_by | null | undefined;
  product?: product_products_order_by | null | undefined;
}

export interface product_product_images_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_product_images_max_order_by | null | undefined;
  min?: product_product_images_min_order_by | null | undefined;
  sum?: product_product_images_sum_order_by | null | undefined;
  avg?: product_product_images_avg_order_by | null | undefined;
  stddev?: product_product_images_stddev_order_by | null | undefined;
  stddev_pop?: product_product_images_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_product_images_stddev_samp_order_by | null | undefined;
  var_pop?: product_product_images_var_pop_order_by | null | undefined;
  var_samp?: product_product_images_var_samp_order_by | null | undefined;
  variance?: product_product_images_variance_order_by | null | undefined;
}

export interface product_product_images_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_bool_exp {
  _and?: readonly (product_product_images_bool_exp)[] | product_product_images_bool_exp | null | undefined;
  _not?: product_product_images_bool_exp | null | undefined;
  _or?: readonly (product_product_images_bool_exp)[] | product_product_images_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_product_images_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_images_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_likes_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_product_likes_max_order_by | null | undefined;
  min?: product_product_likes_min_order_by | null | undefined;
  sum?: product_product_likes_sum_order_by | null | undefined;
  avg?: product_product_likes_avg_order_by | null | undefined;
  stddev?: product_product_likes_stddev_order_by | null | undefined;
  stddev_pop?: product_product_likes_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_product_likes_stddev_samp_order_by | null | undefined;
  var_pop?: product_product_likes_var_pop_order_by | null | undefined;
  var_samp?: product_product_likes_var_samp_order_by | null | undefined;
  variance?: product_product_likes_variance_order_by | null | undefined;
}

export interface product_product_likes_avg_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_bool_exp {
  _and?: readonly (product_product_likes_bool_exp)[] | product_product_likes_bool_exp | null | undefined;
  _not?: product_product_likes_bool_exp | null | undefined;
  _or?: readonly (product_product_likes_bool_exp)[] | product_product_likes_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface product_product_likes_max_order_by {
  product_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_product_likes_min_order_by {
  product_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_product_likes_stddev_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_stddev_pop_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_stddev_samp_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_sum_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_var_pop_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_var_samp_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_likes_variance_order_by {
  product_id?: order_by | null | undefined;
}

export interface product_product_options_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_product_options_max_order_by | null | undefined;
  min?: product_product_options_min_order_by | null | undefined;
  sum?: product_product_options_sum_order_by | null | undefined;
  avg?: product_product_options_avg_order_by | null | undefined;
  stddev?: product_product_options_stddev_order_by | null | undefined;
  stddev_pop?: product_product_options_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_product_options_stddev_samp_order_by | null | undefined;
  var_pop?: product_product_options_var_pop_order_by | null | undefined;
  var_samp?: product_product_options_var_samp_order_by | null | undefined;
  variance?: product_product_options_variance_order_by | null | undefined;
}

export interface product_product_options_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_bool_exp {
  _and?: readonly (product_product_options_bool_exp)[] | product_product_options_bool_exp | null | undefined;
  _not?: product_product_options_bool_exp | null | undefined;
  _or?: readonly (product_product_options_bool_exp)[] | product_product_options_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  frame_id?: bigint_comparison_exp | null | undefined;
  color_id?: bigint_comparison_exp | null | undefined;
  size?: String_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  price?: Int_comparison_exp | null | undefined;
  stock_count?: Int_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  product_customs?: product_product_customs_bool_exp | null | undefined;
  color?: product_colors_bool_exp | null | undefined;
  frame?: product_frames_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  restock_requests?: product_restock_requests_bool_exp | null | undefined;
  cart_lines?: sales_cart_lines_bool_exp | null | undefined;
  checkout_lines?: sales_checkout_lines_bool_exp | null | undefined;
  claim_products_by_exchange_option_id?: sales_claim_products_bool_exp | null | undefined;
  claim_products_by_option_id?: sales_claim_products_bool_exp | null | undefined;
  order_products?: sales_order_products_bool_exp | null | undefined;
}

export interface product_product_options_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  size?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  state?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  size?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  state?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_options_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  color_id?: order_by | null | undefined;
  price?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_search_bool_exp {
  _and?: readonly (product_product_search_bool_exp)[] | product_product_search_bool_exp | null | undefined;
  _not?: product_product_search_bool_exp | null | undefined;
  _or?: readonly (product_product_search_bool_exp)[] | product_product_search_bool_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  words?: String_comparison_exp | null | undefined;
  grams?: _text_comparison_exp | null | undefined;
  own_words?: String_comparison_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_product_search_order_by {
  product_id?: order_by | null | undefined;
  words?: order_by | null | undefined;
  grams?: order_by | null | undefined;
  own_words?: order_by | null | undefined;
  product?: product_products_order_by | null | undefined;
}

export interface product_product_templates_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_product_templates_max_order_by | null | undefined;
  min?: product_product_templates_min_order_by | null | undefined;
  sum?: product_product_templates_sum_order_by | null | undefined;
  avg?: product_product_templates_avg_order_by | null | undefined;
  stddev?: product_product_templates_stddev_order_by | null | undefined;
  stddev_pop?: product_product_templates_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_product_templates_stddev_samp_order_by | null | undefined;
  var_pop?: product_product_templates_var_pop_order_by | null | undefined;
  var_samp?: product_product_templates_var_samp_order_by | null | undefined;
  variance?: product_product_templates_variance_order_by | null | undefined;
}

export interface product_product_templates_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_bool_exp {
  _and?: readonly (product_product_templates_bool_exp)[] | product_product_templates_bool_exp | null | undefined;
  _not?: product_product_templates_bool_exp | null | undefined;
  _or?: readonly (product_product_templates_bool_exp)[] | product_product_templates_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  custom_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  custom?: product_product_customs_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_product_templates_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  state?: order_by | null | undefined;
}

export interface product_product_templates_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
  state?: order_by | null | undefined;
}

export interface product_product_templates_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_product_templates_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  custom_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_products_max_order_by | null | undefined;
  min?: product_products_min_order_by | null | undefined;
  sum?: product_products_sum_order_by | null | undefined;
  avg?: product_products_avg_order_by | null | undefined;
  stddev?: product_products_stddev_order_by | null | undefined;
  stddev_pop?: product_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_products_stddev_samp_order_by | null | undefined;
  var_pop?: product_products_var_pop_order_by | null | undefined;
  var_samp?: product_products_var_samp_order_by | null | undefined;
  variance?: product_products_variance_order_by | null | undefined;
}

export interface product_products_avg_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_bool_exp {
  _and?: readonly (product_products_bool_exp)[] | product_products_bool_exp | null | undefined;
  _not?: product_products_bool_exp | null | undefined;
  _or?: readonly (product_products_bool_exp)[] | product_products_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  brand_id?: bigint_comparison_exp | null | undefined;
  category_id?: bigint_comparison_exp | null | undefined;
  shipping_policy_id?: bigint_comparison_exp | null | undefined;
  code?: String_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  description?: jsonb_comparison_exp | null | undefined;
  add_content?: String_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  is_custom?: Boolean_comparison_exp | null | undefined;
  is_new?: Boolean_comparison_exp | null | undefined;
  is_sale?: Boolean_comparison_exp | null | undefined;
  stock_count?: Int_comparison_exp | null | undefined;
  price?: Int_comparison_exp | null | undefined;
  origin_price?: Int_comparison_exp | null | undefined;
  sale_price?: Int_comparison_exp | null | undefined;
  sale_rate?: numeric_comparison_exp | null | undefined;
  promotion_price?: Int_comparison_exp | null | undefined;
  selling_price?: Int_comparison_exp | null | undefined;
  like_count?: Int_comparison_exp | null | undefined;
  review_count?: Int_comparison_exp | null | undefined;
  review_score_sum?: Int_comparison_exp | null | undefined;
  sales_count?: Int_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  is_sold_out?: Boolean_comparison_exp | null | undefined;
  published_at?: timestamptz_comparison_exp | null | undefined;
  translations?: jsonb_comparison_exp | null | undefined;
  banner_products?: management_banner_products_bool_exp | null | undefined;
  influencer_feed_products?: management_influencer_feed_products_bool_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  inquiries?: member_inquiries_bool_exp | null | undefined;
  colors?: product_colors_bool_exp | null | undefined;
  frames?: product_frames_bool_exp | null | undefined;
  graphic_products?: product_graphic_products_bool_exp | null | undefined;
  mockup_groups?: product_mockup_groups_bool_exp | null | undefined;
  mockups?: product_mockups_bool_exp | null | undefined;
  plan_products?: product_plan_products_bool_exp | null | undefined;
  product_customs?: product_product_customs_bool_exp | null | undefined;
  facts?: product_product_facts_bool_exp | null | undefined;
  product_images?: product_product_images_bool_exp | null | undefined;
  product_likes?: product_product_likes_bool_exp | null | undefined;
  options?: product_product_options_bool_exp | null | undefined;
  search?: product_product_search_bool_exp | null | undefined;
  product_templates?: product_product_templates_bool_exp | null | undefined;
  brand?: product_brands_bool_exp | null | undefined;
  category?: product_categories_bool_exp | null | undefined;
  shipping_policy?: product_shipping_policies_bool_exp | null | undefined;
  reviews?: product_reviews_bool_exp | null | undefined;
  size_measures?: product_size_measures_bool_exp | null | undefined;
  cart_lines?: sales_cart_lines_bool_exp | null | undefined;
  checkout_lines?: sales_checkout_lines_bool_exp | null | undefined;
  coupon_products?: sales_coupon_products_bool_exp | null | undefined;
  order_products?: sales_order_products_bool_exp | null | undefined;
}

export interface product_products_max_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  type?: order_by | null | undefined;
  state?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  published_at?: order_by | null | undefined;
}

export interface product_products_min_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  type?: order_by | null | undefined;
  state?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  published_at?: order_by | null | undefined;
}

export interface product_products_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  code?: order_by | null | undefined;
  name?: order_by | null | undefined;
  description?: order_by | null | undefined;
  add_content?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  type?: order_by | null | undefined;
  state?: order_by | null | undefined;
  is_custom?: order_by | null | undefined;
  is_new?: order_by | null | undefined;
  is_sale?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  is_sold_out?: order_by | null | undefined;
  published_at?: order_by | null | undefined;
  translations?: order_by | null | undefined;
  banner_products_aggregate?: management_banner_products_aggregate_order_by | null | undefined;
  influencer_feed_products_aggregate?: management_influencer_feed_products_aggregate_order_by | null | undefined;
  main_page_items_aggregate?: management_main_page_items_aggregate_order_by | null | undefined;
  inquiries_aggregate?: member_inquiries_aggregate_order_by | null | undefined;
  colors_aggregate?: product_colors_aggregate_order_by | null | undefined;
  frames_aggregate?: product_frames_aggregate_order_by | null | undefined;
  graphic_products_aggregate?: product_graphic_products_aggregate_order_by | null | undefined;
  mockup_groups_aggregate?: product_mockup_groups_aggregate_order_by | null | undefined;
  mockups_aggregate?: product_mockups_aggregate_order_by | null | undefined;
  plan_products_aggregate?: product_plan_products_aggregate_order_by | null | undefined;
  product_customs_aggregate?: product_product_customs_aggregate_order_by | null | undefined;
  facts?: product_product_facts_order_by | null | undefined;
  product_images_aggregate?: product_product_images_aggregate_order_by | null | undefined;
  product_likes_aggregate?: product_product_likes_aggregate_order_by | null | undefined;
  options_aggregate?: product_product_options_aggregate_order_by | null | undefined;
  search?: product_product_search_order_by | null | undefined;
  product_templates_aggregate?: product_product_templates_aggregate_order_by | null | undefined;
  brand?: product_brands_order_by | null | undefined;
  category?: product_categories_order_by | null | undefined;
  shipping_policy?: product_shipping_policies_order_by | null | undefined;
  reviews_aggregate?: product_reviews_aggregate_order_by | null | undefined;
  size_measures_aggregate?: product_size_measures_aggregate_order_by | null | undefined;
  cart_lines_aggregate?: sales_cart_lines_aggregate_order_by | null | undefined;
  checkout_lines_aggregate?: sales_checkout_lines_aggregate_order_by | null | undefined;
  coupon_products_aggregate?: sales_coupon_products_aggregate_order_by | null | undefined;
  order_products_aggregate?: sales_order_products_aggregate_order_by | null | undefined;
}

export interface product_products_stddev_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_stddev_pop_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_stddev_samp_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_sum_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_var_pop_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_var_samp_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_products_variance_order_by {
  id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  category_id?: order_by | null | undefined;
  shipping_policy_id?: order_by | null | undefined;
  stock_count?: order_by | null | undefined;
  price?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  sale_price?: order_by | null | undefined;
  sale_rate?: order_by | null | undefined;
  promotion_price?: order_by | null | undefined;
  selling_price?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  review_count?: order_by | null | undefined;
  review_score_sum?: order_by | null | undefined;
  sales_count?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_restock_requests_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_restock_requests_max_order_by | null | undefined;
  min?: product_restock_requests_min_order_by | null | undefined;
  sum?: product_restock_requests_sum_order_by | null | undefined;
  avg?: product_restock_requests_avg_order_by | null | undefined;
  stddev?: product_restock_requests_stddev_order_by | null | undefined;
  stddev_pop?: product_restock_requests_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_restock_requests_stddev_samp_order_by | null | undefined;
  var_pop?: product_restock_requests_var_pop_order_by | null | undefined;
  var_samp?: product_restock_requests_var_samp_order_by | null | undefined;
  variance?: product_restock_requests_variance_order_by | null | undefined;
}

export interface product_restock_requests_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_bool_exp {
  _and?: readonly (product_restock_requests_bool_exp)[] | product_restock_requests_bool_exp | null | undefined;
  _not?: product_restock_requests_bool_exp | null | undefined;
  _or?: readonly (product_restock_requests_bool_exp)[] | product_restock_requests_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  option_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  restocked_at?: timestamptz_comparison_exp | null | undefined;
  option?: product_product_options_bool_exp | null | undefined;
  user?: member_members_bool_exp | null | undefined;
}

export interface product_restock_requests_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  restocked_at?: order_by | null | undefined;
}

export interface product_restock_requests_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  restocked_at?: order_by | null | undefined;
}

export interface product_restock_requests_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_restock_requests_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
}

export interface product_review_images_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_review_images_max_order_by | null | undefined;
  min?: product_review_images_min_order_by | null | undefined;
  sum?: product_review_images_sum_order_by | null | undefined;
  avg?: product_review_images_avg_order_by | null | undefined;
  stddev?: product_review_images_stddev_order_by | null | undefined;
  stddev_pop?: product_review_images_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_review_images_stddev_samp_order_by | null | undefined;
  var_pop?: product_review_images_var_pop_order_by | null | undefined;
  var_samp?: product_review_images_var_samp_order_by | null | undefined;
  variance?: product_review_images_variance_order_by | null | undefined;
}

export interface product_review_images_avg_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_bool_exp {
  _and?: readonly (product_review_images_bool_exp)[] | product_review_images_bool_exp | null | undefined;
  _not?: product_review_images_bool_exp | null | undefined;
  _or?: readonly (product_review_images_bool_exp)[] | product_review_images_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  review_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  review?: product_reviews_bool_exp | null | undefined;
}

export interface product_review_images_max_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_min_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  src?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_stddev_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_stddev_pop_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_stddev_samp_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_sum_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_var_pop_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_var_samp_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_images_variance_order_by {
  id?: order_by | null | undefined;
  review_id?: order_by | null | undefined;
  position?: order_by | null | undefined;
}

export interface product_review_likes_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_review_likes_max_order_by | null | undefined;
  min?: product_review_likes_min_order_by | null | undefined;
  sum?: product_review_likes_sum_order_by | null | undefined;
  avg?: product_review_likes_avg_order_by | null | undefined;
  stddev?: product_review_likes_stddev_order_by | null | undefined;
  stddev_pop?: product_review_likes_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_review_likes_stddev_samp_order_by | null | undefined;
  var_pop?: product_review_likes_var_pop_order_by | null | undefined;
  var_samp?: product_review_likes_var_samp_order_by | null | undefined;
  variance?: product_review_likes_variance_order_by | null | undefined;
}

export interface product_review_likes_avg_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_bool_exp {
  _and?: readonly (product_review_likes_bool_exp)[] | product_review_likes_bool_exp | null | undefined;
  _not?: product_review_likes_bool_exp | null | undefined;
  _or?: readonly (product_review_likes_bool_exp)[] | product_review_likes_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  review_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  review?: product_reviews_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface product_review_likes_max_order_by {
  review_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_review_likes_min_order_by {
  review_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_review_likes_stddev_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_stddev_pop_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_stddev_samp_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_sum_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_var_pop_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_var_samp_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_likes_variance_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_review_unlikes_max_order_by | null | undefined;
  min?: product_review_unlikes_min_order_by | null | undefined;
  sum?: product_review_unlikes_sum_order_by | null | undefined;
  avg?: product_review_unlikes_avg_order_by | null | undefined;
  stddev?: product_review_unlikes_stddev_order_by | null | undefined;
  stddev_pop?: product_review_unlikes_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_review_unlikes_stddev_samp_order_by | null | undefined;
  var_pop?: product_review_unlikes_var_pop_order_by | null | undefined;
  var_samp?: product_review_unlikes_var_samp_order_by | null | undefined;
  variance?: product_review_unlikes_variance_order_by | null | undefined;
}

export interface product_review_unlikes_avg_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_bool_exp {
  _and?: readonly (product_review_unlikes_bool_exp)[] | product_review_unlikes_bool_exp | null | undefined;
  _not?: product_review_unlikes_bool_exp | null | undefined;
  _or?: readonly (product_review_unlikes_bool_exp)[] | product_review_unlikes_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  review_id?: bigint_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  review?: product_reviews_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface product_review_unlikes_max_order_by {
  review_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_review_unlikes_min_order_by {
  review_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
}

export interface product_review_unlikes_stddev_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_stddev_pop_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_stddev_samp_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_sum_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_var_pop_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_var_samp_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_review_unlikes_variance_order_by {
  review_id?: order_by | null | undefined;
}

export interface product_reviews_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_reviews_max_order_by | null | undefined;
  min?: product_reviews_min_order_by | null | undefined;
  sum?: product_reviews_sum_order_by | null | undefined;
  avg?: product_reviews_avg_order_by | null | undefined;
  stddev?: product_reviews_stddev_order_by | null | undefined;
  stddev_pop?: product_reviews_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_reviews_stddev_samp_order_by | null | undefined;
  var_pop?: product_reviews_var_pop_order_by | null | undefined;
  var_samp?: product_reviews_var_samp_order_by | null | undefined;
  variance?: product_reviews_variance_order_by | null | undefined;
}

export interface product_reviews_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_bool_exp {
  _and?: readonly (product_reviews_bool_exp)[] | product_reviews_bool_exp | null | undefined;
  _not?: product_reviews_bool_exp | null | undefined;
  _or?: readonly (product_reviews_bool_exp)[] | product_reviews_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  score?: Int_comparison_exp | null | undefined;
  content?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  is_best?: Boolean_comparison_exp | null | undefined;
  like_count?: Int_comparison_exp | null | undefined;
  unlike_count?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  profile_id?: bigint_comparison_exp | null | undefined;
  option_name?: jsonb_comparison_exp | null | undefined;
  design_src?: String_comparison_exp | null | undefined;
  height_from?: Int_comparison_exp | null | undefined;
  weight_from?: Int_comparison_exp | null | undefined;
  size_feel?: String_comparison_exp | null | undefined;
  photo_count?: Int_comparison_exp | null | undefined;
  has_photos?: Boolean_comparison_exp | null | undefined;
  is_rewarded?: Boolean_comparison_exp | null | undefined;
  edited_at?: timestamptz_comparison_exp | null | undefined;
  hidden_reason?: String_comparison_exp | null | undefined;
  hidden_at?: timestamptz_comparison_exp | null | undefined;
  reply?: String_comparison_exp | null | undefined;
  replied_at?: timestamptz_comparison_exp | null | undefined;
  main_page_items?: management_main_page_items_bool_exp | null | undefined;
  review_images?: product_review_images_bool_exp | null | undefined;
  review_likes?: product_review_likes_bool_exp | null | undefined;
  review_unlikes?: product_review_unlikes_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  user?: member_profiles_bool_exp | null | undefined;
}

export interface product_reviews_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  content?: order_by | null | undefined;
  state?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  design_src?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  size_feel?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
  edited_at?: order_by | null | undefined;
  hidden_reason?: order_by | null | undefined;
  hidden_at?: order_by | null | undefined;
  reply?: order_by | null | undefined;
  replied_at?: order_by | null | undefined;
}

export interface product_reviews_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  content?: order_by | null | undefined;
  state?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  design_src?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  size_feel?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
  edited_at?: order_by | null | undefined;
  hidden_reason?: order_by | null | undefined;
  hidden_at?: order_by | null | undefined;
  reply?: order_by | null | undefined;
  replied_at?: order_by | null | undefined;
}

export interface product_reviews_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  content?: order_by | null | undefined;
  state?: order_by | null | undefined;
  is_best?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  deleted_at?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  option_name?: order_by | null | undefined;
  design_src?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  size_feel?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
  has_photos?: order_by | null | undefined;
  is_rewarded?: order_by | null | undefined;
  edited_at?: order_by | null | undefined;
  hidden_reason?: order_by | null | undefined;
  hidden_at?: order_by | null | undefined;
  reply?: order_by | null | undefined;
  replied_at?: order_by | null | undefined;
  main_page_items_aggregate?: management_main_page_items_aggregate_order_by | null | undefined;
  review_images_aggregate?: product_review_images_aggregate_order_by | null | undefined;
  review_likes_aggregate?: product_review_likes_aggregate_order_by | null | undefined;
  review_unlikes_aggregate?: product_review_unlikes_aggregate_order_by | null | undefined;
  product?: product_products_order_by | null | undefined;
  user?: member_profiles_order_by | null | undefined;
}

export interface product_reviews_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_reviews_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  score?: order_by | null | undefined;
  like_count?: order_by | null | undefined;
  unlike_count?: order_by | null | undefined;
  profile_id?: order_by | null | undefined;
  height_from?: order_by | null | undefined;
  weight_from?: order_by | null | undefined;
  photo_count?: order_by | null | undefined;
}

export interface product_shipping_policies_bool_exp {
  _and?: readonly (product_shipping_policies_bool_exp)[] | product_shipping_policies_bool_exp | null | undefined;
  _not?: product_shipping_policies_bool_exp | null | undefined;
  _or?: readonly (product_shipping_policies_bool_exp)[] | product_shipping_policies_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  region?: String_comparison_exp | null | undefined;
  fee_type?: String_comparison_exp | null | undefined;
  fee?: Int_comparison_exp | null | undefined;
  free_over?: Int_comparison_exp | null | undefined;
  remote_fee?: Int_comparison_exp | null | undefined;
  day1?: Int_comparison_exp | null | undefined;
  day2?: Int_comparison_exp | null | undefined;
  products?: product_products_bool_exp | null | undefined;
}

export interface product_shipping_policies_order_by {
  id?: order_by | null | undefined;
  name?: order_by | null | undefined;
  region?: order_by | null | undefined;
  fee_type?: order_by | null | undefined;
  fee?: order_by | null | undefined;
  free_over?: order_by | null | undefined;
  remote_fee?: order_by | null | undefined;
  day1?: order_by | null | undefined;
  day2?: order_by | null | undefined;
  products_aggregate?: product_products_aggregate_order_by | null | undefined;
}

export interface product_size_measures_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: product_size_measures_max_order_by | null | undefined;
  min?: product_size_measures_min_order_by | null | undefined;
  sum?: product_size_measures_sum_order_by | null | undefined;
  avg?: product_size_measures_avg_order_by | null | undefined;
  stddev?: product_size_measures_stddev_order_by | null | undefined;
  stddev_pop?: product_size_measures_stddev_pop_order_by | null | undefined;
  stddev_samp?: product_size_measures_stddev_samp_order_by | null | undefined;
  var_pop?: product_size_measures_var_pop_order_by | null | undefined;
  var_samp?: product_size_measures_var_samp_order_by | null | undefined;
  variance?: product_size_measures_variance_order_by | null | undefined;
}

export interface product_size_measures_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_bool_exp {
  _and?: readonly (product_size_measures_bool_exp)[] | product_size_measures_bool_exp | null | undefined;
  _not?: product_size_measures_bool_exp | null | undefined;
  _or?: readonly (product_size_measures_bool_exp)[] | product_size_measures_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  frame_id?: bigint_comparison_exp | null | undefined;
  size?: String_comparison_exp | null | undefined;
  measure?: String_comparison_exp | null | undefined;
  value_mm?: Int_comparison_exp | null | undefined;
  frame?: product_frames_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface product_size_measures_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  size?: order_by | null | undefined;
  measure?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  size?: order_by | null | undefined;
  measure?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface product_size_measures_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  frame_id?: order_by | null | undefined;
  value_mm?: order_by | null | undefined;
}

export interface sales_cart_lines_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_cart_lines_max_order_by | null | undefined;
  min?: sales_cart_lines_min_order_by | null | undefined;
  sum?: sales_cart_lines_sum_order_by | null | undefined;
  avg?: sales_cart_lines_avg_order_by | null | undefined;
  stddev?: sales_cart_lines_stddev_order_by | null | undefined;
  stddev_pop?: sales_cart_lines_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_cart_lines_stddev_samp_order_by | null | undefined;
  var_pop?: sales_cart_lines_var_pop_order_by | null | undefined;
  var_samp?: sales_cart_lines_var_samp_order_by | null | undefined;
  variance?: sales_cart_lines_variance_order_by | null | undefined;
}

export interface sales_cart_lines_avg_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_bool_exp {
  _and?: readonly (sales_cart_lines_bool_exp)[] | sales_cart_lines_bool_exp | null | undefined;
  _not?: sales_cart_lines_bool_exp | null | undefined;
  _or?: readonly (sales_cart_lines_bool_exp)[] | sales_cart_lines_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  cart_id?: uuid_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  option_id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  custom_version_id?: bigint_comparison_exp | null | undefined;
  quantity?: Int_comparison_exp | null | undefined;
  is_selected?: Boolean_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  updated_at?: timestamptz_comparison_exp | null | undefined;
  cart?: sales_carts_bool_exp | null | undefined;
  custom_version?: product_product_custom_versions_bool_exp | null | undefined;
  option?: product_product_options_bool_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  checkout_lines?: sales_checkout_lines_bool_exp | null | undefined;
}

export interface sales_cart_lines_max_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  updated_at?: order_by | null | undefined;
}

export interface sales_cart_lines_min_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  updated_at?: order_by | null | undefined;
}

export interface sales_cart_lines_stddev_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_sum_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_var_pop_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_var_samp_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_cart_lines_variance_order_by {
  id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_carts_bool_exp {
  _and?: readonly (sales_carts_bool_exp)[] | sales_carts_bool_exp | null | undefined;
  _not?: sales_carts_bool_exp | null | undefined;
  _or?: readonly (sales_carts_bool_exp)[] | sales_carts_bool_exp | null | undefined;
  id?: uuid_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  last_visited_at?: timestamptz_comparison_exp | null | undefined;
  lines?: sales_cart_lines_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface sales_carts_order_by {
  id?: order_by | null | undefined;
  user_id?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  last_visited_at?: order_by | null | undefined;
  lines_aggregate?: sales_cart_lines_aggregate_order_by | null | undefined;
  member?: member_members_order_by | null | undefined;
}

export interface sales_cash_receipts_bool_exp {
  _and?: readonly (sales_cash_receipts_bool_exp)[] | sales_cash_receipts_bool_exp | null | undefined;
  _not?: sales_cash_receipts_bool_exp | null | undefined;
  _or?: readonly (sales_cash_receipts_bool_exp)[] | sales_cash_receipts_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  purpose?: String_comparison_exp | null | undefined;
  shown_identity?: String_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  issue_number?: String_comparison_exp | null | undefined;
  receipt_url?: String_comparison_exp | null | undefined;
  requested_at?: timestamptz_comparison_exp | null | undefined;
  issued_at?: timestamptz_comparison_exp | null | undefined;
  cancelled_at?: timestamptz_comparison_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
}

export interface sales_checkout_lines_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_checkout_lines_max_order_by | null | undefined;
  min?: sales_checkout_lines_min_order_by | null | undefined;
  sum?: sales_checkout_lines_sum_order_by | null | undefined;
  avg?: sales_checkout_lines_avg_order_by | null | undefined;
  stddev?: sales_checkout_lines_stddev_order_by | null | undefined;
  stddev_pop?: sales_checkout_lines_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_checkout_lines_stddev_samp_order_by | null | undefined;
  var_pop?: sales_checkout_lines_var_pop_order_by | null | undefined;
  var_samp?: sales_checkout_lines_var_samp_order_by | null | undefined;
  variance?: sales_checkout_lines_variance_order_by | null | undefined;
}

export interface sales_checkout_lines_avg_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_bool_exp {
  _and?: readonly (sales_checkout_lines_bool_exp)[] | sales_checkout_lines_bool_exp | null | undefined;
  _not?: sales_checkout_lines_bool_exp | null | undefined;
  _or?: readonly (sales_checkout_lines_bool_exp)[] | sales_checkout_lines_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  checkout_id?: uuid_comparison_exp | null | undefined;
  cart_line_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  option_id?: bigint_comparison_exp | null | undefined;
  product_custom_id?: bigint_comparison_exp | null | undefined;
  custom_version_id?: bigint_comparison_exp | null | undefined;
  quantity?: Int_comparison_exp | null | undefined;
  cart_line?: sales_cart_lines_bool_exp | null | undefined;
  checkout?: sales_checkouts_bool_exp | null | undefined;
  custom_version?: product_product_custom_versions_bool_exp | null | undefined;
  option?: product_product_options_bool_exp | null | undefined;
  product_custom?: product_product_customs_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface sales_checkout_lines_max_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_min_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_stddev_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_stddev_pop_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_stddev_samp_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_sum_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_var_pop_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_var_samp_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkout_lines_variance_order_by {
  id?: order_by | null | undefined;
  cart_line_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  product_custom_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
}

export interface sales_checkouts_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_checkouts_max_order_by | null | undefined;
  min?: sales_checkouts_min_order_by | null | undefined;
}

export interface sales_checkouts_bool_exp {
  _and?: readonly (sales_checkouts_bool_exp)[] | sales_checkouts_bool_exp | null | undefined;
  _not?: sales_checkouts_bool_exp | null | undefined;
  _or?: readonly (sales_checkouts_bool_exp)[] | sales_checkouts_bool_exp | null | undefined;
  id?: uuid_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  expires_at?: timestamptz_comparison_exp | null | undefined;
  lines?: sales_checkout_lines_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
  orders?: sales_orders_bool_exp | null | undefined;
}

export interface sales_checkouts_max_order_by {
  created_at?: order_by | null | undefined;
  expires_at?: order_by | null | undefined;
}

export interface sales_checkouts_min_order_by {
  created_at?: order_by | null | undefined;
  expires_at?: order_by | null | undefined;
}

export interface sales_claim_changes_bool_exp {
  _and?: readonly (sales_claim_changes_bool_exp)[] | sales_claim_changes_bool_exp | null | undefined;
  _not?: sales_claim_changes_bool_exp | null | undefined;
  _or?: readonly (sales_claim_changes_bool_exp)[] | sales_claim_changes_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  claim_id?: bigint_comparison_exp | null | undefined;
  from_status?: String_comparison_exp | null | undefined;
  to_status?: String_comparison_exp | null | undefined;
  changed_at?: timestamptz_comparison_exp | null | undefined;
  claim?: sales_claims_bool_exp | null | undefined;
}

export interface sales_claim_photos_bool_exp {
  _and?: readonly (sales_claim_photos_bool_exp)[] | sales_claim_photos_bool_exp | null | undefined;
  _not?: sales_claim_photos_bool_exp | null | undefined;
  _or?: readonly (sales_claim_photos_bool_exp)[] | sales_claim_photos_bool_exp | null | undefined;
  claim_id?: bigint_comparison_exp | null | undefined;
  position?: Int_comparison_exp | null | undefined;
  photo_id?: bigint_comparison_exp | null | undefined;
  src?: String_comparison_exp | null | undefined;
  claim?: sales_claims_bool_exp | null | undefined;
}

export interface sales_claim_products_bool_exp {
  _and?: readonly (sales_claim_products_bool_exp)[] | sales_claim_products_bool_exp | null | undefined;
  _not?: sales_claim_products_bool_exp | null | undefined;
  _or?: readonly (sales_claim_products_bool_exp)[] | sales_claim_products_bool_exp | null | undefined;
  claim_id?: bigint_comparison_exp | null | undefined;
  order_product_id?: bigint_comparison_exp | null | undefined;
  quantity?: Int_comparison_exp | null | undefined;
  is_open?: Boolean_comparison_exp | null | undefined;
  is_resellable?: Boolean_comparison_exp | null | undefined;
  option_id?: bigint_comparison_exp | null | undefined;
  exchange_option_id?: bigint_comparison_exp | null | undefined;
  claim?: sales_claims_bool_exp | null | undefined;
  exchange_option?: product_product_options_bool_exp | null | undefined;
  option?: product_product_options_bool_exp | null | undefined;
  order_product?: sales_order_products_bool_exp | null | undefined;
}

export interface sales_claim_refunds_bool_exp {
  _and?: readonly (sales_claim_refunds_bool_exp)[] | sales_claim_refunds_bool_exp | null | undefined;
  _not?: sales_claim_refunds_bool_exp | null | undefined;
  _or?: readonly (sales_claim_refunds_bool_exp)[] | sales_claim_refunds_bool_exp | null | undefined;
  claim_id?: bigint_comparison_exp | null | undefined;
  payment_id?: String_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  goods_amount?: Int_comparison_exp | null | undefined;
  shipping_back?: Int_comparison_exp | null | undefined;
  shipping_charge?: Int_comparison_exp | null | undefined;
  pick_up_fee?: Int_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  point_amount?: Int_comparison_exp | null | undefined;
  earned_back?: Int_comparison_exp | null | undefined;
  is_coupon_back?: Boolean_comparison_exp | null | undefined;
  is_whole?: Boolean_comparison_exp | null | undefined;
  cancellation_id?: String_comparison_exp | null | undefined;
  owed_since?: timestamptz_comparison_exp | null | undefined;
  asked_at?: timestamptz_comparison_exp | null | undefined;
  back_at?: timestamptz_comparison_exp | null | undefined;
  shipping_back_points?: Int_comparison_exp | null | undefined;
  shipping_charge_points?: Int_comparison_exp | null | undefined;
  pick_up_points?: Int_comparison_exp | null | undefined;
  is_settled_elsewhere?: Boolean_comparison_exp | null | undefined;
  claim?: sales_claims_bool_exp | null | undefined;
  payment?: sales_payments_bool_exp | null | undefined;
}

export interface sales_claims_bool_exp {
  _and?: readonly (sales_claims_bool_exp)[] | sales_claims_bool_exp | null | undefined;
  _not?: sales_claims_bool_exp | null | undefined;
  _or?: readonly (sales_claims_bool_exp)[] | sales_claims_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  status?: String_comparison_exp | null | undefined;
  reason?: String_comparison_exp | null | undefined;
  detail?: String_comparison_exp | null | undefined;
  refund_amount?: Int_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  completed_at?: timestamptz_comparison_exp | null | undefined;
  fault?: String_comparison_exp | null | undefined;
  has_pick_up?: Boolean_comparison_exp | null | undefined;
  note?: String_comparison_exp | null | undefined;
  decided_at?: timestamptz_comparison_exp | null | undefined;
  pick_up_courier?: String_comparison_exp | null | undefined;
  pick_up_number?: String_comparison_exp | null | undefined;
  collected_at?: timestamptz_comparison_exp | null | undefined;
  delivery_courier?: String_comparison_exp | null | undefined;
  delivery_number?: String_comparison_exp | null | undefined;
  claim_changes?: sales_claim_changes_bool_exp | null | undefined;
  claim_photos?: sales_claim_photos_bool_exp | null | undefined;
  claim_products?: sales_claim_products_bool_exp | null | undefined;
  claim_refund?: sales_claim_refunds_bool_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
}

export interface sales_coupon_banners_bool_exp {
  _and?: readonly (sales_coupon_banners_bool_exp)[] | sales_coupon_banners_bool_exp | null | undefined;
  _not?: sales_coupon_banners_bool_exp | null | undefined;
  _or?: readonly (sales_coupon_banners_bool_exp)[] | sales_coupon_banners_bool_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  banner_id?: bigint_comparison_exp | null | undefined;
  banner?: management_banners_bool_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
}

export interface sales_coupon_claims_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_coupon_claims_max_order_by | null | undefined;
  min?: sales_coupon_claims_min_order_by | null | undefined;
  sum?: sales_coupon_claims_sum_order_by | null | undefined;
  avg?: sales_coupon_claims_avg_order_by | null | undefined;
  stddev?: sales_coupon_claims_stddev_order_by | null | undefined;
  stddev_pop?: sales_coupon_claims_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_coupon_claims_stddev_samp_order_by | null | undefined;
  var_pop?: sales_coupon_claims_var_pop_order_by | null | undefined;
  var_samp?: sales_coupon_claims_var_samp_order_by | null | undefined;
  variance?: sales_coupon_claims_variance_order_by | null | undefined;
}

export interface sales_coupon_claims_avg_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_bool_exp {
  _and?: readonly (sales_coupon_claims_bool_exp)[] | sales_coupon_claims_bool_exp | null | undefined;
  _not?: sales_coupon_claims_bool_exp | null | undefined;
  _or?: readonly (sales_coupon_claims_bool_exp)[] | sales_coupon_claims_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  claimed_at?: timestamptz_comparison_exp | null | undefined;
  expires_at?: timestamptz_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  used_at?: timestamptz_comparison_exp | null | undefined;
  copy?: Int_comparison_exp | null | undefined;
  discount_amount?: Int_comparison_exp | null | undefined;
  taken_back_reason?: String_comparison_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface sales_coupon_claims_max_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  claimed_at?: order_by | null | undefined;
  expires_at?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  used_at?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  taken_back_reason?: order_by | null | undefined;
}

export interface sales_coupon_claims_min_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  claimed_at?: order_by | null | undefined;
  expires_at?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  used_at?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  taken_back_reason?: order_by | null | undefined;
}

export interface sales_coupon_claims_stddev_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_stddev_pop_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_stddev_samp_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_sum_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_var_pop_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_var_samp_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_claims_variance_order_by {
  id?: order_by | null | undefined;
  coupon_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  copy?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
}

export interface sales_coupon_graphics_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_coupon_graphics_max_order_by | null | undefined;
  min?: sales_coupon_graphics_min_order_by | null | undefined;
  sum?: sales_coupon_graphics_sum_order_by | null | undefined;
  avg?: sales_coupon_graphics_avg_order_by | null | undefined;
  stddev?: sales_coupon_graphics_stddev_order_by | null | undefined;
  stddev_pop?: sales_coupon_graphics_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_coupon_graphics_stddev_samp_order_by | null | undefined;
  var_pop?: sales_coupon_graphics_var_pop_order_by | null | undefined;
  var_samp?: sales_coupon_graphics_var_samp_order_by | null | undefined;
  variance?: sales_coupon_graphics_variance_order_by | null | undefined;
}

export interface sales_coupon_graphics_avg_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_bool_exp {
  _and?: readonly (sales_coupon_graphics_bool_exp)[] | sales_coupon_graphics_bool_exp | null | undefined;
  _not?: sales_coupon_graphics_bool_exp | null | undefined;
  _or?: readonly (sales_coupon_graphics_bool_exp)[] | sales_coupon_graphics_bool_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
}

export interface sales_coupon_graphics_max_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_min_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_stddev_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_stddev_pop_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_stddev_samp_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_sum_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_var_pop_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_var_samp_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_graphics_variance_order_by {
  coupon_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
}

export interface sales_coupon_plans_bool_exp {
  _and?: readonly (sales_coupon_plans_bool_exp)[] | sales_coupon_plans_bool_exp | null | undefined;
  _not?: sales_coupon_plans_bool_exp | null | undefined;
  _or?: readonly (sales_coupon_plans_bool_exp)[] | sales_coupon_plans_bool_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  plan_id?: bigint_comparison_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
  plan?: product_plans_bool_exp | null | undefined;
}

export interface sales_coupon_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_coupon_products_max_order_by | null | undefined;
  min?: sales_coupon_products_min_order_by | null | undefined;
  sum?: sales_coupon_products_sum_order_by | null | undefined;
  avg?: sales_coupon_products_avg_order_by | null | undefined;
  stddev?: sales_coupon_products_stddev_order_by | null | undefined;
  stddev_pop?: sales_coupon_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_coupon_products_stddev_samp_order_by | null | undefined;
  var_pop?: sales_coupon_products_var_pop_order_by | null | undefined;
  var_samp?: sales_coupon_products_var_samp_order_by | null | undefined;
  variance?: sales_coupon_products_variance_order_by | null | undefined;
}

export interface sales_coupon_products_avg_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_bool_exp {
  _and?: readonly (sales_coupon_products_bool_exp)[] | sales_coupon_products_bool_exp | null | undefined;
  _not?: sales_coupon_products_bool_exp | null | undefined;
  _or?: readonly (sales_coupon_products_bool_exp)[] | sales_coupon_products_bool_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
}

export interface sales_coupon_products_max_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_min_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_stddev_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_stddev_pop_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_stddev_samp_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_sum_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_var_pop_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_var_samp_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupon_products_variance_order_by {
  coupon_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
}

export interface sales_coupons_bool_exp {
  _and?: readonly (sales_coupons_bool_exp)[] | sales_coupons_bool_exp | null | undefined;
  _not?: sales_coupons_bool_exp | null | undefined;
  _or?: readonly (sales_coupons_bool_exp)[] | sales_coupons_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  name?: jsonb_comparison_exp | null | undefined;
  discount_type?: String_comparison_exp | null | undefined;
  discount_value?: Int_comparison_exp | null | undefined;
  max_discount_amount?: Int_comparison_exp | null | undefined;
  max_discount_per?: String_comparison_exp | null | undefined;
  min_order_amount?: Int_comparison_exp | null | undefined;
  applicable_count?: Int_comparison_exp | null | undefined;
  issue_limit?: Int_comparison_exp | null | undefined;
  issued_count?: Int_comparison_exp | null | undefined;
  valid_days?: Int_comparison_exp | null | undefined;
  starts_at?: timestamptz_comparison_exp | null | undefined;
  ends_at?: timestamptz_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  is_public?: Boolean_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  deleted_at?: timestamptz_comparison_exp | null | undefined;
  is_sign_up_gift?: Boolean_comparison_exp | null | undefined;
  reward_tokens?: member_reward_tokens_bool_exp | null | undefined;
  coupon_banners?: sales_coupon_banners_bool_exp | null | undefined;
  coupon_claims?: sales_coupon_claims_bool_exp | null | undefined;
  coupon_graphics?: sales_coupon_graphics_bool_exp | null | undefined;
  coupon_plans?: sales_coupon_plans_bool_exp | null | undefined;
  coupon_products?: sales_coupon_products_bool_exp | null | undefined;
}

export interface sales_order_products_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_order_products_max_order_by | null | undefined;
  min?: sales_order_products_min_order_by | null | undefined;
  sum?: sales_order_products_sum_order_by | null | undefined;
  avg?: sales_order_products_avg_order_by | null | undefined;
  stddev?: sales_order_products_stddev_order_by | null | undefined;
  stddev_pop?: sales_order_products_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_order_products_stddev_samp_order_by | null | undefined;
  var_pop?: sales_order_products_var_pop_order_by | null | undefined;
  var_samp?: sales_order_products_var_samp_order_by | null | undefined;
  variance?: sales_order_products_variance_order_by | null | undefined;
}

export interface sales_order_products_avg_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_bool_exp {
  _and?: readonly (sales_order_products_bool_exp)[] | sales_order_products_bool_exp | null | undefined;
  _not?: sales_order_products_bool_exp | null | undefined;
  _or?: readonly (sales_order_products_bool_exp)[] | sales_order_products_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  option_id?: bigint_comparison_exp | null | undefined;
  brand_id?: bigint_comparison_exp | null | undefined;
  custom_version_id?: bigint_comparison_exp | null | undefined;
  quantity?: Int_comparison_exp | null | undefined;
  product_name?: jsonb_comparison_exp | null | undefined;
  option_name?: jsonb_comparison_exp | null | undefined;
  brand_name?: jsonb_comparison_exp | null | undefined;
  image_src?: String_comparison_exp | null | undefined;
  origin_price?: Int_comparison_exp | null | undefined;
  unit_price?: Int_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  coupon_discount_amount?: Int_comparison_exp | null | undefined;
  point_amount?: Int_comparison_exp | null | undefined;
  snapshot?: jsonb_comparison_exp | null | undefined;
  claim_products?: sales_claim_products_bool_exp | null | undefined;
  brand?: product_brands_bool_exp | null | undefined;
  custom_version?: product_product_custom_versions_bool_exp | null | undefined;
  option?: product_product_options_bool_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
  point_entries?: sales_point_entries_bool_exp | null | undefined;
}

export interface sales_order_products_max_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_min_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  image_src?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_stddev_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_stddev_pop_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_stddev_samp_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_sum_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_var_pop_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_var_samp_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_products_variance_order_by {
  id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  product_id?: order_by | null | undefined;
  option_id?: order_by | null | undefined;
  brand_id?: order_by | null | undefined;
  custom_version_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  origin_price?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
}

export interface sales_order_status_changes_bool_exp {
  _and?: readonly (sales_order_status_changes_bool_exp)[] | sales_order_status_changes_bool_exp | null | undefined;
  _not?: sales_order_status_changes_bool_exp | null | undefined;
  _or?: readonly (sales_order_status_changes_bool_exp)[] | sales_order_status_changes_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  from_status?: String_comparison_exp | null | undefined;
  to_status?: String_comparison_exp | null | undefined;
  changed_at?: timestamptz_comparison_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
}

export interface sales_orders_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_orders_max_order_by | null | undefined;
  min?: sales_orders_min_order_by | null | undefined;
  sum?: sales_orders_sum_order_by | null | undefined;
  avg?: sales_orders_avg_order_by | null | undefined;
  stddev?: sales_orders_stddev_order_by | null | undefined;
  stddev_pop?: sales_orders_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_orders_stddev_samp_order_by | null | undefined;
  var_pop?: sales_orders_var_pop_order_by | null | undefined;
  var_samp?: sales_orders_var_samp_order_by | null | undefined;
  variance?: sales_orders_variance_order_by | null | undefined;
}

export interface sales_orders_avg_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_bool_exp {
  _and?: readonly (sales_orders_bool_exp)[] | sales_orders_bool_exp | null | undefined;
  _not?: sales_orders_bool_exp | null | undefined;
  _or?: readonly (sales_orders_bool_exp)[] | sales_orders_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  order_number?: String_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  checkout_id?: uuid_comparison_exp | null | undefined;
  status?: String_comparison_exp | null | undefined;
  orderer_name?: String_comparison_exp | null | undefined;
  orderer_phone?: String_comparison_exp | null | undefined;
  orderer_email?: String_comparison_exp | null | undefined;
  recipient?: String_comparison_exp | null | undefined;
  recipient_phone?: String_comparison_exp | null | undefined;
  zip_code?: String_comparison_exp | null | undefined;
  address?: String_comparison_exp | null | undefined;
  detail_address?: String_comparison_exp | null | undefined;
  shipping_request?: String_comparison_exp | null | undefined;
  payment_method?: String_comparison_exp | null | undefined;
  product_amount?: Int_comparison_exp | null | undefined;
  delivery_amount?: Int_comparison_exp | null | undefined;
  coupon_discount_amount?: Int_comparison_exp | null | undefined;
  point_amount?: Int_comparison_exp | null | undefined;
  discount_amount?: Int_comparison_exp | null | undefined;
  payment_amount?: Int_comparison_exp | null | undefined;
  ordered_at?: timestamptz_comparison_exp | null | undefined;
  payment_date?: timestamptz_comparison_exp | null | undefined;
  deposit_bank?: String_comparison_exp | null | undefined;
  deposit_account?: String_comparison_exp | null | undefined;
  depositor_name?: String_comparison_exp | null | undefined;
  deposit_deadline?: timestamptz_comparison_exp | null | undefined;
  hold_expires_at?: timestamptz_comparison_exp | null | undefined;
  courier?: String_comparison_exp | null | undefined;
  tracking_number?: String_comparison_exp | null | undefined;
  shipped_at?: timestamptz_comparison_exp | null | undefined;
  delivered_at?: timestamptz_comparison_exp | null | undefined;
  confirmed_at?: timestamptz_comparison_exp | null | undefined;
  cancelled_at?: timestamptz_comparison_exp | null | undefined;
  cancel_reason?: String_comparison_exp | null | undefined;
  cancellation_receipt_number?: String_comparison_exp | null | undefined;
  masked_orderer_name?: String_comparison_exp | null | undefined;
  masked_orderer_phone?: String_comparison_exp | null | undefined;
  masked_orderer_email?: String_comparison_exp | null | undefined;
  masked_recipient?: String_comparison_exp | null | undefined;
  masked_recipient_phone?: String_comparison_exp | null | undefined;
  masked_address?: String_comparison_exp | null | undefined;
  acknowledged_at?: timestamptz_comparison_exp | null | undefined;
  made_units?: Int_comparison_exp | null | undefined;
  ship_by?: date_comparison_exp | null | undefined;
  slips_on?: date_comparison_exp | null | undefined;
  tracking_state?: String_comparison_exp | null | undefined;
  tracked_at?: timestamptz_comparison_exp | null | undefined;
  step?: String_comparison_exp | null | undefined;
  masked_depositor_name?: String_comparison_exp | null | undefined;
  masked_shipping_request?: String_comparison_exp | null | undefined;
  earn_percent?: Int_comparison_exp | null | undefined;
  confirm_days?: Int_comparison_exp | null | undefined;
  pick_up_fee?: Int_comparison_exp | null | undefined;
  priced_zip_code?: String_comparison_exp | null | undefined;
  inquiries?: member_inquiries_bool_exp | null | undefined;
  reward_tokens?: member_reward_tokens_bool_exp | null | undefined;
  cash_receipts?: sales_cash_receipts_bool_exp | null | undefined;
  claims?: sales_claims_bool_exp | null | undefined;
  coupon_claims?: sales_coupon_claims_bool_exp | null | undefined;
  order_products?: sales_order_products_bool_exp | null | undefined;
  status_changes?: sales_order_status_changes_bool_exp | null | undefined;
  checkout?: sales_checkouts_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
  payments?: sales_payments_bool_exp | null | undefined;
  point_entries?: sales_point_entries_bool_exp | null | undefined;
}

export interface sales_orders_max_order_by {
  id?: order_by | null | undefined;
  order_number?: order_by | null | undefined;
  status?: order_by | null | undefined;
  orderer_name?: order_by | null | undefined;
  orderer_phone?: order_by | null | undefined;
  orderer_email?: order_by | null | undefined;
  recipient?: order_by | null | undefined;
  recipient_phone?: order_by | null | undefined;
  zip_code?: order_by | null | undefined;
  address?: order_by | null | undefined;
  detail_address?: order_by | null | undefined;
  shipping_request?: order_by | null | undefined;
  payment_method?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  ordered_at?: order_by | null | undefined;
  payment_date?: order_by | null | undefined;
  deposit_bank?: order_by | null | undefined;
  deposit_account?: order_by | null | undefined;
  depositor_name?: order_by | null | undefined;
  deposit_deadline?: order_by | null | undefined;
  hold_expires_at?: order_by | null | undefined;
  courier?: order_by | null | undefined;
  tracking_number?: order_by | null | undefined;
  shipped_at?: order_by | null | undefined;
  delivered_at?: order_by | null | undefined;
  confirmed_at?: order_by | null | undefined;
  cancelled_at?: order_by | null | undefined;
  cancel_reason?: order_by | null | undefined;
  cancellation_receipt_number?: order_by | null | undefined;
  masked_orderer_name?: order_by | null | undefined;
  masked_orderer_phone?: order_by | null | undefined;
  masked_orderer_email?: order_by | null | undefined;
  masked_recipient?: order_by | null | undefined;
  masked_recipient_phone?: order_by | null | undefined;
  masked_address?: order_by | null | undefined;
  acknowledged_at?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  ship_by?: order_by | null | undefined;
  slips_on?: order_by | null | undefined;
  tracking_state?: order_by | null | undefined;
  tracked_at?: order_by | null | undefined;
  step?: order_by | null | undefined;
  masked_depositor_name?: order_by | null | undefined;
  masked_shipping_request?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
  priced_zip_code?: order_by | null | undefined;
}

export interface sales_orders_min_order_by {
  id?: order_by | null | undefined;
  order_number?: order_by | null | undefined;
  status?: order_by | null | undefined;
  orderer_name?: order_by | null | undefined;
  orderer_phone?: order_by | null | undefined;
  orderer_email?: order_by | null | undefined;
  recipient?: order_by | null | undefined;
  recipient_phone?: order_by | null | undefined;
  zip_code?: order_by | null | undefined;
  address?: order_by | null | undefined;
  detail_address?: order_by | null | undefined;
  shipping_request?: order_by | null | undefined;
  payment_method?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  ordered_at?: order_by | null | undefined;
  payment_date?: order_by | null | undefined;
  deposit_bank?: order_by | null | undefined;
  deposit_account?: order_by | null | undefined;
  depositor_name?: order_by | null | undefined;
  deposit_deadline?: order_by | null | undefined;
  hold_expires_at?: order_by | null | undefined;
  courier?: order_by | null | undefined;
  tracking_number?: order_by | null | undefined;
  shipped_at?: order_by | null | undefined;
  delivered_at?: order_by | null | undefined;
  confirmed_at?: order_by | null | undefined;
  cancelled_at?: order_by | null | undefined;
  cancel_reason?: order_by | null | undefined;
  cancellation_receipt_number?: order_by | null | undefined;
  masked_orderer_name?: order_by | null | undefined;
  masked_orderer_phone?: order_by | null | undefined;
  masked_orderer_email?: order_by | null | undefined;
  masked_recipient?: order_by | null | undefined;
  masked_recipient_phone?: order_by | null | undefined;
  masked_address?: order_by | null | undefined;
  acknowledged_at?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  ship_by?: order_by | null | undefined;
  slips_on?: order_by | null | undefined;
  tracking_state?: order_by | null | undefined;
  tracked_at?: order_by | null | undefined;
  step?: order_by | null | undefined;
  masked_depositor_name?: order_by | null | undefined;
  masked_shipping_request?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
  priced_zip_code?: order_by | null | undefined;
}

export interface sales_orders_stddev_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_stddev_pop_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_stddev_samp_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_sum_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_var_pop_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_var_samp_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_orders_variance_order_by {
  id?: order_by | null | undefined;
  product_amount?: order_by | null | undefined;
  delivery_amount?: order_by | null | undefined;
  coupon_discount_amount?: order_by | null | undefined;
  point_amount?: order_by | null | undefined;
  discount_amount?: order_by | null | undefined;
  payment_amount?: order_by | null | undefined;
  made_units?: order_by | null | undefined;
  earn_percent?: order_by | null | undefined;
  confirm_days?: order_by | null | undefined;
  pick_up_fee?: order_by | null | undefined;
}

export interface sales_payments_bool_exp {
  _and?: readonly (sales_payments_bool_exp)[] | sales_payments_bool_exp | null | undefined;
  _not?: sales_payments_bool_exp | null | undefined;
  _or?: readonly (sales_payments_bool_exp)[] | sales_payments_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  payment_id?: String_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  method?: String_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  status?: String_comparison_exp | null | undefined;
  card_name?: String_comparison_exp | null | undefined;
  receipt_url?: String_comparison_exp | null | undefined;
  failure_message?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  paid_at?: timestamptz_comparison_exp | null | undefined;
  refund_since?: timestamptz_comparison_exp | null | undefined;
  refunded_at?: timestamptz_comparison_exp | null | undefined;
  refund_amount?: Int_comparison_exp | null | undefined;
  refund_asked_at?: timestamptz_comparison_exp | null | undefined;
  needs_refund_account?: Boolean_comparison_exp | null | undefined;
  is_settled_elsewhere?: Boolean_comparison_exp | null | undefined;
  claim_refunds?: sales_claim_refunds_bool_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
}

export interface sales_point_entries_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_point_entries_max_order_by | null | undefined;
  min?: sales_point_entries_min_order_by | null | undefined;
  sum?: sales_point_entries_sum_order_by | null | undefined;
  avg?: sales_point_entries_avg_order_by | null | undefined;
  stddev?: sales_point_entries_stddev_order_by | null | undefined;
  stddev_pop?: sales_point_entries_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_point_entries_stddev_samp_order_by | null | undefined;
  var_pop?: sales_point_entries_var_pop_order_by | null | undefined;
  var_samp?: sales_point_entries_var_samp_order_by | null | undefined;
  variance?: sales_point_entries_variance_order_by | null | undefined;
}

export interface sales_point_entries_avg_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_bool_exp {
  _and?: readonly (sales_point_entries_bool_exp)[] | sales_point_entries_bool_exp | null | undefined;
  _not?: sales_point_entries_bool_exp | null | undefined;
  _or?: readonly (sales_point_entries_bool_exp)[] | sales_point_entries_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  type?: String_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  lot_id?: bigint_comparison_exp | null | undefined;
  order_id?: bigint_comparison_exp | null | undefined;
  reason?: String_comparison_exp | null | undefined;
  expires_at?: timestamptz_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  order_product_id?: bigint_comparison_exp | null | undefined;
  note?: String_comparison_exp | null | undefined;
  lot?: sales_point_entries_bool_exp | null | undefined;
  takings?: sales_point_entries_bool_exp | null | undefined;
  order?: sales_orders_bool_exp | null | undefined;
  order_product?: sales_order_products_bool_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
}

export interface sales_point_entries_max_order_by {
  id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  reason?: order_by | null | undefined;
  expires_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
  note?: order_by | null | undefined;
}

export interface sales_point_entries_min_order_by {
  id?: order_by | null | undefined;
  type?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  reason?: order_by | null | undefined;
  expires_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
  note?: order_by | null | undefined;
}

export interface sales_point_entries_stddev_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_stddev_pop_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_stddev_samp_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_sum_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_var_pop_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_var_samp_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface sales_point_entries_variance_order_by {
  id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  lot_id?: order_by | null | undefined;
  order_id?: order_by | null | undefined;
  order_product_id?: order_by | null | undefined;
}

export interface timestamptz_comparison_exp {
  _eq?: string | null | undefined;
  _neq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _in?: readonly (string)[] | string | null | undefined;
  _nin?: readonly (string)[] | string | null | undefined;
  _is_null?: boolean | null | undefined;
}

export interface uuid_comparison_exp {
  _eq?: string | null | undefined;
  _neq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _in?: readonly (string)[] | string | null | undefined;
  _nin?: readonly (string)[] | string | null | undefined;
  _is_null?: boolean | null | undefined;
}
