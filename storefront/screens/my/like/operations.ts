import { graphql } from '#client/graphql/graphql.ts';
import { graphicItem } from '#storefront/nouns/graphic/graphic-item.ts';
import { productItem } from '#storefront/nouns/product/product-item.ts';

/** Page size of likes (specification 9.18). */
export const likesPageSize = 10;

/** Graphics I like: not deleted, newest first, ten at a time (specification 7.25). */
export const likedGraphicsQuery = graphql(
  `
  query likedGraphics($user_id: uuid!, $limit: Int!, $offset: Int!) {
    product_graphic_likes(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }
      limit: $limit
      offset: $offset
      order_by: [{ created_at: desc }]
    ) { graphic { ...graphicItem } }
  }
`,
  [graphicItem],
);

/** Products I like: not deleted, newest first, ten at a time (specification 7.25). */
export const likedProductsQuery = graphql(
  `
  query likedProducts($user_id: uuid!, $limit: Int!, $offset: Int!) {
    product_product_likes(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }
      limit: $limit
      offset: $offset
      order_by: [{ created_at: desc }]
    ) { product { ...productItem } }
  }
`,
  [productItem],
);
