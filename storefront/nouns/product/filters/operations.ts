import { graphql } from '#client/graphql/graphql.ts';

/** The names of the brands and artists that a list can be filtered by. */
export const filterNamesQuery = graphql(`
  query filterNames($brand_ids: [bigint!]!, $artist_ids: [bigint!]!) {
    product_brands(where: { id: { _in: $brand_ids } }, limit: 100) { id name }
    product_artists(where: { id: { _in: $artist_ids } }, limit: 100) { id name }
  }
`);
