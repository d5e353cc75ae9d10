import { z } from 'zod';
import { missedCutoff } from '#rules/member/message.ts';
import { noticeCutoff } from '#rules/member/notice.ts';
import { eachDueRow } from '#server/jobs/running/each-row.ts';
import type { Shop } from '#server/shop.ts';
import { deliverNotice } from './deliver-notice.ts';

const payload = z.object({ id: z.int() });

/** Queues the messages of a notice from the job queue (021-notices.sql). */
export async function deliverNoticeJob(shop: Shop, given: unknown): Promise<number> {
  return (await deliverNotice(shop, payload.parse(given).id)) === 'DONE' ? 1 : 0;
}

const job = 'deliver-notices';
/** Maximum notices per run. */
const MOST = 2_000;

/** Queues the messages of notices that the job queue missed or that waited for the morning. Returns how many notices. */
export async function deliverNotices(shop: Shop): Promise<number> {
  const now = shop.clock();
  const due = shop.database.service
    .selectFrom('member.notices')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .where('created_at', '<', missedCutoff(now))
    .orderBy('due_at')
    .limit(MOST);
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await due.$if(later.length > 0, (query) => query.where('id', 'not in', later.map(Number))).execute();
      return { rows, isAll: rows.length < MOST };
    },
    keyOf: ({ id }) => String(id),
    work: ({ id }) => deliverNotice(shop, id),
  });
}

/** Deletes inbox notices after half a year. Returns how many. */
export async function purgeNotices(shop: Shop): Promise<number> {
  const { numDeletedRows } = await shop.database.service
    .deleteFrom('member.notices')
    .where('created_at', '<', noticeCutoff(shop.clock()))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
