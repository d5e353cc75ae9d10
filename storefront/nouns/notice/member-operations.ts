import { graphql } from '#client/graphql/graphql.ts';

/** Notices on one page of the inbox. */
export const noticesPageSize = 20;

/** What I was told, the newest first. */
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

/** How much of it I have not seen. */
export const unreadQuery = graphql(`
  query unreadNotices($user_id: uuid!) {
    member_notices_aggregate(where: { user_id: { _eq: $user_id }, read_at: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`);

/** What I want no messages about. */
export const mutesQuery = graphql(`
  query noticeMutes($user_id: uuid!) {
    member_notice_mutes(where: { user_id: { _eq: $user_id } }) {
      event
    }
  }
`);
