import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import type { GraphicFile, GraphicReview, GraphicSubmission } from '#contract/rest/admin/catalogue/graphics.ts';
import { type GraphicFault, WAITING_MOST } from '#rules/catalogue/graphic-file.ts';
import { isReturned, sentGraphicState, waitingGraphicStates } from '#rules/catalogue/graphic-state.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import { isShown } from '#rules/shop/shown.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { notifyMember } from '#server/nouns/notification/notify-member.ts';
import { storeUpload } from '#server/nouns/picture/uploads.ts';
import type { Shop } from '#server/shop.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import { examineWork } from './examine-work.ts';
import { findResemblingGraphics } from './find-resembling-graphics.ts';
import { isReferred } from './remove-graphic.ts';

/**
 * Checks the file of a work and stores it if it can be printed and resembles nothing in the catalogue; otherwise returns its faults and the
 * works it resembles. Errors: OVERLOADED (too many files are waiting).
 */
export async function storeGraphicFile(
  shop: Shop,
  queue: WorkQueue,
  about: { file: Buffer; isWhole: boolean; reach: Reach; userId: string },
): Promise<GraphicFile | Failure> {
  const work = await queue(() => examineWork(about.file));
  if (work === queueIsFull) return fail('OVERLOADED');
  const { width, height, content, looks } = work;
  const resembling = await findResemblingGraphics(shop.database.service, looks, { sender: senderOf(about) });
  const isTaken = standing(work.faults, about.isWhole).length === 0 && resembling.length === 0;
  return {
    src: isTaken ? await storeUpload(shop, content, 'png') : '',
    ...{ width, height, faults: [...work.faults], is_resembling: resembling.length > 0 },
    // Another artist's unpublished work stays private.
    resembling: resembling.filter(({ is_shown, is_own }) => about.reach === 'any' || is_shown || is_own),
  };
}

/**
 * Adds a work to the catalogue: an artist's own waits for review, one added by staff is on sale at once. `again` sends a work that was
 * returned, with what its artist changed. The file is checked again. Errors: ARTIST_NOT_FOUND (also another's), INVALID_INPUT (`src`) for a
 * file that was not accepted, (`again`) for a work that was not returned, GRAPHIC_FILE_KEPT, GRAPHIC_LIMIT_WAITING, OVERLOADED.
 */
export async function addGraphic(
  shop: Shop,
  queue: WorkQueue,
  by: { userId: string; reach: Reach },
  body: GraphicSubmission,
): Promise<{ id: number } | Failure> {
  const early = await whatForbids(shop.database.service, by, body.artist_id);
  if (early !== null) return early;
  const name = parseOriginalSrc(body.src);
  const file = name === null ? null : await shop.gateways.storage.get(name);
  const work = file === null ? null : await queue(() => examineWork(file));
  if (work === queueIsFull) return fail('OVERLOADED');
  if (work === null || work.marks === null) return fail('INVALID_INPUT', { field: 'src' });
  const { width, height, marks, looks } = work;
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const refusal = await whatForbids(trx, by, body.artist_id);
    if (refusal !== null) return refusal;
    const former = body.again ? await returnedWork(trx, body.again, body.artist_id) : null;
    if (former === undefined) return fail('INVALID_INPUT', { field: 'again' });
    if (former !== null && former.src !== body.src && (await isReferred(trx, former.id))) return fail('GRAPHIC_FILE_KEPT');
    // The same file was sent as it is before.
    const isWhole = body.is_whole_picture || former?.src === body.src;
    if (standing(work.faults, isWhole).length > 0) return fail('INVALID_INPUT', { field: 'src' });
    const alike = await findResemblingGraphics(trx, looks, { except: former?.id ?? null, sender: senderOf(by) });
    if (alike.length > 0) return fail('INVALID_INPUT', { field: 'src' });
    // The file may have been cleaned up after a week unused since it was checked.
    if (name === null || !(await shop.gateways.storage.has(name))) return fail('INVALID_INPUT', { field: 'src' });
    const now = shop.clock();
    const written = {
      ...{ artist_id: body.artist_id, src: body.src, width, height, extension: 'png', background_color: body.background_color },
      ...{ name: body.name, description: body.description, keywords: body.keywords },
      ...{ price: body.price, origin_price: body.price, state: sentGraphicState(by.reach === 'any') },
    };
    const { id } =
      former === null
        ? await trx
            .insertInto('product.graphics')
            .values({ ...written, created_at: now })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await trx.updateTable('product.graphics').set(written).where('id', '=', former.id).returning('id').executeTakeFirstOrThrow();
    const marked = { src: body.src, ...marks };
    await trx
      .insertInto('product.graphic_marks')
      .values({ graphic_id: id, ...marked })
      .onConflict((conflict) => conflict.column('graphic_id').doUpdateSet(marked))
      .execute();
    const submitted = {
      ...{ rights: body.rights, rights_note: body.rights_note, submitted_at: now, reviewed_at: by.reach === 'any' ? now : null },
    };
    await trx
      .insertInto('product.graphic_submissions')
      .values({ graphic_id: id, ...submitted })
      .onConflict((conflict) => conflict.column('graphic_id').doUpdateSet(submitted))
      .execute();
    // The former file is deleted in a week, unless something else shows it.
    if (former !== null && former.src !== body.src)
      await trx
        .insertInto('management.uploads')
        .values({ src: former.src, created_at: now })
        .onConflict((conflict) => conflict.column('src').doNothing())
        .execute();
    return { id };
  });
}

