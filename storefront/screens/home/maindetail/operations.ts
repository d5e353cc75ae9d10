import { graphql } from '#client/graphql/graphql.ts';
import { customItem } from '#storefront/nouns/design/custom-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { influencerItem } from '#storefront/nouns/influencer/influencer-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** Page size of the list. */
export const graphicsPageSize = 24;

/** All visible graphics, or the best ones, by position, with their count (rules/catalogue/product/product-filter.ts). */
export const allGraphicsQuery = graphql(
  `
  query allGraphics($limit: Int!, $offset: Int!, $is_best: Boolean) {
    product_graphics(
      where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: $is_best } }
      order_by: [{ position: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) { ...graphicItem }
    product_graphics_aggregate(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" }, is_best: { _eq: $is_best } }, limit: 1001) {
      aggregate { count }
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
    ) { ...customItem }
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
    ) { ...influencerItem }
  }
`,
  [influencerItem],
);
