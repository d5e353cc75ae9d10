import { photoCutoff } from '#rules/community/photo.ts';
import { deleteWaiting } from '#server/nouns/photo/delete-photo.ts';
import type { Shop } from '#server/shop.ts';
import { eachDueRow } from '../running/each-row.ts';

const job = 'purge-photos';
/** Maximum rows per run; the next one continues. */
const batch = 1_000;

/** Deletes photos that have not been attached for a week, with their files. Returns how many. */
export async function purgePhotos(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('member.photos')
    .select(['id', 'src'])
    .where('is_held', '=', false)
    .where('created_at', '<', photoCutoff(shop.clock()))
    .orderBy('created_at')
    .limit(batch);
  return eachDueRow(shop, {
    job,
    find: async ({ later }) => {
      const rows = await due.$if(later.length > 0, (query) => query.where('id', 'not in', later.map(Number))).execute();
      return { rows, isAll: rows.length < batch };
    },
    keyOf: ({ id }) => String(id),
    work: async (row) => ((await deleteWaiting(shop, row)) ? 'DONE' : 'NOTHING'),
  });
}