/** The artist's returned work; undefined when there is none. */
async function returnedWork(trx: Trx, id: number, artistId: number): Promise<{ id: number; src: string } | undefined> {
  const work = await trx
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.graphic_submissions as submission', 'submission.graphic_id', 'graphic.id')
    .select(['graphic.id', 'graphic.src', 'graphic.state', 'submission.review_note'])
    .where('graphic.id', '=', id)
    .where('graphic.artist_id', '=', artistId)
    .where('graphic.deleted_at', 'is', null)
    .executeTakeFirst();
  return work !== undefined && isReturned(work, work.review_note) ? work : undefined;
}

/** Accepts a work that waits for review, or returns it with a reason, and tells its artist. Errors: NOT_FOUND for one that is not waiting. */
export function reviewGraphic(shop: Shop, id: number, { outcome, note }: GraphicReview): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const changed = await trx
      .updateTable('product.graphics')
      .set({ state: outcome })
      .where('id', '=', id)
      .where('state', 'in', waitingGraphicStates)
      .returning(['id', 'name', 'artist_id'])
      .executeTakeFirst();
    if (changed === undefined) return fail('NOT_FOUND');
    const now = shop.clock();
    await trx
      .updateTable('product.graphic_submissions')
      .set({ review_note: note, reviewed_at: now })
      .where('graphic_id', '=', id)
      .execute();
    const artist = await trx.selectFrom('product.artists').select('user_id').where('id', '=', changed.artist_id).executeTakeFirstOrThrow();
    if (artist.user_id !== null)
      await notifyMember(trx, {
        memberId: artist.user_id,
        event: 'graphic_reviewed',
        values: { graphic: changed.name, reason: isShown({ state: outcome }) ? '' : note },
        link: `/admin/own-graphics/${id}`,
        now,
      });
    return { id };
  });
}

/** The artist who sends a work; null for staff. */
function senderOf({ userId, reach }: { userId: string; reach: Reach }): string | null {
  return reach === 'own' ? userId : null;
}

/** The faults that count: an opaque background may be intended. */
function standing(faults: readonly GraphicFault[], isWhole: boolean): readonly GraphicFault[] {
  return faults.filter((fault) => !(isWhole && fault === 'OPAQUE'));
}

async function whatForbids(trx: Db, by: { userId: string; reach: Reach }, artistId: number): Promise<Failure | null> {
  const artist = await trx
    .selectFrom('product.artists')
    .select(['user_id'])
    .where('id', '=', artistId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (artist === undefined || (by.reach === 'own' && artist.user_id !== by.userId)) return fail('ARTIST_NOT_FOUND');
  const waiting = await trx
    .selectFrom('product.graphics')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('artist_id', '=', artistId)
    .where('state', 'in', waitingGraphicStates)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return by.reach === 'own' && Number(waiting.count) >= WAITING_MOST ? fail('GRAPHIC_LIMIT_WAITING') : null;
}
