import { graphql } from '#client/graphql/graphql.ts';

/** The parts of a graphic's URL. */
export const graphicAddressQuery = graphql(`
  query selectGraphicAddress($id: bigint!) {
    product_graphics(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      artist { path_name }
    }
  }
`);
