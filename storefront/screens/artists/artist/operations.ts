import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { detailTemplate } from '#storefront/nouns/section/detail-template.ts';

/** Page size of graphic lists (specification 9.16). */
export const graphicsPageSize = 20;

/** An artist by path_name, with the first page of graphics, the best ones, and the page's sections. */
export const artistPageQuery = graphql(
  `
  query artistPage($path_name: String!) {
    product_artists(where: { path_name: { _eq: $path_name }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }, limit: 1) {
      ...artistItem
      description
    }
    graphics: product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, artist: { path_name: { _eq: $path_name } } }
      limit: 20
      order_by: [{ position: asc }, { id: asc }]
    ) { ...graphicItem }
    graphics_aggregate: product_graphics_aggregate(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, artist: { path_name: { _eq: $path_name } } }
    ) { aggregate { count } }
    best: product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: true }, artist: { path_name: { _eq: $path_name } } }
      limit: 12
      order_by: [{ position: asc }, { id: asc }]
    ) { ...graphicItem }
    management_detail_templates(where: { type: { _eq: "ARTIST" } }, order_by: [{ position: asc }]) { ...detailTemplate }
  }
`,
  [artistItem, graphicItem, detailTemplate],
);

/** Another page of an artist's graphics: limit 20, offset (page - 1) * limit, by position (specification 7). */
export const artistGraphicsQuery = graphql(
  `
  query artistGraphics($artist_id: bigint!, $limit: Int!, $offset: Int!) {
    product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, artist_id: { _eq: $artist_id } }
      limit: $limit
      offset: $offset
      order_by: [{ position: asc }, { id: asc }]
    ) { ...graphicItem }
  }
`,
  [graphicItem],
);
