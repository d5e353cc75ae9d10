import { photoCutoff } from '#rules/community/photo.ts';
import { deleteWaiting } from '#server/commands/photo/delete-photo.ts';
import type { Shop } from '#server/shop.ts';
import { eachRow, putOff } from '../running/each-row.ts';

const job = 'purge-photos';
/** Rows of one run; the next one goes on. */
const batch = 1_000;

/** Deletes photos that nothing has held for a week, with their files. Gives how many. */
export async function purgePhotos(shop: Shop): Promise<number> {
  const later = new Set(await putOff(shop, job));
  const rows = await shop.database.service
    .selectFrom('member.photos')
    .select(['id', 'src'])
    .where('is_held', '=', false)
    .where('created_at', '<', photoCutoff(shop.clock()))
    .orderBy('created_at')
    .limit(batch)
    .execute();
  return eachRow(shop, {
    job,
    rows: rows.filter(({ id }) => !later.has(String(id))),
    keyOf: ({ id }) => String(id),
    work: async (row) => ((await deleteWaiting(shop, row)) ? 'DONE' : 'NOTHING'),
  });
}
