import { graphql } from '#client/graphql/graphql.ts';

/** A review with everything readers see. */
export const reviewEntry = graphql(`
  fragment reviewEntry on product_reviews {
    id
    score
    content
    like_count
    unlike_count
    created_at
    edited_at
    option_name
    design_src
    height_from
    weight_from
    size_feel
    is_rewarded
    reply
    replied_at
    review_images(order_by: [{ position: asc }, { id: asc }], limit: 5) { id src }
    product { id name image_src brand { id name } }
    writer
    user { nickname }
  }
`);
