import { withdrawalCutoff } from '#rules/member/retention.ts';
import { forgetMember } from '#server/nouns/member/profile/forget-member.ts';
import type { Shop } from '#server/shop.ts';
import { eachRowOf } from '../running/each-row.ts';

/** Erases members who withdrew at least 30 days ago (specification 9.7). Returns how many. */
export async function purgeMembers(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('member.members')
    .select('id')
    .where('withdrawn_at', '<=', withdrawalCutoff(shop.clock()))
    .where('purged_at', 'is', null)
    .orderBy('withdrawn_at');
  return eachRowOf(shop, {
    job: 'purge-members',
    due,
    key: 'id',
    most: 1_000,
    work: async ({ id }) => ((await forgetMember(shop, id)) ? 'DONE' : 'NOTHING'),
  });
}

/** Deletes trade records past their statutory retention. */
export async function purgeTradeRecords(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('sales.trade_records')
    .where('kept_until', '<', shop.clock())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
