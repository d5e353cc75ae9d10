// Written by tools/graphql-operations.ts; run `npm run generate` after changing an operation.
import type { Json } from '#contract/graphql/operation.ts';

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

export interface member_member_roles_bool_exp {
  _and?: readonly (member_member_roles_bool_exp)[] | member_member_roles_bool_exp | null | undefined;
  _not?: member_member_roles_bool_exp | null | undefined;
  _or?: readonly (member_member_roles_bool_exp)[] | member_member_roles_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  role?: String_comparison_exp | null | undefined;
  granted_at?: timestamptz_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
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

export interface member_notice_mutes_bool_exp {
  _and?: readonly (member_notice_mutes_bool_exp)[] | member_notice_mutes_bool_exp | null | undefined;
  _not?: member_notice_mutes_bool_exp | null | undefined;
  _or?: readonly (member_notice_mutes_bool_exp)[] | member_notice_mutes_bool_exp | null | undefined;
  user_id?: uuid_comparison_exp | null | undefined;
  event?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  member?: member_members_bool_exp | null | undefined;
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
  payee?: sales_payees_bool_exp | null | undefined;
  royalty_entries?: sales_royalty_entries_bool_exp | null | undefined;
  royalty_lines?: sales_royalty_lines_bool_exp | null | undefined;
  royalty_rules?: sales_royalty_rules_bool_exp | null | undefined;
  settlements?: sales_settlements_bool_exp | null | undefined;
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
  payee?: sales_payees_order_by | null | undefined;
  royalty_entries_aggregate?: sales_royalty_entries_aggregate_order_by | null | undefined;
  royalty_lines_aggregate?: sales_royalty_lines_aggregate_order_by | null | undefined;
  royalty_rules_aggregate?: sales_royalty_rules_aggregate_order_by | null | undefined;
  settlements_aggregate?: sales_settlements_aggregate_order_by | null | undefined;
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

export interface product_graphic_submissions_bool_exp {
  _and?: readonly (product_graphic_submissions_bool_exp)[] | product_graphic_submissions_bool_exp | null | undefined;
  _not?: product_graphic_submissions_bool_exp | null | undefined;
  _or?: readonly (product_graphic_submissions_bool_exp)[] | product_graphic_submissions_bool_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  rights?: String_comparison_exp | null | undefined;
  rights_note?: String_comparison_exp | null | undefined;
  review_note?: String_comparison_exp | null | undefined;
  submitted_at?: timestamptz_comparison_exp | null | undefined;
  reviewed_at?: timestamptz_comparison_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
}

export interface product_graphic_submissions_order_by {
  graphic_id?: order_by | null | undefined;
  rights?: order_by | null | undefined;
  rights_note?: order_by | null | undefined;
  review_note?: order_by | null | undefined;
  submitted_at?: order_by | null | undefined;
  reviewed_at?: order_by | null | undefined;
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
  submission?: product_graphic_submissions_bool_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  plan_graphics?: product_plan_graphics_bool_exp | null | undefined;
  product_custom_layers?: product_product_custom_layers_bool_exp | null | undefined;
  coupon_graphics?: sales_coupon_graphics_bool_exp | null | undefined;
  royalty_lines?: sales_royalty_lines_bool_exp | null | undefined;
  royalty_rules?: sales_royalty_rules_bool_exp | null | undefined;
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
  submission?: product_graphic_submissions_order_by | null | undefined;
  artist?: product_artists_order_by | null | undefined;
  plan_graphics_aggregate?: product_plan_graphics_aggregate_order_by | null | undefined;
  product_custom_layers_aggregate?: product_product_custom_layers_aggregate_order_by | null | undefined;
  coupon_graphics_aggregate?: sales_coupon_graphics_aggregate_order_by | null | undefined;
  royalty_lines_aggregate?: sales_royalty_lines_aggregate_order_by | null | undefined;
  royalty_rules_aggregate?: sales_royalty_rules_aggregate_order_by | null | undefined;
}

export interface product_graphics_set_input {
  name?: Json | null | undefined;
  description?: Json | null | undefined;
  background_color?: string | null | undefined;
  position?: number | null | undefined;
  keywords?: readonly string[] | null | undefined;
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

export interface sales_coupon_products_bool_exp {
  _and?: readonly (sales_coupon_products_bool_exp)[] | sales_coupon_products_bool_exp | null | undefined;
  _not?: sales_coupon_products_bool_exp | null | undefined;
  _or?: readonly (sales_coupon_products_bool_exp)[] | sales_coupon_products_bool_exp | null | undefined;
  coupon_id?: bigint_comparison_exp | null | undefined;
  product_id?: bigint_comparison_exp | null | undefined;
  coupon?: sales_coupons_bool_exp | null | undefined;
  product?: product_products_bool_exp | null | undefined;
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

export interface sales_payees_bool_exp {
  _and?: readonly (sales_payees_bool_exp)[] | sales_payees_bool_exp | null | undefined;
  _not?: sales_payees_bool_exp | null | undefined;
  _or?: readonly (sales_payees_bool_exp)[] | sales_payees_bool_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  tax_kind?: String_comparison_exp | null | undefined;
  bank?: String_comparison_exp | null | undefined;
  number_end?: String_comparison_exp | null | undefined;
  changed_at?: timestamptz_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
}

export interface sales_payees_order_by {
  artist_id?: order_by | null | undefined;
  tax_kind?: order_by | null | undefined;
  bank?: order_by | null | undefined;
  number_end?: order_by | null | undefined;
  changed_at?: order_by | null | undefined;
  artist?: product_artists_order_by | null | undefined;
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

export interface sales_royalty_entries_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_royalty_entries_max_order_by | null | undefined;
  min?: sales_royalty_entries_min_order_by | null | undefined;
  sum?: sales_royalty_entries_sum_order_by | null | undefined;
  avg?: sales_royalty_entries_avg_order_by | null | undefined;
  stddev?: sales_royalty_entries_stddev_order_by | null | undefined;
  stddev_pop?: sales_royalty_entries_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_royalty_entries_stddev_samp_order_by | null | undefined;
  var_pop?: sales_royalty_entries_var_pop_order_by | null | undefined;
  var_samp?: sales_royalty_entries_var_samp_order_by | null | undefined;
  variance?: sales_royalty_entries_variance_order_by | null | undefined;
}

export interface sales_royalty_entries_avg_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_bool_exp {
  _and?: readonly (sales_royalty_entries_bool_exp)[] | sales_royalty_entries_bool_exp | null | undefined;
  _not?: sales_royalty_entries_bool_exp | null | undefined;
  _or?: readonly (sales_royalty_entries_bool_exp)[] | sales_royalty_entries_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  period_id?: bigint_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  royalty_line_id?: bigint_comparison_exp | null | undefined;
  kind?: String_comparison_exp | null | undefined;
  cause?: String_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  reason?: String_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  line?: sales_royalty_lines_bool_exp | null | undefined;
  period?: sales_settlement_periods_bool_exp | null | undefined;
}

export interface sales_royalty_entries_max_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  kind?: order_by | null | undefined;
  cause?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  reason?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
}

export interface sales_royalty_entries_min_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  kind?: order_by | null | undefined;
  cause?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  reason?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
}

export interface sales_royalty_entries_stddev_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_stddev_pop_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_stddev_samp_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_sum_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_var_pop_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_var_samp_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_entries_variance_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  royalty_line_id?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_royalty_lines_max_order_by | null | undefined;
  min?: sales_royalty_lines_min_order_by | null | undefined;
  sum?: sales_royalty_lines_sum_order_by | null | undefined;
  avg?: sales_royalty_lines_avg_order_by | null | undefined;
  stddev?: sales_royalty_lines_stddev_order_by | null | undefined;
  stddev_pop?: sales_royalty_lines_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_royalty_lines_stddev_samp_order_by | null | undefined;
  var_pop?: sales_royalty_lines_var_pop_order_by | null | undefined;
  var_samp?: sales_royalty_lines_var_samp_order_by | null | undefined;
  variance?: sales_royalty_lines_variance_order_by | null | undefined;
}

export interface sales_royalty_lines_avg_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_bool_exp {
  _and?: readonly (sales_royalty_lines_bool_exp)[] | sales_royalty_lines_bool_exp | null | undefined;
  _not?: sales_royalty_lines_bool_exp | null | undefined;
  _or?: readonly (sales_royalty_lines_bool_exp)[] | sales_royalty_lines_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  layer_number?: Int_comparison_exp | null | undefined;
  kind?: String_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  graphic_name?: jsonb_comparison_exp | null | undefined;
  product_name?: jsonb_comparison_exp | null | undefined;
  side_name?: jsonb_comparison_exp | null | undefined;
  quantity?: Int_comparison_exp | null | undefined;
  unit_price?: Int_comparison_exp | null | undefined;
  base_amount?: Int_comparison_exp | null | undefined;
  rate?: Int_comparison_exp | null | undefined;
  discount_bearer?: String_comparison_exp | null | undefined;
  amount?: Int_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  sold_at?: timestamptz_comparison_exp | null | undefined;
  entries?: sales_royalty_entries_bool_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
}

export interface sales_royalty_lines_max_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  kind?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  discount_bearer?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  state?: order_by | null | undefined;
  sold_at?: order_by | null | undefined;
}

