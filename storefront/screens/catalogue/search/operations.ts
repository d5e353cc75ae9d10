import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';

/** Page size of graphics or artists found. */
export const foundPageSize = 20;

/** Graphics matching the words, with their count. `search` is the `searchFilter` of the words. */
export const foundGraphicsQuery = graphql(
  `
  query foundGraphics($search: product_graphic_search_bool_exp!, $limit: Int!, $offset: Int!) {
    product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $search }
      limit: $limit
      offset: $offset
      order_by: [{ like_count: desc }, { id: asc }]
    ) { ...graphicItem }
    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $search }, limit: 2001) {
      aggregate { count }
    }
  }
`,
  [graphicItem],
);

/** Artists matching the words, with their count. `search` is the `searchFilter` of the words. */
export const foundArtistsQuery = graphql(
  `
  query foundArtists($search: product_artist_search_bool_exp!, $limit: Int!, $offset: Int!) {
    product_artists(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $search }
      limit: $limit
      offset: $offset
      order_by: [{ position: asc }, { id: asc }]
    ) { ...artistItem }
    product_artists_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, search: $search }, limit: 2001) {
      aggregate { count }
    }
  }
`,
  [artistItem],
);
