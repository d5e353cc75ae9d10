import type { NoticeEvent } from '#rules/member/notice.ts';
import type { Shop } from '#server/shop.ts';

/** Lets a member have no messages about an event any more; the inbox has them all the same. Muting what is muted changes nothing. */
export async function muteEvent({ database, clock }: Shop, userId: string, event: NoticeEvent): Promise<void> {
  await database.service
    .insertInto('member.notice_mutes')
    .values({ user_id: userId, event, created_at: clock() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets a member have messages about an event again, as far as consents allow. */
export async function unmuteEvent({ database }: Shop, userId: string, event: NoticeEvent): Promise<void> {
  await database.service.deleteFrom('member.notice_mutes').where('user_id', '=', userId).where('event', '=', event).execute();
}