export interface sales_royalty_lines_min_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  kind?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  discount_bearer?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  state?: order_by | null | undefined;
  sold_at?: order_by | null | undefined;
}

export interface sales_royalty_lines_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  kind?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  graphic_name?: order_by | null | undefined;
  product_name?: order_by | null | undefined;
  side_name?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  discount_bearer?: order_by | null | undefined;
  amount?: order_by | null | undefined;
  state?: order_by | null | undefined;
  sold_at?: order_by | null | undefined;
  entries_aggregate?: sales_royalty_entries_aggregate_order_by | null | undefined;
  artist?: product_artists_order_by | null | undefined;
  graphic?: product_graphics_order_by | null | undefined;
}

export interface sales_royalty_lines_stddev_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_stddev_pop_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_stddev_samp_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_sum_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_var_pop_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_var_samp_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_lines_variance_order_by {
  id?: order_by | null | undefined;
  layer_number?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  quantity?: order_by | null | undefined;
  unit_price?: order_by | null | undefined;
  base_amount?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  amount?: order_by | null | undefined;
}

export interface sales_royalty_rules_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_royalty_rules_max_order_by | null | undefined;
  min?: sales_royalty_rules_min_order_by | null | undefined;
  sum?: sales_royalty_rules_sum_order_by | null | undefined;
  avg?: sales_royalty_rules_avg_order_by | null | undefined;
  stddev?: sales_royalty_rules_stddev_order_by | null | undefined;
  stddev_pop?: sales_royalty_rules_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_royalty_rules_stddev_samp_order_by | null | undefined;
  var_pop?: sales_royalty_rules_var_pop_order_by | null | undefined;
  var_samp?: sales_royalty_rules_var_samp_order_by | null | undefined;
  variance?: sales_royalty_rules_variance_order_by | null | undefined;
}

