import { koreanDay } from '#rules/shop/korean-time.ts';
import { visitCutoff } from '#rules/shop/visit.ts';
import type { Shop } from '#server/shop.ts';

/** Deletes visit counts older than thirteen months; returns how many rows. */
export async function purgeVisits({ database, clock }: Shop): Promise<number> {
  const before = visitCutoff(koreanDay(clock()));
  const counts = await database.service.deleteFrom('management.visit_counts').where('day', '<', before).executeTakeFirstOrThrow();
  const misses = await database.service.deleteFrom('management.search_misses').where('day', '<', before).executeTakeFirstOrThrow();
  return Number(counts.numDeletedRows + misses.numDeletedRows);
}
