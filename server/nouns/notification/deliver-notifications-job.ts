import { z } from 'zod';
import { missedCutoff } from '#rules/member/message.ts';
import { notificationCutoff } from '#rules/member/notification.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { deliverNotification } from './deliver-notification.ts';

const payload = z.object({ id: z.int() });

/** Queues the messages of a notification from the job queue (021-notifications.sql). */
export async function deliverNotificationJob(shop: Shop, given: unknown): Promise<number> {
  return (await deliverNotification(shop, payload.parse(given).id)) === 'DONE' ? 1 : 0;
}

/** Queues the messages of notifications that the job queue missed or that waited for the morning. Returns how many notifications. */
export async function deliverNotifications(shop: Shop): Promise<number> {
  const now = shop.clock();
  const due = shop.database.service
    .selectFrom('member.notifications')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .where('created_at', '<', missedCutoff(now))
    .orderBy('due_at');
  return eachRowOf(shop, {
    job: 'deliver-notifications',
    due,
    key: 'id',
    most: 2_000,
    work: ({ id }) => deliverNotification(shop, id),
  });
}

/** Deletes inbox notifications after half a year. Returns how many. */
export async function purgeNotifications(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('member.notifications')
    .where('created_at', '<', notificationCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