export interface sales_royalty_rules_avg_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_bool_exp {
  _and?: readonly (sales_royalty_rules_bool_exp)[] | sales_royalty_rules_bool_exp | null | undefined;
  _not?: sales_royalty_rules_bool_exp | null | undefined;
  _or?: readonly (sales_royalty_rules_bool_exp)[] | sales_royalty_rules_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  graphic_id?: bigint_comparison_exp | null | undefined;
  rate?: Int_comparison_exp | null | undefined;
  discount_bearer?: String_comparison_exp | null | undefined;
  starts_at?: timestamptz_comparison_exp | null | undefined;
  created_at?: timestamptz_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  graphic?: product_graphics_bool_exp | null | undefined;
}

export interface sales_royalty_rules_max_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  discount_bearer?: order_by | null | undefined;
  starts_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
}

export interface sales_royalty_rules_min_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
  discount_bearer?: order_by | null | undefined;
  starts_at?: order_by | null | undefined;
  created_at?: order_by | null | undefined;
}

export interface sales_royalty_rules_stddev_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_stddev_pop_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_stddev_samp_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_sum_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_var_pop_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_var_samp_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_royalty_rules_variance_order_by {
  id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  graphic_id?: order_by | null | undefined;
  rate?: order_by | null | undefined;
}

