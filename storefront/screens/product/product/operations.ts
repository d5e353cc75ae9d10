import { graphql } from '#client/graphql/graphql.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { reviewEntry } from '#storefront/nouns/review/review-entry.ts';

/** What the first screen of a product's page shows, and its editor. */
export const selectProductPageQuery = graphql(
  `
  query selectProductPage($id: bigint!) {
    product_products_by_pk(id: $id) {
      ...productItem
      code
      state
      type
      description
      seo_title
      seo_description
      add_content
      translations
      review_count
      category { id path_name }
      sold_by: brand {
        is_brokered seller_name seller_representative seller_registration_number seller_report_number seller_address seller_phone
        seller_email seller_return_address
      }
      facets { tags }
      facts { kind material contents maker origin made_on care certification warranty contact }
      review_score_sum
      shipping_policy { id region fee_type fee free_over remote_fee day1 day2 }
      product_images(order_by: [{ position: asc }, { id: asc }], limit: 12) { id src color_id }
      frames(order_by: [{ position: asc }, { id: asc }], limit: 10) { id name }
      colors(order_by: [{ position: asc }, { id: asc }], limit: 30) { id name hex family }
      options(where: { state: { _eq: "ACT" } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {
        id
        frame_id
        color_id
        size
        name
        price
        stock_count
        incoming { comes_on }
      }
      mockup_groups(order_by: [{ position: asc }, { id: asc }], limit: 4) { id code name price }
      mockups(order_by: [{ id: asc }], limit: 100) {
        id
        frame_id
        color_id
        mockup_group_id
        src
        shade_src
        width
        height
        print_x
        print_y
        print_width
        print_height
        print_width_mm
        print_height_mm
      }
    }
  }
`,
  [productItem],
);

/** Alternatives to an unavailable product: the most liked ones on sale of the same category. */
export const selectAlternativesQuery = graphql(
  `
  query selectAlternatives($category_id: bigint!, $id: bigint!) {
    product_products(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, category_id: { _eq: $category_id }, id: { _neq: $id }, stock_count: { _gt: 0 } }
      order_by: [{ like_count: desc }, { id: asc }]
      limit: 4
    ) { ...productItem }
  }
`,
  [productItem],
);

/** What stands below the first screen: sizes, and where there are any, designs to start from and reviews. */
export const selectBelowProductQuery = graphql(
  `
  query selectBelowProduct($id: bigint!, $is_custom: Boolean!, $is_reviewed: Boolean!) {
    measured: product_products_by_pk(id: $id) {
      size_measures(order_by: [{ id: asc }], limit: 400) { frame_id size measure value_mm }
    }
    designed: product_products_by_pk(id: $id) @include(if: $is_custom) {
      product_templates(where: { custom: { deleted_at: { _is_null: true } } }, order_by: [{ position: asc }, { id: asc }], limit: 8) {
        id
        custom { ...customItem }
      }
    }
    reviewed: product_products_by_pk(id: $id) @include(if: $is_reviewed) {
      reviews(
        where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
        order_by: [{ has_photos: desc }, { like_count: desc }, { created_at: desc }]
        limit: 4
      ) { ...reviewEntry }
      one: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, score: { _eq: 1 } }) {
        aggregate { count }
      }
      two: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, score: { _eq: 2 } }) {
        aggregate { count }
      }
      three: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, score: { _eq: 3 } }) {
        aggregate { count }
      }
      four: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, score: { _eq: 4 } }) {
        aggregate { count }
      }
      five: reviews_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, score: { _eq: 5 } }) {
        aggregate { count }
      }
    }
  }
`,
  [productItem, customItem, reviewEntry],
);

/** Goods to look at after a product: of the artists it shows, then of its kind; what is liked most first. */
export const selectRelatedQuery = graphql(
  `
  query selectRelated($by_artist: product_products_bool_exp!, $of_kind: product_products_bool_exp!) {
    by_artist: product_products(where: $by_artist, order_by: [{ is_sold_out: asc }, { like_count: desc }, { id: desc }], limit: 4) { ...productItem }
    of_kind: product_products(where: $of_kind, order_by: [{ is_sold_out: asc }, { like_count: desc }, { id: desc }], limit: 8) { ...productItem }
  }
`,
  [productItem],
);
