import type { Operation } from '#contract/shop-bridge.ts';
import type { Block } from '#storefront/home/block-data.ts';
import {
  artistItem,
  type CustomItem,
  customItem,
  type GraphicItem,
  graphicItem,
  productItem,
  reviewItem,
} from '#storefront/nouns/fragments.ts';

/** What an item under a picture or a tag may be. */
const blockItem = /* GraphQL */ `
  fragment blockItem on management_main_page_items {
    id
    position
    type
    is_show_index
    product {
      ...productItem
    }
    brand {
      id
      name
      logo_src
      image_src
    }
    artist {
      ...artistItem
    }
    graphic {
      ...graphicItem
    }
    plan {
      id
      title
      image_src
    }
  }
`;

/** The blocks of the home page with everything in them: state ACT, not deleted, by position (specification 4 and 7). */
export const selectMainPagesQuery: Operation<{ management_main_pages: Block[] }, Record<string, never>> = /* GraphQL */ `
  query selectMainPages {
    management_main_pages(limit: 30, where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, order_by: [{ position: asc }, { id: asc }]) {
      id
      type
      sub_type
      is_title
      title
      sub_title
      title_btn
      title_btn_url
      title_style
      thumbnails(limit: 20, order_by: [{ position: asc }, { id: asc }]) {
        id
        position
        thumbnail_src
        thumbnail_url
        thumbnail_width
        thumbnail_height
        title
        content
        labels(limit: 4, order_by: [{ position: asc }, { id: asc }]) {
          id
          text
          background_color
          text_color
        }
        items(limit: 20, order_by: [{ position: asc }, { id: asc }]) {
          ...blockItem
        }
      }
      items(limit: 20, where: { thumbnail_id: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {
        ...blockItem
        product_custom {
          ...customItem
        }
        review {
          ...reviewItem
        }
      }
    }
  }
`.concat(blockItem, productItem, customItem, artistItem, graphicItem, reviewItem);

export type MainBest = { customs: CustomItem[]; graphics: GraphicItem[] };

/** Best custom items (type SHOP, limit 8, newest first) and best graphics (limit 12), as specification 7 and 9 say. */
export const selectMainBestQuery: Operation<MainBest, Record<string, never>> = /* GraphQL */ `
  query selectMainBest {
    customs: product_product_customs(
      where: { deleted_at: { _is_null: true }, type: { _eq: "SHOP" }, is_best: { _eq: true } }
      limit: 8
      order_by: [{ created_at: desc }, { id: desc }]
    ) {
      ...customItem
    }
    graphics: product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: true } }
      limit: 12
      order_by: [{ position: asc }, { id: asc }]
    ) {
      ...graphicItem
    }
  }
`.concat(customItem, productItem, graphicItem);
