import { graphql } from '#client/graphql/graphql.ts';

/** What members can follow. */
export type FollowKind = 'artist' | 'brand';

const selectArtistFollow = graphql(`
  query selectArtistFollow($user_id: uuid!, $id: bigint!) {
    row: product_artist_follows_by_pk(user_id: $user_id, artist_id: $id) { deleted_at }
    thing: product_artists_by_pk(id: $id) { follower_count }
  }
`);

const insertArtistFollow = graphql(`
  mutation insertArtistFollow($user_id: uuid!, $id: bigint!) {
    row: insert_product_artist_follows_one(object: { user_id: $user_id, artist_id: $id }) { deleted_at }
  }
`);

const updateArtistFollow = graphql(`
  mutation updateArtistFollow($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {
    row: update_product_artist_follows_by_pk(pk_columns: { user_id: $user_id, artist_id: $id }, _set: { deleted_at: $deleted_at }) {
      deleted_at
    }
  }
`);

const selectBrandFollow = graphql(`
  query selectBrandFollow($user_id: uuid!, $id: bigint!) {
    row: product_brand_follows_by_pk(user_id: $user_id, brand_id: $id) { deleted_at }
    thing: product_brands_by_pk(id: $id) { follower_count }
  }
`);

const insertBrandFollow = graphql(`
  mutation insertBrandFollow($user_id: uuid!, $id: bigint!) {
    row: insert_product_brand_follows_one(object: { user_id: $user_id, brand_id: $id }) { deleted_at }
  }
`);

const updateBrandFollow = graphql(`
  mutation updateBrandFollow($user_id: uuid!, $id: bigint!, $deleted_at: timestamptz) {
    row: update_product_brand_follows_by_pk(pk_columns: { user_id: $user_id, brand_id: $id }, _set: { deleted_at: $deleted_at }) {
      deleted_at
    }
  }
`);

/** The queries of a follow toggle, with the same three steps as a like (specification 4): query, insert, update of `deleted_at`. */
export const followCalls = {
  artist: { select: selectArtistFollow, insert: insertArtistFollow, update: updateArtistFollow },
  brand: { select: selectBrandFollow, insert: insertBrandFollow, update: updateBrandFollow },
} as const;

/** Excludes an artist from the digest, or includes them again. */
export const muteArtistCall = graphql(`
  mutation muteArtist($user_id: uuid!, $id: bigint!, $is_muted: Boolean!) {
    row: update_product_artist_follows_by_pk(pk_columns: { user_id: $user_id, artist_id: $id }, _set: { is_muted: $is_muted }) {
      is_muted
    }
  }
`);
