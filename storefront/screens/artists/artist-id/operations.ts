import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';

/** All artists who work with the shop, by position. */
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

/** The name in the address of an artist whose id is known. */
export const artistPathQuery = graphql(`
  query artistPath($id: bigint!) {
    product_artists_by_pk(id: $id) {
      path_name
    }
  }
`);
