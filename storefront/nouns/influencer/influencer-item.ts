import { graphql } from '#client/graphql/graphql.ts';

/** An influencer as tiles show it. */
export const influencerItem = graphql(`
  fragment influencerItem on management_influencers {
    id
    name
    description
    image_src
  }
`);
