import type { Operation } from '#contract/shop-bridge.ts';
import { type ArtistItem, artistItem, type LocalizedText } from '#storefront/nouns/fragments.ts';
import type { DetailTemplate } from '#storefront/nouns/section/detail-template.ts';

export type BrandPage = {
  product_brands: {
    id: number;
    name: LocalizedText;
    description: LocalizedText | null;
    logo_src: string;
    image_src: string;
    follower_count: number;
    artist_brands: { artist: ArtistItem | null }[];
  }[];
  management_detail_templates: DetailTemplate[];
};

/** A brand with the artists it works with, and the sections of its page. */
export const brandPageQuery: Operation<BrandPage, { id: number }> = /* GraphQL */ `
  query brandPage($id: bigint!) {
    product_brands(where: { id: { _eq: $id }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      name
      description
      logo_src
      image_src
      follower_count
      artist_brands(where: { artist: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }, order_by: [{ position: asc }], limit: 30) {
        artist {
          ...artistItem
        }
      }
    }
    management_detail_templates(where: { type: { _eq: "BRAND" }, sub_type: { _neq: "REVIEW" } }, order_by: [{ position: asc }]) {
      id
      sub_type
      title
      sub_title
    }
  }
`.concat(artistItem);
