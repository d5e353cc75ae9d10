import { graphql } from '#client/graphql/graphql.ts';
import { influencerItem } from '#storefront/nouns/influencer/influencer-item.ts';

/** Posts on one page of the grid. */
export const feedsPageSize = 18;

/** An influencer with the number of posts. */
export const influencerQuery = graphql(
  `
  query influencer($id: bigint!) {
    management_influencers(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      ...influencerItem
    }
    management_influencer_feeds_aggregate(where: { influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`,
  [influencerItem],
);

/** Posts of an influencer, in the order they were arranged. */
export const feedsQuery = graphql(`
  query influencerFeeds($id: bigint!, $limit: Int!, $offset: Int!) {
    management_influencer_feeds(
      where: { influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }
      order_by: [{ position: asc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      id
      image_src
      content
      translations
      feed_images(limit: 1) {
        id
      }
    }
  }
`);
