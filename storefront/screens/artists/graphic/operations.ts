import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { detailTemplate } from '#storefront/nouns/section/detail-template.ts';

/** Page size of a graphic's products (specification 9.21). */
export const graphicProductsPageSize = 20;

/**
 * A graphic with its artist, the products made with it (limit 20, by position), other graphics by the artist, the garments that can carry
 * it, and the page's sections, never REVIEW (specification 3.26, Detail template). With a `plan_id` it includes that exhibition's text about
 * it, else any exhibition's (specification 7).
 */
export const graphicPageQuery = graphql(
  `
  query graphicPage($id: bigint!, $plan_id: bigint) {
    product_graphics(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      ...graphicItem
      extension
      description
      product_count
      is_donate
      donation
      artist { profile_src description }
      plan_graphics(where: { plan_id: { _eq: $plan_id } }, limit: 3, order_by: [{ position: asc }]) {
        plan_id
        add_content
        translations
      }
    }
    product_graphic_products(
      where: { graphic_id: { _eq: $id }, product: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
      limit: 20
      order_by: [{ product: { is_sold_out: asc } }, { position: asc }, { product_id: asc }]
    ) { product { ...productItem } }
    more: product_graphics(
      where: { id: { _neq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" }, artist: { graphics: { id: { _eq: $id } } } }
      limit: 12
      order_by: [{ position: asc }, { id: asc }]
    ) { ...graphicItem }
    garments: product_products(
      where: { type: { _eq: "CUSTOM" }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
      limit: 12
      order_by: [{ is_sold_out: asc }, { position: asc }, { id: asc }]
    ) {
      ...productItem
      mockups(where: { mockup_group: { code: { _eq: "FRONT" } } }, order_by: [{ id: asc }], limit: 40) { id frame_id color { hex } }
    }
    management_detail_templates(where: { type: { _eq: "GRAPHIC" }, sub_type: { _neq: "REVIEW" } }, order_by: [{ position: asc }]) {
      ...detailTemplate
    }
  }
`,
  [graphicItem, productItem, detailTemplate],
);

/** Another page of a graphic's products. */
export const graphicProductsQuery = graphql(
  `
  query graphicProducts($graphic_id: bigint!, $limit: Int!, $offset: Int!) {
    product_graphic_products(
      where: { graphic_id: { _eq: $graphic_id }, product: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
      limit: $limit
      offset: $offset
      order_by: [{ product: { is_sold_out: asc } }, { position: asc }, { product_id: asc }]
    ) { product { ...productItem } }
  }
`,
  [productItem],
);
