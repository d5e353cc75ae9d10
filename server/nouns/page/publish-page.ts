import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { PublishPage } from '#contract/rest/admin/pages.ts';
import type { BuiltPage, PageBlock } from '#rules/home/page/page-block.ts';
import { isRemark, keepsBack } from '#rules/home/page/page-problems.ts';
import { published, slotAt, withdrawn } from '#rules/home/page/timeline.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { checkPage } from './check-page.ts';
import { findRevision } from './read-page.ts';
import { lockSlots, writeSlots } from './write-slots.ts';

/**
 * Publishes the saved draft as a new revision (or the last one again if unchanged), or an existing revision again, now or from a given
 * time. Shoppers see it on pages rendered after that moment; every process is notified. Failures: PAGE_CHANGED when the draft differs from
 * the one reviewed, NOT_FOUND for a missing revision, PAGE_UNFINISHED with the field that is missing or invalid, PAGE_CHINESE_MISSING
 * unless accepted, INVALID_INPUT for a time in the past.
 */
export async function publishPage(shop: Shop, staffId: string, page: BuiltPage, wish: PublishPage): Promise<null | Failure> {
  const { database, clock } = shop;
  return inTransaction(database.service, async (trx) => {
    const before = await lockSlots(trx, page);
    const now = clock();
    const from = wish.from === null ? now : new Date(wish.from);
    if (from < now) return fail('INVALID_INPUT', { field: 'from' });
    if (wish.until !== null && new Date(wish.until) <= from) return fail('INVALID_INPUT', { field: 'until' });
    const source = await sourceOf(trx, page, wish);
    if (isFailure(source)) return source;
    const refused = await whatForbids(shop, source.blocks, wish.accepts_missing_chinese);
    if (refused !== null) return refused;
    const made = { page, staffId, now, note: wish.note, blocks: source.blocks };
    const revision_id = source.revision_id ?? (await sameAsLast(trx, made)) ?? (await addRevision(trx, made));
    const standing = slotAt(before, now.getTime());
    const isStanding = standing?.revision_id === revision_id && standing.is_open && standing.until === null;
    if (isStanding && wish.from === null && wish.until === null) return null;
    const until = wish.until === null ? null : new Date(wish.until).getTime();
    await writeSlots(trx, { page, staffId, now }, before, published(before, { revision_id, from: from.getTime(), until }));
    return null;
  });
}

type Source = { blocks: PageBlock[]; revision_id: number | null };

async function sourceOf(trx: Trx, page: BuiltPage, { version, revision_id }: PublishPage): Promise<Source | Failure> {
  if (revision_id !== undefined) {
    const revision = await findRevision(trx, page, revision_id);
    return revision === null ? fail('NOT_FOUND') : { blocks: revision.blocks, revision_id };
  }
  const draft = await trx
    .selectFrom('management.page_drafts')
    .select(['version', 'blocks'])
    .where('page', '=', page)
    .forUpdate()
    .executeTakeFirst();
  if (draft?.version !== version || draft === undefined) return fail('PAGE_CHANGED');
  return { blocks: draft.blocks as unknown as PageBlock[], revision_id: null };
}

async function whatForbids({ database }: Shop, blocks: readonly PageBlock[], acceptsMissing: boolean): Promise<Failure | null> {
  if (blocks.every(({ is_hidden }) => is_hidden)) return fail('PAGE_UNFINISHED', { field: 'blocks' });
  const problems = await checkPage(database, blocks);
  const [worst] = problems.filter(keepsBack);
  if (worst) return fail('PAGE_UNFINISHED', { field: `${worst.block}.${worst.field}` });
  const first = problems.find((problem) => !isRemark(problem));
  return first && !acceptsMissing ? fail('PAGE_CHINESE_MISSING', { field: `${first.block}.${first.field}` }) : null;
}

interface NewRevision {
  page: BuiltPage;
  staffId: string;
  now: Date;
  note: string;
  blocks: PageBlock[];
}

/** The last revision if page and note are identical, so that a double click or concurrent editors create only one. */
async function sameAsLast(trx: Trx, { page, note, blocks }: NewRevision): Promise<number | null> {
  const last = await trx
    .selectFrom('management.page_revisions')
    .select('id')
    .select((select) => select('blocks', '=', JSON.stringify(blocks)).and('note', '=', note).as('is_same'))
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.is_same ? last.id : null;
}

async function addRevision(trx: Trx, { page, staffId, now, note, blocks }: NewRevision): Promise<number> {
  const { last } = await trx
    .selectFrom('management.page_revisions')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('management.page_revisions')
    .values({ page, number: (last ?? 0) + 1, blocks: JSON.stringify(blocks), note, user_id: staffId, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Withdraws a publication: a scheduled one is cancelled; one being shown ends now and the one beneath it shows instead. Failures:
 * NOT_FOUND, PAGE_NOT_SCHEDULED when it has ended or there is nothing beneath it.
 */
export async function withdrawPage({ database, clock }: Shop, staffId: string, page: BuiltPage, slotId: number): Promise<null | Failure> {
  return inTransaction(database.service, async (trx) => {
    const before = await lockSlots(trx, page);
    const now = clock();
    const slot = before.find(({ id }) => id === slotId);
    if (slot === undefined) return fail('NOT_FOUND');
    const isOver = slot.until !== null && slot.until <= now.getTime();
    const after = isOver ? null : withdrawn(before, slot, now.getTime());
    if (after === null) return fail('PAGE_NOT_SCHEDULED');
    await writeSlots(trx, { page, staffId, now }, before, after);
    return null;
  });
}
