import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '../../nouns/graphic/graphic-item.ts';

/** Graphics by id, as visible to shoppers. */
export const graphicsByIdQuery = graphql(
  `
  query graphicsById($ids: [bigint!]!) {
    product_graphics(where: { id: { _in: $ids }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) {
      ...graphicItem
    }
  }
`,
  [graphicItem],
);