export interface sales_settlement_periods_bool_exp {
  _and?: readonly (sales_settlement_periods_bool_exp)[] | sales_settlement_periods_bool_exp | null | undefined;
  _not?: sales_settlement_periods_bool_exp | null | undefined;
  _or?: readonly (sales_settlement_periods_bool_exp)[] | sales_settlement_periods_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  starts_on?: date_comparison_exp | null | undefined;
  ends_on?: date_comparison_exp | null | undefined;
  closed_at?: timestamptz_comparison_exp | null | undefined;
  entries?: sales_royalty_entries_bool_exp | null | undefined;
  settlements?: sales_settlements_bool_exp | null | undefined;
}

export interface sales_settlements_aggregate_order_by {
  count?: order_by | null | undefined;
  max?: sales_settlements_max_order_by | null | undefined;
  min?: sales_settlements_min_order_by | null | undefined;
  sum?: sales_settlements_sum_order_by | null | undefined;
  avg?: sales_settlements_avg_order_by | null | undefined;
  stddev?: sales_settlements_stddev_order_by | null | undefined;
  stddev_pop?: sales_settlements_stddev_pop_order_by | null | undefined;
  stddev_samp?: sales_settlements_stddev_samp_order_by | null | undefined;
  var_pop?: sales_settlements_var_pop_order_by | null | undefined;
  var_samp?: sales_settlements_var_samp_order_by | null | undefined;
  variance?: sales_settlements_variance_order_by | null | undefined;
}

export interface sales_settlements_avg_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_bool_exp {
  _and?: readonly (sales_settlements_bool_exp)[] | sales_settlements_bool_exp | null | undefined;
  _not?: sales_settlements_bool_exp | null | undefined;
  _or?: readonly (sales_settlements_bool_exp)[] | sales_settlements_bool_exp | null | undefined;
  id?: bigint_comparison_exp | null | undefined;
  period_id?: bigint_comparison_exp | null | undefined;
  artist_id?: bigint_comparison_exp | null | undefined;
  sales_amount?: Int_comparison_exp | null | undefined;
  reversal_amount?: Int_comparison_exp | null | undefined;
  correction_amount?: Int_comparison_exp | null | undefined;
  carried_amount?: Int_comparison_exp | null | undefined;
  owed_amount?: Int_comparison_exp | null | undefined;
  donation_amount?: Int_comparison_exp | null | undefined;
  state?: String_comparison_exp | null | undefined;
  tax_kind?: String_comparison_exp | null | undefined;
  income_tax?: Int_comparison_exp | null | undefined;
  local_tax?: Int_comparison_exp | null | undefined;
  vat?: Int_comparison_exp | null | undefined;
  payout_amount?: Int_comparison_exp | null | undefined;
  closed_at?: timestamptz_comparison_exp | null | undefined;
  invoiced_at?: timestamptz_comparison_exp | null | undefined;
  paid_at?: timestamptz_comparison_exp | null | undefined;
  payout_reference?: String_comparison_exp | null | undefined;
  artist?: product_artists_bool_exp | null | undefined;
  period?: sales_settlement_periods_bool_exp | null | undefined;
}

export interface sales_settlements_max_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  state?: order_by | null | undefined;
  tax_kind?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
  closed_at?: order_by | null | undefined;
  invoiced_at?: order_by | null | undefined;
  paid_at?: order_by | null | undefined;
  payout_reference?: order_by | null | undefined;
}

export interface sales_settlements_min_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  state?: order_by | null | undefined;
  tax_kind?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
  closed_at?: order_by | null | undefined;
  invoiced_at?: order_by | null | undefined;
  paid_at?: order_by | null | undefined;
  payout_reference?: order_by | null | undefined;
}

export interface sales_settlements_stddev_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_stddev_pop_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_stddev_samp_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_sum_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_var_pop_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_var_samp_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
}

export interface sales_settlements_variance_order_by {
  id?: order_by | null | undefined;
  period_id?: order_by | null | undefined;
  artist_id?: order_by | null | undefined;
  sales_amount?: order_by | null | undefined;
  reversal_amount?: order_by | null | undefined;
  correction_amount?: order_by | null | undefined;
  carried_amount?: order_by | null | undefined;
  owed_amount?: order_by | null | undefined;
  donation_amount?: order_by | null | undefined;
  income_tax?: order_by | null | undefined;
  local_tax?: order_by | null | undefined;
  vat?: order_by | null | undefined;
  payout_amount?: order_by | null | undefined;
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
