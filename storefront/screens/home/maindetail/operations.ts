import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { influencerItem } from '#storefront/nouns/influencer/influencer-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { reviewItem } from '#storefront/nouns/review/review-item.ts';

/** Page size of the list. */
export const graphicsPageSize = 24;

/** All visible graphics, or the best ones, by position, with their count. */
export const allGraphicsQuery = graphql(
  `
  query allGraphics($limit: Int!, $offset: Int!, $is_best: Boolean) {
    product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: $is_best } }
      order_by: [{ position: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...graphicItem
    }
    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: $is_best } }) {
      aggregate {
        count
      }
    }
  }
`,
  [graphicItem],
);

/** Page size of designs: that of custom products (specification 9.19). */
export const designsPageSize = 8;

/** The shop's best designs, newest first (specification 7.28). */
export const bestDesignsQuery = graphql(
  `
  query bestDesigns($limit: Int!, $offset: Int!) {
    product_product_customs(
      where: { deleted_at: { _is_null: true }, type: { _eq: "SHOP" }, is_best: { _eq: true } }
      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...customItem
    }
  }
`,
  [customItem, productItem],
);

/** Page size of influencers. */
export const influencersPageSize = 24;

/** All influencers, by position. */
export const influencersQuery = graphql(
  `
  query influencers($limit: Int!, $offset: Int!) {
    management_influencers(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }
      order_by: [{ position: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...influencerItem
    }
  }
`,
  [influencerItem],
);

/** A home page block: its texts and images. */
export const blockQuery = graphql(
  `
  query mainPageBlock($key: String!) {
    management_main_pages(where: { block_key: { _eq: $key }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 1) {
      id
      type
      title
      sub_title
      thumbnails(limit: 60, order_by: [{ position: asc }, { id: asc }]) {
        id
        thumbnail_src
        thumbnail_url
        thumbnail_width
        thumbnail_height
        title
        content
        items(limit: 24, order_by: [{ position: asc }, { id: asc }]) {
          id
          product {
            ...productItem
          }
          graphic {
            ...graphicItem
          }
        }
      }
    }
  }
`,
  [productItem, graphicItem],
);

/** Page size of a block's items. */
export const itemsPageSize = 20;

/** The items of a block, without those of its images. */
export const blockItemsQuery = graphql(
  `
  query mainPageBlockItems($id: bigint!, $limit: Int!, $offset: Int!) {
    management_main_page_items(
      where: { main_page_id: { _eq: $id }, thumbnail_id: { _is_null: true } }
      order_by: [{ position: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      is_show_index
      product {
        ...productItem
      }
      product_custom {
        ...customItem
      }
      artist {
        ...artistItem
      }
      graphic {
        ...graphicItem
      }
      review {
        ...reviewItem
      }
      plan {
        id
        title
        image_src
      }
      brand {
        id
        name
        logo_src
      }
    }
  }
`,
  [productItem, customItem, artistItem, graphicItem, reviewItem],
);
