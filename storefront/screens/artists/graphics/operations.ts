import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';

/** A page of the shop's graphics by filter and sort. */
export const graphicsQuery = graphql(
  `
  query graphics($where: product_graphics_bool_exp!, $order_by: [product_graphics_order_by!]!, $limit: Int!, $offset: Int!) {
    product_graphics(where: $where, order_by: $order_by, limit: $limit, offset: $offset) { ...graphicItem }
  }
`,
  [graphicItem],
);

/** The themes of graphics: current exhibitions with graphics. */
export const graphicThemesQuery = graphql(`
  query graphicThemes($now: timestamptz!) {
    product_plans(
      where: {
        state: { _eq: "ACT" }
        deleted_at: { _is_null: true }
        _or: [{ end_date: { _is_null: true } }, { end_date: { _gt: $now } }]
        plan_graphics: { graphic: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
      }
      order_by: [{ position: asc }, { id: desc }]
      limit: 12
    ) { id title }
  }
`);
