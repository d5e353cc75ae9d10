import { graphql } from '#client/graphql/graphql.ts';

/** A page of a product's questions, newest first, with the total count. Members also see their own secret ones. */
export const boardQuery = graphql(`
  query selectBoard($where: member_inquiries_bool_exp!, $limit: Int!, $offset: Int!) {
    member_inquiries_aggregate(where: $where) { aggregate { count } }
    member_inquiries(where: $where, order_by: [{ created_at: desc }, { id: desc }], limit: $limit, offset: $offset) {
      id
      type
      title
      content
      is_secret
      status
      created_at
      messages(order_by: [{ created_at: asc }, { id: asc }], limit: 20) { id author content created_at }
    }
  }
`);
