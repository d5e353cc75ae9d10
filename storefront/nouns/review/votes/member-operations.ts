import { graphql } from '#client/graphql/graphql.ts';

/** Which of these reviews I wrote, and my votes on the others. The counts include my votes, since the page may be older. */
export const myVotesQuery = graphql(`
  query myReviewVotes($user_id: uuid!, $ids: [bigint!]!) {
    likes: product_review_likes(where: { user_id: { _eq: $user_id }, review_id: { _in: $ids }, deleted_at: { _is_null: true } }, limit: 100) {
      review_id
      review { like_count unlike_count }
    }
    unlikes: product_review_unlikes(where: { user_id: { _eq: $user_id }, review_id: { _in: $ids }, deleted_at: { _is_null: true } }, limit: 100) {
      review_id
      review { like_count unlike_count }
    }
    own: product_reviews(where: { id: { _in: $ids }, user: { member: { id: { _eq: $user_id } } } }, limit: 100) { id }
  }
`);
