import type { NoticeEvent } from '#rules/member/notice.ts';
import type { Shop } from '#server/shop.ts';

/** Stops messages about an event for a member; the inbox still shows it. Idempotent. */
export async function muteEvent({ database, clock }: Shop, userId: string, event: NoticeEvent): Promise<void> {
  await database.service
    .insertInto('member.notice_mutes')
    .values({ user_id: userId, event, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Resumes messages about an event, as far as consents allow. */
export async function unmuteEvent({ database }: Shop, userId: string, event: NoticeEvent): Promise<void> {
  await database.service.deleteFrom('member.notice_mutes').where('user_id', '=', userId).where('event', '=', event).execute();
}
