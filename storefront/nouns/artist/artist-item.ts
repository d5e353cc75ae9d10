import { graphql } from '#client/graphql/graphql.ts';

/** An artist as shown in tiles. */
export const artistItem = graphql(`
  fragment artistItem on product_artists {
    id
    name
    path_name
    image_src
    profile_src
    follower_count
  }
`);
