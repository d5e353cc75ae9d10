import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { detailTemplate } from '#storefront/nouns/section/detail-template.ts';

/** An exhibition with its graphics, products and page sections. */
export const planPageQuery = graphql(
  `
  query planPage($id: bigint!) {
    product_plans(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      title
      content
      translations
      image_src
      start_date
      end_date
      plan_graphics(
        where: { graphic: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        order_by: [{ position: asc }]
        limit: 60
      ) { graphic { ...graphicItem } }
      plan_products(
        where: { product: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        order_by: [{ position: asc }]
        limit: 60
      ) { product { ...productItem } }
    }
    management_detail_templates(where: { type: { _eq: "PLAN" }, sub_type: { _neq: "REVIEW" } }, order_by: [{ position: asc }]) {
      ...detailTemplate
    }
  }
`,
  [graphicItem, productItem, detailTemplate],
);
