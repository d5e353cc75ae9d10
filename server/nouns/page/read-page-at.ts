import { type Kysely, sql } from 'kysely';
import type { BuiltPageAt } from '#contract/shop-bridge.ts';
import type { DB } from '#db/schema.generated.ts';
import type { BuiltPage, PageBlock } from '#rules/home/page/page-block.ts';

/**
 * What a page shows at a given time: the visible blocks of the revision in the current slot, and when the next slot begins. The shop, its
 * previews and the rows of the data service (022-home-page.sql) all agree on this.
 */
export async function readPageAt(db: Kysely<DB>, page: BuiltPage, at: Date): Promise<BuiltPageAt> {
  const slot = await db
    .selectFrom('management.page_slots as slot')
    .innerJoin('management.page_revisions as revision', 'revision.id', 'slot.revision_id')
    .select(['revision.blocks', sql<Date | null>`upper(slot.valid)`.as('until')])
    .where('slot.page', '=', page)
    .where(sql<boolean>`slot.valid @> ${at}::timestamptz`)
    .executeTakeFirst();
  if (slot === undefined) return { blocks: [], until: (await firstSlotAfter(db, page, at))?.toISOString() ?? null };
  const blocks = slot.blocks as unknown as PageBlock[];
  return { blocks: blocks.filter(({ is_hidden }) => !is_hidden), until: slot.until?.toISOString() ?? null };
}

async function firstSlotAfter(db: Kysely<DB>, page: BuiltPage, at: Date): Promise<Date | null> {
  const { first } = await db
    .selectFrom('management.page_slots')
    .select(sql<Date | null>`min(lower(valid))`.as('first'))
    .where('page', '=', page)
    .where(sql<boolean>`lower(valid) > ${at}`)
    .executeTakeFirstOrThrow();
  return first;
}
