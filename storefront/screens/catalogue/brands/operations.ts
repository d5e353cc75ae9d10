import { graphql } from '#client/graphql/graphql.ts';

/** All of the shop's brands, by position. */
export const brandsQuery = graphql(`
  query brands {
    product_brands(where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {
      id
      name
      logo_src
      image_src
      description
      follower_count
    }
  }
`);
