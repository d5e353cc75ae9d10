import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';

/** Graphics and artists whose names hold the words, in either language. `pattern` is for `ilike`. */
export const searchWorksQuery = graphql(
  `
  query searchWorks($pattern: String!) {
    product_graphics(
      where: {
        deleted_at: { _is_null: true }
        state: { _eq: "ACT" }
        _or: [{ name: { _cast: { String: { _ilike: $pattern } } } }, { artist: { name: { _cast: { String: { _ilike: $pattern } } } } }]
      }
      limit: 20
      order_by: [{ like_count: desc }, { id: asc }]
    ) {
      ...graphicItem
    }
    product_graphics_aggregate(
      where: {
        deleted_at: { _is_null: true }
        state: { _eq: "ACT" }
        _or: [{ name: { _cast: { String: { _ilike: $pattern } } } }, { artist: { name: { _cast: { String: { _ilike: $pattern } } } } }]
      }
    ) {
      aggregate {
        count
      }
    }
    product_artists(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, name: { _cast: { String: { _ilike: $pattern } } } }
      limit: 12
      order_by: [{ position: asc }]
    ) {
      ...artistItem
    }
  }
`,
  [graphicItem, artistItem],
);

/** The pattern that finds words anywhere in a name; what `ilike` reads as a sign is taken literally. */
export function patternOf(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}
