import { graphql } from '#client/graphql/graphql.ts';
import { influencerItem } from '#storefront/nouns/influencer/influencer-item.ts';

/** Page size of the grid. */
export const feedsPageSize = 18;

/** An influencer with the post count. */
export const influencerQuery = graphql(
  `
  query influencer($id: bigint!) {
    management_influencers(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      ...influencerItem
    }
    management_influencer_feeds_aggregate(where: { influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }) {
      aggregate { count }
    }
  }
`,
  [influencerItem],
);

/** An influencer's posts, by position. */
export const feedsQuery = graphql(`
  query influencerFeeds($id: bigint!, $limit: Int!, $offset: Int!) {
    management_influencer_feeds(
      where: { influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }
      order_by: [{ position: asc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) { id image_src content translations feed_images(limit: 1) { id } }
  }
`);
