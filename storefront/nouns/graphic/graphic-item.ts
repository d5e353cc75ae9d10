import { graphql } from '#client/graphql/graphql.ts';

/** A graphic as shown in tiles and rows. */
export const graphicItem = graphql(`
  fragment graphicItem on product_graphics {
    id
    name
    src
    background_color
    width
    height
    price
    origin_price
    sale_price
    sale_rate
    promotion_price
    like_count
    artist { id name path_name }
  }
`);
