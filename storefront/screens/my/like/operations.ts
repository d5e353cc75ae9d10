import type { Operation } from '#contract/shop-bridge.ts';
import { type GraphicItem, graphicItem, type ProductItem, productItem } from '#storefront/nouns/fragments.ts';

/** Likes on one page (specification 9). */
export const likesPageSize = 10;

type Page = { user_id: string; limit: number; offset: number };

/** Graphics I like: not deleted, newest first, ten at a time (specification 7). */
export const likedGraphicsQuery: Operation<{ product_graphic_likes: { graphic: GraphicItem | null }[] }, Page> = /* GraphQL */ `
  query likedGraphics($user_id: uuid!, $limit: Int!, $offset: Int!) {
    product_graphic_likes(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }
      limit: $limit
      offset: $offset
      order_by: [{ created_at: desc }]
    ) {
      graphic {
        ...graphicItem
      }
    }
  }
`.concat(graphicItem);

/** Products I like: not deleted, newest first, ten at a time (specification 7). */
export const likedProductsQuery: Operation<{ product_product_likes: { product: ProductItem | null }[] }, Page> = /* GraphQL */ `
  query likedProducts($user_id: uuid!, $limit: Int!, $offset: Int!) {
    product_product_likes(
      where: { user_id: { _eq: $user_id }, deleted_at: { _is_null: true } }
      limit: $limit
      offset: $offset
      order_by: [{ created_at: desc }]
    ) {
      product {
        ...productItem
      }
    }
  }
`.concat(productItem);
