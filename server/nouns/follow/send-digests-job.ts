import { eachRow, forgetUnmet, triedRows } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { digestMember, membersWithNews } from './digest-member.ts';

const job = 'send-digests';
/** Members per page. */
const PAGE = 500;

/** Notifies members once a day of new works by artists they follow. Returns how many were notified. Running twice notifies nobody twice. */
export async function sendDigests(shop: Shop): Promise<number> {
  const tried = await triedRows(shop, job);
  const [later, met] = [new Set(tried.later), [] as string[]];
  let [told, after]: [number, string | null] = [0, null];
  for (;;) {
    const members: { user_id: string }[] = await membersWithNews(shop.database.service, { after, limit: PAGE });
    const rows = members.filter(({ user_id }) => !later.has(user_id));
    told += await eachRow(shop, {
      job,
      rows,
      keyOf: ({ user_id }) => user_id,
      work: async ({ user_id }) => ((await digestMember(shop, user_id)) ? 'DONE' : 'NOTHING'),
    });
    met.push(...rows.map(({ user_id }) => user_id));
    const last = members.at(-1);
    if (last === undefined || members.length < PAGE) break;
    after = last.user_id;
  }
  await forgetUnmet(shop, job, tried, met);
  return told;
}
