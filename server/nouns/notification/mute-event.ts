import { isNotificationEvent, type NotificationEvent } from '#rules/member/notification.ts';
import type { Shop } from '#server/shop.ts';

/** Stops messages about an event for a member; the inbox still shows it. Idempotent. */
export async function muteEvent({ database, clock }: Shop, userId: string, event: NotificationEvent): Promise<void> {
  await database.service
    .insertInto('member.notification_mutes')
    .values({ user_id: userId, event, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The events that a member has no messages about. */
export async function mutedEventsOf({ database }: Shop, userId: string): Promise<NotificationEvent[]> {
  const rows = await database.service.selectFrom('member.notification_mutes').select('event').where('user_id', '=', userId).execute();
  return rows.map(({ event }) => event).filter(isNotificationEvent);
}

/** Resumes messages about an event, as far as consents allow. */
export async function unmuteEvent({ database }: Shop, userId: string, event: NotificationEvent): Promise<void> {
  await database.service.deleteFrom('member.notification_mutes').where('user_id', '=', userId).where('event', '=', event).execute();
}
