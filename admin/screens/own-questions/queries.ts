import { graphql } from '#admin/graphql/brand.ts';

export const ownQuestions = graphql(`
  query ownQuestions($where: member_inquiries_bool_exp!, $limit: Int!, $offset: Int!, $order_by: [member_inquiries_order_by!]) {
    rows: member_inquiries(where: $where, limit: $limit, offset: $offset, order_by: $order_by) {
      id type title is_secret status created_at
      product { id name }
    }
    total: member_inquiries_aggregate(where: $where) { aggregate { count } }
  }
`);

export const ownQuestion = graphql(`
  query ownQuestion($where: member_inquiries_bool_exp!) {
    member_inquiries(where: $where, limit: 1) {
      id type title content is_secret status created_at
      product { id name image_src }
      messages(order_by: [{ created_at: asc }, { id: asc }], limit: 100) {
        id author content created_at
      }
    }
  }
`);
