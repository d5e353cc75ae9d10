import type { Operation } from '#contract/shop-bridge.ts';
import { type GraphicItem, graphicItem, type LocalizedText, type ProductItem, productItem } from '#storefront/nouns/fragments.ts';
import type { DetailTemplate } from '#storefront/nouns/section/detail-template.ts';

export type PlanPage = {
  product_plans: {
    id: number;
    title: LocalizedText;
    content: string;
    image_src: string;
    start_date: string | null;
    end_date: string | null;
    plan_graphics: { graphic: GraphicItem | null }[];
    plan_products: { product: ProductItem | null }[];
  }[];
  management_detail_templates: DetailTemplate[];
};

/** An exhibition with its works and products, and the sections of its page. */
export const planPageQuery: Operation<PlanPage, { id: number }> = /* GraphQL */ `
  query planPage($id: bigint!) {
    product_plans(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      title
      content
      image_src
      start_date
      end_date
      plan_graphics(
        where: { graphic: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        order_by: [{ position: asc }]
        limit: 60
      ) {
        graphic {
          ...graphicItem
        }
      }
      plan_products(
        where: { product: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        order_by: [{ position: asc }]
        limit: 60
      ) {
        product {
          ...productItem
        }
      }
    }
    management_detail_templates(where: { type: { _eq: "PLAN" }, sub_type: { _neq: "REVIEW" } }, order_by: [{ position: asc }]) {
      id
      sub_type
      title
      sub_title
    }
  }
`.concat(graphicItem, productItem);
