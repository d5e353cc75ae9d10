import { graphql } from '#client/graphql/graphql.ts';
import type { PlanProductsQuery } from '#client/graphql/operations.generated.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { detailTemplate } from '#storefront/nouns/section/detail-template.ts';

/** An exhibition with its graphics and page sections. */
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
    }
    management_detail_templates(where: { type: { _eq: "PLAN" }, sub_type: { _neq: "REVIEW" } }, order_by: [{ position: asc }]) {
      ...detailTemplate
    }
  }
`,
  [graphicItem, detailTemplate],
);

/** A page of an exhibition's products in its own order; `where` narrows them. */
export const planProductsQuery = graphql(
  `
  query planProducts($plan_id: bigint!, $where: product_products_bool_exp!, $limit: Int!, $offset: Int!) {
    product_plan_products(
      where: { plan_id: { _eq: $plan_id }, product: $where }
      order_by: [{ position: asc }, { product_id: asc }]
      limit: $limit
      offset: $offset
    ) { product { ...productItem } }
  }
`,
  [productItem],
);

export const planProductsIn = ({ product_plan_products }: PlanProductsQuery) =>
  product_plan_products.flatMap(({ product }) => product ?? []);
