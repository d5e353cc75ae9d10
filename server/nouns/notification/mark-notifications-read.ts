import type { Shop } from '#server/shop.ts';

/** Marks a member's notifications up to this one as read; newer ones stay unread. Returns how many were unread. */
export async function markNotificationsRead({ database, clock }: Shop, userId: string, upTo: number): Promise<number> {
  const { numUpdatedRows } = await database.service
    .updateTable('member.notifications')
    .set({ read_at: clock() })
    .where('user_id', '=', userId)
    .where('id', '<=', upTo)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
