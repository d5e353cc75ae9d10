import { graphql } from '#client/graphql/graphql.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { artistItem } from '../nouns/artist/artist-item.ts';
import { customItem } from '../nouns/design/custom-item.ts';
import { graphicItem } from '../nouns/graphic/graphic-item.ts';
import { productItem } from '../nouns/product/product-item.ts';
import { reviewItem } from '../nouns/review/review-item.ts';
import { askedReferences, type FoundReferences, joinedReferences } from './shown-blocks.ts';

/** The home page blocks' references, by id and as visible to shoppers (rules/home/page/page-problems.ts, referencesOf). */
const pageReferencesQuery = graphql(
  `
  query pageReferences($products: [bigint!]!, $designs: [bigint!]!, $artists: [bigint!]!, $graphics: [bigint!]!, $reviews: [bigint!]!) {
    products: product_products(where: { id: { _in: $products }, deleted_at: { _is_null: true }, state: { _eq: "ACT" } }) {
      ...productItem
    }
    designs: product_product_customs(where: { id: { _in: $designs }, deleted_at: { _is_null: true } }) { ...customItem }
    artists: product_artists(where: { id: { _in: $artists } }) { ...artistItem }
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
    ) { ...reviewItem }
  }
`,
  [reviewItem],
);

/** Reads the blocks' references as shoppers see them; shared by /main, its preview and /maindetail. */
export async function findReferences(blocks: readonly PageBlock[], query: ShopBridge['query']): Promise<FoundReferences> {
  const asked = askedReferences(blocks, MOST_LIST_ROWS);
  return joinedReferences(await Promise.all(asked.map((variables) => query(pageReferencesQuery, variables))));
}
