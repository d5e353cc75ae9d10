import type { Operation } from '#contract/shop-bridge.ts';
import { type ArtistItem, artistItem } from '#storefront/nouns/fragments.ts';

/** All artists who work with the shop, by position. */
export const artistsQuery: Operation<{ product_artists: ArtistItem[] }, Record<string, never>> = /* GraphQL */ `
  query artists {
    product_artists(where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }], limit: 100) {
      ...artistItem
    }
  }
`.concat(artistItem);

/** The name in the address of an artist whose id is known. */
export const artistPathQuery: Operation<{ product_artists_by_pk: { path_name: string } | null }, { id: number }> = /* GraphQL */ `
  query artistPath($id: bigint!) {
    product_artists_by_pk(id: $id) {
      path_name
    }
  }
`;
