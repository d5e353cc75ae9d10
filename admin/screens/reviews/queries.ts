import { graphql } from '#admin/graphql/admin.ts';

export const reviewList = graphql(`
  query reviewList(
    $where: product_reviews_bool_exp!
    $reported: [String!]!
    $order_by: [product_reviews_order_by!]
    $limit: Int!
    $offset: Int!
  ) {
    rows: product_reviews(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id score content state created_at reply hidden_reason
      product { id name }
      writer user { nickname }
      review_reports_aggregate(where: { state: { _in: $reported } }) { aggregate { count } }
    }
    total: product_reviews_aggregate(where: $where) { aggregate { count } }
  }
`);

export const reviewDetail = graphql(`
  query reviewDetail($id: bigint!) {
    product_reviews_by_pk(id: $id) {
      id user_id score content state created_at edited_at option_name like_count reply replied_at hidden_reason hidden_at
      deleted_at
      product { id name }
      writer user { nickname }
      review_images(order_by: [{ position: asc }]) { id src }
      review_reports(order_by: [{ created_at: desc }], limit: 50) {
        id reason detail state created_at
      }
    }
  }
`);
