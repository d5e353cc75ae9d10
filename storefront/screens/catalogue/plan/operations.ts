import { graphql } from '#client/graphql/graphql.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import type { ProductFilters } from '#rules/catalogue/product/product-filter.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { narrowedTo, soldFilter } from '#storefront/nouns/product/list-operations.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { detailTemplate } from '#storefront/nouns/section/detail-template.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';

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

const planProductsQuery = graphql(
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

/** A page of an exhibition's products in its own order, as filtered. */
export async function loadPlanProducts(query: ShopBridge['query'], planId: number, filters: ProductFilters, page: PageWindow) {
  const where = { ...soldFilter, ...narrowedTo(filters) };
  const { product_plan_products: rows } = await query(planProductsQuery, { plan_id: planId, where, ...page });
  return rows.flatMap(({ product }) => product ?? []);
}
