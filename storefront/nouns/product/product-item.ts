import { graphql } from '#client/graphql/graphql.ts';

/** A product as shown in tiles and rows. */
export const productItem = graphql(`
  fragment productItem on product_products {
    id
    name
    image_src
    is_custom
    is_new
    is_sale
    stock_count
    price
    origin_price
    sale_price
    sale_rate
    promotion_price
    like_count
    brand { id name }
  }
`);
