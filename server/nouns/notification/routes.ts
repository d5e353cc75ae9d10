import { z } from 'zod';
import { muteNotifications, notificationEventParams, readCount, readNotifications } from '#contract/rest/notifications.ts';
import { route, routes } from '#server/rest/route.ts';
import { markNotificationsRead as read } from './mark-notifications-read.ts';
import { muteEvent, unmuteEvent } from './mute-event.ts';

/** Actions on notifications; inbox and mutes are read through the data service. */
export const notificationRoutes = routes('notifications to a member', [
  route(
    'POST /notifications/read',
    { permission: 'notification.read', summary: 'Mark the inbox as read up to a notification', body: readNotifications, reply: readCount },
    async ({ shop, userId, body }) => ({ read: await read(shop, userId, body.up_to) }),
  ),
  route(
    'POST /notification-mutes',
    {
      permission: 'notification.mute',
      summary: 'Have no messages about an event; the inbox keeps them',
      body: muteNotifications,
      reply: z.object({}),
    },
    async ({ shop, userId, body }) => {
      await muteEvent(shop, userId, body.event);
      return {};
    },
  ),
  route(
    'DELETE /notification-mutes/:event',
    {
      permission: 'notification.mute',
      summary: 'Have messages about an event again',
      params: notificationEventParams,
      reply: z.object({}),
    },
    async ({ shop, userId, params }) => {
      await unmuteEvent(shop, userId, params.event);
      return {};
    },
  ),
]);
