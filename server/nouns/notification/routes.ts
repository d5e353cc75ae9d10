import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { muteNotifications, notificationEventParams, readCount, readNotifications } from '#contract/rest/notifications.ts';
import { problem } from '#contract/rest/values.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { markNotificationsRead as read } from './mark-notifications-read.ts';
import { muteEvent, unmuteEvent } from './mute-event.ts';

const tags = ['notifications to a member'];

/** Actions on notifications; inbox and mutes are read through the data service. */
export async function notificationsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/notifications/read',
    {
      config: { permission: 'notification.read' },
      schema: {
        tags,
        summary: 'Mark the inbox as read up to a notification',
        body: readNotifications,
        response: { 200: readCount, '4xx': problem },
      },
    },
    async (request) => ({ read: await read(shop, memberOf(request), request.body.up_to) }),
  );

  typed.post(
    '/notification-mutes',
    {
      config: { permission: 'notification.mute' },
      schema: {
        tags,
        summary: 'Have no messages about an event; the inbox keeps them',
        body: muteNotifications,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => {
      await muteEvent(shop, memberOf(request), request.body.event);
      return {};
    },
  );

  typed.delete(
    '/notification-mutes/:event',
    {
      config: { permission: 'notification.mute' },
      schema: {
        tags,
        summary: 'Have messages about an event again',
        params: notificationEventParams,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => {
      await unmuteEvent(shop, memberOf(request), request.params.event);
      return {};
    },
  );
}
