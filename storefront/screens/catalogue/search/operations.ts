import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';

/** Graphics and artists whose names hold the words, in either language. Both filters are `searchFilter` of the words. */
export const searchWorksQuery = graphql(
  `
  query searchWorks($graphics: product_graphic_search_bool_exp!, $artists: product_artist_search_bool_exp!) {
    product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $graphics }
      limit: 20
      order_by: [{ like_count: desc }, { id: asc }]
    ) {
      ...graphicItem
    }
    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $graphics }) {
      aggregate {
        count
      }
    }
    product_artists(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $artists }
      limit: 12
      order_by: [{ position: asc }]
    ) {
      ...artistItem
    }
  }
`,
  [graphicItem, artistItem],
);
