import { graphql } from '#client/graphql/graphql.ts';

/** Page size of the inbox. */
export const noticesPageSize = 20;

/** My notices, newest first. */
export const myNoticesQuery = graphql(`
  query myNotices($user_id: uuid!, $limit: Int!, $offset: Int!) {
    member_notices(where: { user_id: { _eq: $user_id } }, order_by: [{ id: desc }], limit: $limit, offset: $offset) {
      id
      event
      values
      link
      created_at
      read_at
    }
  }
`);

/** The number of unread notices. */
export const unreadQuery = graphql(`
  query unreadNotices($user_id: uuid!) {
    member_notices_aggregate(where: { user_id: { _eq: $user_id }, read_at: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`);

/** The events I muted. */
export const mutesQuery = graphql(`
  query noticeMutes($user_id: uuid!) {
    member_notice_mutes(where: { user_id: { _eq: $user_id } }) {
      event
    }
  }
`);
