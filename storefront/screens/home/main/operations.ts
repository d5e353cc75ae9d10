import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';
import { reviewItem } from '#storefront/nouns/review/review-item.ts';

/** The home page blocks' references, by id and as visible to shoppers (rules/home/page/page-problems.ts, referencesOf). */
export const pageReferencesQuery = graphql(
  `
  query pageReferences($products: [bigint!]!, $designs: [bigint!]!, $artists: [bigint!]!, $graphics: [bigint!]!, $reviews: [bigint!]!) {
    products: product_products(where: { id: { _in: $products }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) {
      ...productItem
    }
    designs: product_product_customs(where: { id: { _in: $designs }, deleted_at: { _is_null: true } }) {
      ...customItem
    }
    artists: product_artists(where: { id: { _in: $artists } }) {
      ...artistItem
    }
    graphics: product_graphics(where: { id: { _in: $graphics }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) {
      ...graphicItem
    }
    reviews: product_reviews(where: { id: { _in: $reviews }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) {
      ...reviewItem
    }
  }
`,
  [productItem, customItem, artistItem, graphicItem, reviewItem],
);

/** The newest reviews with photos, for an empty review block. */
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

/** Best custom items (type SHOP, limit 8, newest first) and best graphics (limit 12), by specification 9.22. */
export const selectMainBestQuery = graphql(
  `
  query selectMainBest {
    customs: product_product_customs(
      where: { deleted_at: { _is_null: true }, type: { _eq: "SHOP" }, is_best: { _eq: true } }
      limit: 8
      order_by: [{ position: asc }, { created_at: desc }, { id: desc }]
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
