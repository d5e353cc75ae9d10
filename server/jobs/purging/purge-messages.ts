import { messageCutoff } from '#rules/member/message.ts';
import type { Shop } from '#server/shop.ts';

/** Deletes messages a month after they were queued, sent or not. Returns how many. */
export async function purgeMessages(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('member.messages')
    .where('created_at', '<', messageCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
