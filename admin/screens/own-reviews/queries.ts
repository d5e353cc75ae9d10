import { graphql } from '#admin/graphql/brand.ts';

export const ownReviews = graphql(`
  query ownReviews($where: product_reviews_bool_exp!, $limit: Int!, $offset: Int!, $order_by: [product_reviews_order_by!]) {
    rows: product_reviews(where: $where, limit: $limit, offset: $offset, order_by: $order_by) {
      id score content created_at reply photo_count
      product { id name }
      writer user { nickname }
    }
    total: product_reviews_aggregate(where: $where) { aggregate { count } }
  }
`);

export const ownReview = graphql(`
  query ownReview($where: product_reviews_bool_exp!) {
    product_reviews(where: $where, limit: 1) {
      id score content option_name created_at reply replied_at like_count
      review_images(order_by: [{ position: asc }], limit: 10) { id src }
      product { id name }
      writer user { nickname }
    }
  }
`);
