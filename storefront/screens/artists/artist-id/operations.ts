import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';

/** A page of the shop's artists. */
export const artistsQuery = graphql(
  `
  query artists($order_by: [product_artists_order_by!]!, $limit: Int!, $offset: Int!) {
    product_artists(where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }, order_by: $order_by, limit: $limit, offset: $offset) {
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
