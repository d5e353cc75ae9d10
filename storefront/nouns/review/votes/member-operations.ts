import { graphql } from '#client/graphql/graphql.ts';

/** Which of these reviews I wrote, and how I voted on the others, with the counts that include my votes: the page may be older than them. */
export const myVotesQuery = graphql(`
  query myReviewVotes($user_id: uuid!, $ids: [bigint!]!) {
    likes: product_review_likes(where: { user_id: { _eq: $user_id }, review_id: { _in: $ids }, deleted_at: { _is_null: true } }, limit: 100) {
      review_id
      review {
        like_count
        unlike_count
      }
    }
    unlikes: product_review_unlikes(where: { user_id: { _eq: $user_id }, review_id: { _in: $ids }, deleted_at: { _is_null: true } }, limit: 100) {
      review_id
      review {
        like_count
        unlike_count
      }
    }
    own: product_reviews(where: { id: { _in: $ids }, user: { member: { id: { _eq: $user_id } } } }, limit: 100) {
      id
    }
  }
`);
