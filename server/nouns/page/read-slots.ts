import { sql } from 'kysely';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import type { Slot } from '#rules/home/page/timeline.ts';
import type { Db } from '#server/transaction/transaction.ts';

export type KeptSlot = Slot & { id: number; user_id: string };

/** All slots of a page, past ones too, in order. */
export async function readSlots(db: Db, page: BuiltPage): Promise<KeptSlot[]> {
  const rows = await db
    .selectFrom('management.page_slots')
    .select(['id', 'revision_id', 'since', 'is_open', 'user_id'])
    .select([sql<Date | null>`lower(valid)`.as('from'), sql<Date | null>`upper(valid)`.as('until')])
    .where('page', '=', page)
    .orderBy('valid')
    .execute();
  const ms = (time: Date | null) => time?.getTime() ?? null;
  return rows.map(({ from, until, since, ...row }) => ({ ...row, from: ms(from), until: ms(until), since: ms(since) }));
}
