import { digestMember, membersWithNews } from '#server/commands/follow/digest-member.ts';
import type { Shop } from '#server/shop.ts';
import { eachRow, putOff } from './running/each-row.ts';

const job = 'send-digests';
/** Members of one page. */
const PAGE = 500;

/** Tells everybody once a day what artists they follow have published. Gives how many were told. Running twice tells nobody twice. */
export async function sendDigests(shop: Shop): Promise<number> {
  const later = new Set(await putOff(shop, job));
  const now = shop.clock();
  let [told, after]: [number, string | null] = [0, null];
  for (;;) {
    const members: { user_id: string }[] = await membersWithNews(shop.database.service, { now, after, limit: PAGE });
    const rows = members.filter(({ user_id }) => !later.has(user_id));
    told += await eachRow(shop, {
      job,
      rows,
      keyOf: ({ user_id }) => user_id,
      work: async ({ user_id }) => ((await digestMember(shop, user_id)) ? 'DONE' : 'NOTHING'),
    });
    const last = members.at(-1);
    if (last === undefined || members.length < PAGE) return told;
    after = last.user_id;
  }
}
