import { graphql } from '#client/graphql/graphql.ts';
import { artistItem } from '#storefront/nouns/artist/artist-item.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** Page size of follows; each includes a row of items. */
export const followsPageSize = 10;

/** Artists I follow, latest publication first, with their newest graphics. */
export const followedArtistsQuery = graphql(
  `
  query followedArtists($user_id: uuid!, $limit: Int!, $offset: Int!) {
    product_artist_follows(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true }, artist: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
      order_by: [{ artist: { graphics_aggregate: { max: { published_at: desc_nulls_last } } } }, { artist_id: asc }]
      limit: $limit
      offset: $offset
    ) {
      created_at
      is_muted
      artist {
        ...artistItem
        graphics(
          where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: [{ published_at: desc_nulls_last }, { id: desc }]
          limit: 10
        ) { ...graphicItem published_at }
      }
    }
  }
`,
  [artistItem, graphicItem],
);

/** Brands I follow, newest products first. */
export const followedBrandsQuery = graphql(
  `
  query followedBrands($user_id: uuid!, $limit: Int!, $offset: Int!) {
    product_brand_follows(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true }, brand: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } } }
      order_by: [{ brand: { products_aggregate: { max: { published_at: desc_nulls_last } } } }, { brand_id: asc }]
      limit: $limit
      offset: $offset
    ) {
      created_at
      brand {
        id
        name
        logo_src
        follower_count
        products(
          where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: [{ published_at: desc_nulls_last }, { id: desc }]
          limit: 10
        ) { ...productItem published_at }
      }
    }
  }
`,
  [productItem],
);
