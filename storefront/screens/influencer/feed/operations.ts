import { graphql } from '#client/graphql/graphql.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { influencerItem } from '#storefront/nouns/influencer/influencer-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** A post with its images, tagged products and designs, and some of the author's other posts. */
export const feedQuery = graphql(
  `
  query influencerFeed($id: bigint!, $feed_id: bigint!) {
    management_influencer_feeds(
      where: { id: { _eq: $feed_id }, influencer_id: { _eq: $id }, deleted_at: { _is_null: true } }
      limit: 1
    ) {
      id
      image_src
      content
      translations
      created_at
      influencer { ...influencerItem }
      feed_images(limit: 9, order_by: [{ position: asc }, { id: asc }]) { id src }
      feed_products(
        where: { product: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } } }
        limit: 12
        order_by: [{ position: asc }]
      ) { product { ...productItem } }
      feed_customs(limit: 6, order_by: [{ position: asc }]) { product_custom { ...customItem } }
    }
    others: management_influencer_feeds(
      where: { influencer_id: { _eq: $id }, id: { _neq: $feed_id }, deleted_at: { _is_null: true } }
      order_by: [{ position: asc }, { id: desc }]
      limit: 6
    ) { id image_src content translations }
  }
`,
  [influencerItem, productItem, customItem],
);
