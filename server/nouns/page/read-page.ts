import type { BuiltPageView, PageRevision } from '#contract/rest/admin/pages.ts';
import type { BuiltPage, PageBlock } from '#rules/home/page/page-block.ts';
import { slotAt } from '#rules/home/page/timeline.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { readSlots } from './read-slots.ts';

/** Maximum revisions in the builder's history. */
const mostRevisions = 50;

/** A page as its builder shows it at a given time: the draft, what is shown and scheduled, and the history. */
export async function readPage(db: Db, page: BuiltPage, now: Date): Promise<BuiltPageView> {
  const [draft, slots, revisions] = await Promise.all([readDraft(db, page), readSlots(db, page), readRevisions(db, page)]);
  const shown = slotAt(slots, now.getTime());
  const about = new Map(
    (
      await revisionsOf(
        db,
        slots.map(({ revision_id }) => revision_id),
      )
    ).map((revision) => [revision.id, revision]),
  );
  const names = await namesOf(
    db,
    [...slots, ...revisions, ...(draft ? [draft] : [])].map(({ user_id }) => user_id),
  );
  const called = (userId: string) => names.get(userId) ?? '';
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    draft:
      draft === undefined
        ? {
            version: 0,
            blocks: shown ? ((await findRevision(db, page, shown.revision_id))?.blocks ?? []) : [],
            changed_at: null,
            changed_by: '',
            changed_by_id: null,
          }
        : {
            version: draft.version,
            blocks: draft.blocks as unknown as PageBlock[],
            changed_at: draft.changed_at.toISOString(),
            changed_by: called(draft.user_id),
            changed_by_id: draft.user_id,
          },
    slots: slots
      .filter(({ until }) => until === null || until > now.getTime())
      .map(({ id, revision_id, from, until, is_open, user_id }) => ({
        ...{ id, revision_id, number: about.get(revision_id)?.number ?? 0, note: about.get(revision_id)?.note ?? '' },
        ...{ from: iso(from), until: iso(until), is_open, is_now: id === shown?.id, made_by: called(user_id) },
      })),
    revisions: revisions.map(({ user_id, ...revision }) => ({ ...sentRow(revision), made_by: called(user_id) })),
  };
}

/** A revision of a page with its blocks; null when the page does not have it. */
export async function findRevision(db: Db, page: BuiltPage, id: number): Promise<PageRevision | null> {
  const row = await db
    .selectFrom('management.page_revisions')
    .select(['id', 'number', 'blocks'])
    .where('page', '=', page)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, blocks: row.blocks as unknown as PageBlock[] };
}

function readDraft(db: Db, page: BuiltPage) {
  return db
    .selectFrom('management.page_drafts')
    .select(['version', 'blocks', 'user_id', 'changed_at'])
    .where('page', '=', page)
    .executeTakeFirst();
}

function readRevisions(db: Db, page: BuiltPage) {
  return db
    .selectFrom('management.page_revisions')
    .select(['id', 'number', 'note', 'user_id', 'made_at'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(mostRevisions)
    .execute();
}

async function revisionsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('management.page_revisions').select(['id', 'number', 'note']).where('id', 'in', ids).execute();
}

async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('member.members').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
