import { graphql } from '#client/graphql/graphql.ts';

/** An influencer as shown in tiles. */
export const influencerItem = graphql(`
  fragment influencerItem on management_influencers {
    id
    name
    description
    image_src
  }
`);
