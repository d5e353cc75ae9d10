import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '../nouns/graphic/graphic-item.ts';

/** Graphics by their numbers, as shoppers may see them. */
export const graphicsByIdQuery = graphql(
  `
  query graphicsById($ids: [bigint!]!) {
    product_graphics(where: { id: { _in: $ids }, deleted_at: { _is_null: true } }) {
      ...graphicItem
    }
  }
`,
  [graphicItem],
);
