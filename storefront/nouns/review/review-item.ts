import { graphql } from '#client/graphql/graphql.ts';

/** A review as shown in tiles. */
export const reviewItem = graphql(`
  fragment reviewItem on product_reviews {
    id
    score
    content
    design_src
    like_count
    created_at
    review_images(limit: 1, order_by: [{ position: asc }]) { src }
    product { id name image_src }
    writer
    user { nickname }
  }
`);
