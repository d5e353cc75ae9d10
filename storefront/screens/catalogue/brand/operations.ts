import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { detailTemplate } from '#storefront/nouns/section/detail-template.ts';

/** A brand with its artists, templates and page sections. */
export const brandPageQuery = graphql(
  `
  query brandPage($id: bigint!) {
    product_brands(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      name
      description
      logo_src
      image_src
      follower_count
      artist_brands(where: { artist: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }, order_by: [{ position: asc }], limit: 30) {
        artist { ...artistItem }
      }
    }
    management_home_templates(
      where: { brand_id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 30
    ) { id src type content_type url is_custom_url description add_content translations }
    management_detail_templates(where: { type: { _eq: "BRAND" }, sub_type: { _neq: "REVIEW" } }, order_by: [{ position: asc }]) {
      ...detailTemplate
    }
  }
`,
  [artistItem, detailTemplate],
);
