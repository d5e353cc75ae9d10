import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { reviewItem } from '#storefront/nouns/review/review-item.ts';

/** What an item under a picture or a tag may be, as far as a block shows it. */
const thumbnailItem = graphql(`
  fragment thumbnailItem on management_main_page_items {
    id
    is_show_index
    product {
      ...productItem
    }
    artist {
      ...artistItem
    }
    graphic {
      ...graphicItem
    }
  }
`);

/** The blocks of the home page with everything in them: state ACT, not deleted, by position (specification 4 and 7). */
export const selectMainPagesQuery = graphql(
  `
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
          ...thumbnailItem
        }
      }
      items(limit: 20, where: { thumbnail_id: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) {
        ...thumbnailItem
        product_custom {
          ...customItem
        }
        review {
          ...reviewItem
        }
      }
    }
  }
`,
  [thumbnailItem, productItem, customItem, artistItem, graphicItem, reviewItem],
);

/** The newest reviews with photos, for a block of reviews that no administrator has filled. */
export const newestReviewsQuery = graphql(
  `
  query newestReviews {
    product_reviews(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, has_photos: { _eq: true } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: 12
    ) {
      ...reviewItem
    }
  }
`,
  [reviewItem],
);

/** Best custom items (type SHOP, limit 8, newest first) and best graphics (limit 12), as specification 7 and 9 say. */
export const selectMainBestQuery = graphql(
  `
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
`,
  [customItem, productItem, graphicItem],
);
