import type { PagePlaces } from '#contract/rest/admin/pages.ts';
import type { BuiltPage } from '#rules/home/page/page-block.ts';
import { type Reference, referenceKey, referencesOf } from '#rules/home/page/page-problems.ts';
import { slotAt } from '#rules/home/page/timeline.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { namesOf } from './names-of.ts';
import { findRevision } from './read-page.ts';
import { readSlots } from './read-slots.ts';

/** Where these references occur on a page, current or scheduled: in a block, or as the target of a link. Hidden blocks do not count. */
export async function pagePlaces(db: Db, page: BuiltPage, references: readonly Reference[], now: Date): Promise<PagePlaces> {
  const slots = await readSlots(db, page);
  const shown = slotAt(slots, now.getTime());
  const names = await namesOf(db, references);
  const places: PagePlaces['places'] = [];
  for (const slot of slots.filter(({ until }) => until === null || until > now.getTime())) {
    const revision = await findRevision(db, page, slot.revision_id);
    const from = slot.id === shown?.id || slot.from === null ? null : new Date(slot.from).toISOString();
    for (const block of revision?.blocks.filter(({ is_hidden }) => !is_hidden) ?? []) {
      const held = new Set(referencesOf([block]).map(referenceKey));
      for (const reference of references.filter((each) => held.has(referenceKey(each))))
        places.push({
          ...{ id: reference.id, name: names.get(referenceKey(reference)) ?? '', from },
          ...{
            block: block.title.ko || (block.thumbnails[0]?.title.ko ?? ''),
            kind: [block.type, block.sub_type].filter(Boolean).join(' '),
          },
        });
    }
  }
  return { places };
}
