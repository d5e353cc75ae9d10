import { graphql } from '#client/graphql/graphql.ts';
/** The frame's data: shop info, policies, categories. */
export const shellQuery = graphql(`
  query shell {
    management_shop_info(limit: 1) {
      company_name
      ceo
      registration_number
      business_type
      business_category
      phone
      telecommunication_number
      email
      hosting_provider
      escrow_provider
      escrow_url
      personal_information_admin
      zip_code
      address
      detail_address
      footer_title
      footer_content
      translations
      donation
      banner_autoplay
      is_custom_main
      service_from
      service_until
      lunch_from
      lunch_until
      service_days
      is_open_on_holidays
    }
    management_shop_rules(limit: 1) {
      review_text_points
      review_photo_points
      deposit_days
      points_earn_percent
      points_min_held
      points_valid_months
      confirm_days
      pick_up_fee
      text_price
      picture_price
      quantity_steps
      takes_own_pictures
    }
    product_shipping_policies(where: { region: { _eq: "DOMESTIC" } }, order_by: [{ fee_type: asc }, { id: asc }], limit: 1) {
      fee_type
      fee
      free_over
    }
    policies: product_shipping_policies(limit: 1) { id }
    terms: management_terms(where: { deleted_at: { _is_null: true }, is_coming: { _eq: false } }) { type }
    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {
      id
      parent_id
      name
      path_name
    }
  }
`);
