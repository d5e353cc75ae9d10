import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { muteNotices, noticeEventParams, readCount, readNotices } from '#contract/rest/notices.ts';
import { problem } from '#contract/rest/values.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { markNoticesRead as read } from './mark-notices-read.ts';
import { muteEvent, unmuteEvent } from './mute-event.ts';

const tags = ['notices to a member'];

/** Actions on notices; inbox and mutes are read through the data service. */
export async function noticesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/notices/read',
    {
      config: { permission: 'notice.read' },
      schema: { tags, summary: 'Mark the inbox as read up to a notice', body: readNotices, response: { 200: readCount, '4xx': problem } },
    },
    async (request) => ({ read: await read(shop, memberOf(request), request.body.up_to) }),
  );

  typed.post(
    '/notice-mutes',
    {
      config: { permission: 'notice.mute' },
      schema: {
        tags,
        summary: 'Have no messages about an event; the inbox keeps them',
        body: muteNotices,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => {
      await muteEvent(shop, memberOf(request), request.body.event);
      return {};
    },
  );

  typed.delete(
    '/notice-mutes/:event',
    {
      config: { permission: 'notice.mute' },
      schema: {
        tags,
        summary: 'Have messages about an event again',
        params: noticeEventParams,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => {
      await unmuteEvent(shop, memberOf(request), request.params.event);
      return {};
    },
  );
}
