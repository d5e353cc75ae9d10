import { type NotificationText, notificationText } from '#contract/notifications.ts';
import type { NotificationOf } from '#rules/member/notification.ts';
import type { CommerceShop } from './commerce-shop.ts';

/** What a member was told, oldest first, as they read it in Korean, and where each leads. */
export async function notificationsTo(
  { database }: Pick<CommerceShop, 'database'>,
  userId: string,
): Promise<(NotificationText & { link: string })[]> {
  const notifications = database.service
    .selectFrom('member.notifications')
    .select(['event', 'values', 'link'])
    .where('user_id', '=', userId);
  const rows = await notifications.orderBy('id').execute();
  return rows.map(({ event, values, link }) => ({ ...notificationText({ event, values } as NotificationOf, 'ko'), link }));
}
