import { z } from 'zod';
import {
  mutedEvents,
  muteNotificationsBody,
  notificationEventParams,
  readCount,
  readNotificationsBody,
} from '#contract/rest/notifications.ts';
import { route, routes } from '#server/rest/route.ts';
import { markNotificationsRead as read } from './mark-notifications-read.ts';
import { mutedEventsOf, muteEvent, unmuteEvent } from './mute-event.ts';

/** Actions on notifications; inbox and mutes are read through the data service. */
export const notificationRoutes = routes('notifications to a member', [
  route(
    'POST /notifications/read',
    'Mark the inbox as read up to a notification',
    { permission: 'notification.read', body: readNotificationsBody, reply: readCount },
    async ({ shop, userId, body }) => ({ read: await read(shop, userId, body.up_to) }),
  ),
  route(
    'GET /notification-mutes',
    'The events that the member has no messages about',
    { permission: 'notification.mute', reply: mutedEvents },
    async ({ shop, userId }) => ({ events: await mutedEventsOf(shop, userId) }),
  ),
  route(
    'POST /notification-mutes',
    'Have no messages about an event; the inbox keeps them',
    { permission: 'notification.mute', body: muteNotificationsBody, reply: z.object({}) },
    async ({ shop, userId, body }) => {
      await muteEvent(shop, userId, body.event);
      return {};
    },
  ),
  route(
    'DELETE /notification-mutes/:event',
    'Have messages about an event again',
    { permission: 'notification.mute', params: notificationEventParams, reply: z.object({}) },
    async ({ shop, userId, params }) => {
      await unmuteEvent(shop, userId, params.event);
      return {};
    },
  ),
]);
