import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';

/** All of the shop's artists, by position. */
export const artistsQuery = graphql(
  `
  query artists {
    product_artists(where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {
      ...artistItem
    }
  }
`,
  [artistItem],
);

/** The path_name of an artist by id. */
export const artistPathQuery = graphql(`
  query artistPath($id: bigint!) {
    product_artists_by_pk(id: $id) { path_name }
  }
`);
