import { graphql } from '#client/graphql/graphql.ts';

/** Helpful or not: separate rows (specification 3.12), of which at most one is active per member. */
export type VoteKind = 'like' | 'unlike';

const selectLike = graphql(`
  query voteLike($user_id: uuid!, $id: bigint!) {
    vote: product_review_likes_by_pk(user_id: $user_id, review_id: $id) { deleted_at }
  }
`);

const insertLike = graphql(`
  mutation insertVoteLike($user_id: uuid!, $id: bigint!) {
    vote: insert_product_review_likes_one(object: { user_id: $user_id, review_id: $id }) { deleted_at }
  }
`);

const updateLike = graphql(`
  mutation updateVoteLike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {
    vote: update_product_review_likes_by_pk(pk_columns: { user_id: $user_id, review_id: $id }, _set: { deleted_at: $deleted_at }) {
      deleted_at
    }
  }
`);

const selectUnlike = graphql(`
  query voteUnlike($user_id: uuid!, $id: bigint!) {
    vote: product_review_unlikes_by_pk(user_id: $user_id, review_id: $id) { deleted_at }
  }
`);

const insertUnlike = graphql(`
  mutation insertVoteUnlike($user_id: uuid!, $id: bigint!) {
    vote: insert_product_review_unlikes_one(object: { user_id: $user_id, review_id: $id }) { deleted_at }
  }
`);

const updateUnlike = graphql(`
  mutation updateVoteUnlike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {
    vote: update_product_review_unlikes_by_pk(pk_columns: { user_id: $user_id, review_id: $id }, _set: { deleted_at: $deleted_at }) {
      deleted_at
    }
  }
`);

/** The three queries of each toggle (specification 7.32): query, insert, update of `deleted_at`. */
export const voteCalls = {
  like: { select: selectLike, insert: insertLike, update: updateLike },
  unlike: { select: selectUnlike, insert: insertUnlike, update: updateUnlike },
} as const;
