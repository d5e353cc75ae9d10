import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';

/** Graphics on one page of the list. */
export const graphicsPageSize = 24;

/** All graphics that are shown, by position, with how many there are. */
export const allGraphicsQuery = graphql(
  `
  query allGraphics($limit: Int!, $offset: Int!) {
    product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
      order_by: [{ position: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...graphicItem
    }
    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) {
      aggregate {
        count
      }
    }
  }
`,
  [graphicItem],
);
