import { atomically } from '#db/atomically.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import type { Shop } from '#server/shop.ts';

/** Puts versions whose day has come in force, each replacing the previous one. Returns how many. */
export async function enforceTerms(shop: Shop): Promise<number> {
  const now = shop.clock();
  return atomically(shop.database.service, async (trx) => {
    const due = await trx
      .selectFrom('management.terms')
      .select(['id', 'type'])
      .where('is_coming', '=', true)
      .where('deleted_at', 'is', null)
      .where('revised_on', '<=', koreanDay(now))
      .forUpdate()
      .execute();
    for (const { id, type } of due) {
      const before = trx.updateTable('management.terms').set({ deleted_at: now }).where('type', '=', type).where('deleted_at', 'is', null);
      await before.where('id', '<>', id).execute();
      await trx.updateTable('management.terms').set({ is_coming: false }).where('id', '=', id).execute();
    }
    return due.length;
  });
}
