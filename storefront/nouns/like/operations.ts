import { graphql } from '#client/graphql/graphql.ts';

/** What members can like. */
export type LikeKind = 'graphic' | 'product';

/** Which of these graphics and products I like. The counts include my like, since the page may be older. */
export const myLikesQuery = graphql(`
  query myLikes($user_id: uuid!, $graphic_ids: [bigint!]!, $product_ids: [bigint!]!) {
    graphics: product_graphic_likes(where: { user_id: { _eq: $user_id }, graphic_id: { _in: $graphic_ids }, deleted_at: { _is_null: true } }) {
      graphic_id
      graphic { like_count }
    }
    products: product_product_likes(where: { user_id: { _eq: $user_id }, product_id: { _in: $product_ids }, deleted_at: { _is_null: true } }) {
      product_id
      product { like_count }
    }
  }
`);

const selectGraphicLike = graphql(`
  query selectGraphicLike($user_id: uuid!, $id: bigint!) {
    like: product_graphic_likes_by_pk(user_id: $user_id, graphic_id: $id) { deleted_at }
  }
`);

const insertGraphicLike = graphql(`
  mutation insertGraphicLike($user_id: uuid!, $id: bigint!) {
    like: insert_product_graphic_likes_one(object: { user_id: $user_id, graphic_id: $id }) { deleted_at }
  }
`);

const updateGraphicLike = graphql(`
  mutation updateGraphicLike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {
    like: update_product_graphic_likes_by_pk(pk_columns: { user_id: $user_id, graphic_id: $id }, _set: { deleted_at: $deleted_at }) {
      deleted_at
    }
  }
`);

const selectProductLike = graphql(`
  query selectProductLike($user_id: uuid!, $id: bigint!) {
    like: product_product_likes_by_pk(user_id: $user_id, product_id: $id) { deleted_at }
  }
`);

const insertProductLike = graphql(`
  mutation insertProductLike($user_id: uuid!, $id: bigint!) {
    like: insert_product_product_likes_one(object: { user_id: $user_id, product_id: $id }) { deleted_at }
  }
`);

const updateProductLike = graphql(`
  mutation updateProductLike($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {
    like: update_product_product_likes_by_pk(pk_columns: { user_id: $user_id, product_id: $id }, _set: { deleted_at: $deleted_at }) {
      deleted_at
    }
  }
`);

/** The three queries of a like toggle, for each kind (specification 7.33): query, insert, update of `deleted_at`. */
export const likeCalls = {
  graphic: { select: selectGraphicLike, insert: insertGraphicLike, update: updateGraphicLike },
  product: { select: selectProductLike, insert: insertProductLike, update: updateProductLike },
} as const;
