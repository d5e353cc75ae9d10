import { graphql } from '#client/graphql/graphql.ts';

/** Page size of the inbox. */
export const notificationsPageSize = 20;

/** My notifications, newest first. */
export const myNotificationsQuery = graphql(`
  query myNotifications($user_id: uuid!, $limit: Int!, $offset: Int!) {
    member_notifications(where: { user_id: { _eq: $user_id } }, order_by: [{ id: desc }], limit: $limit, offset: $offset) {
      id
      event
      values
      link
      created_at
      read_at
    }
  }
`);

/** The number of unread notifications. */
export const unreadQuery = graphql(`
  query unreadNotifications($user_id: uuid!) {
    member_notifications_aggregate(where: { user_id: { _eq: $user_id }, read_at: { _is_null: true } }) {
      aggregate { count }
    }
  }
`);

/** The events I muted. */
export const mutesQuery = graphql(`
  query notificationMutes($user_id: uuid!) {
    member_notification_mutes(where: { user_id: { _eq: $user_id } }) { event }
  }
`);
