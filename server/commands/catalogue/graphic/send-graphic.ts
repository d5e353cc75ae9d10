import { type Failure, fail } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import type { GraphicFile, GraphicReview, GraphicSubmission } from '#contract/rest/admin/catalogue/graphics.ts';
import { type GraphicFault, WAITING_MOST } from '#rules/catalogue/graphic-file.ts';
import { sentGraphicState, waitingGraphicStates } from '#rules/catalogue/graphic-state.ts';
import type { Reach } from '#rules/member/rights/permission.ts';
import { keepUpload } from '#server/commands/picture/uploads.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import { resemblingGraphics } from '#server/queries/catalogue/resembling-graphics.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';
import { holdCatalogue } from '../hold-catalogue.ts';
import { wordsColumn } from '../words-column.ts';
import { examineWork } from './examine-work.ts';

/**
 * Checks the file of a work and stores it if it can be printed and resembles nothing in the catalogue; otherwise returns its faults and the
 * works it resembles. Errors: OVERLOADED (too many files are waiting).
 */
export async function keepGraphicFile(
  shop: Shop,
  queue: WorkQueue,
  about: { file: Buffer; isWhole: boolean; reach: Reach; userId: string },
): Promise<GraphicFile | Failure> {
  const work = await queue(() => examineWork(about.file));
  if (work === queueIsFull) return fail('OVERLOADED');
  const { width, height, content, looks } = work;
  const resembling = await resemblingGraphics(shop.database.service, looks, { sender: senderOf(about) });
  const isTaken = standing(work.faults, about.isWhole).length === 0 && resembling.length === 0;
  return {
    src: isTaken ? await keepUpload(shop, content, 'png') : '',
    ...{ width, height, faults: [...work.faults], is_resembling: resembling.length > 0 },
    // Another artist's unpublished work stays private.
    resembling: resembling.filter(({ is_shown }) => about.reach === 'any' || is_shown),
  };
}

/**
 * Adds a work to the catalogue: an artist's own waits for review, one added by staff is on sale at once. The file is checked again. Errors:
 * ARTIST_NOT_FOUND (also another's), INVALID_INPUT (`src`) for a file that was not accepted, GRAPHIC_LIMIT_WAITING, OVERLOADED.
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
  if (work === null || work.marks === null || standing(work.faults, body.is_whole_picture).length > 0)
    return fail('INVALID_INPUT', { field: 'src' });
  const { width, height, marks, looks } = work;
  return inTransaction<{ id: number }>(shop.database.service, async (trx) => {
    await holdCatalogue(trx);
    const refusal = await whatForbids(trx, by, body.artist_id);
    if (refusal !== null) return refusal;
    if ((await resemblingGraphics(trx, looks, { sender: senderOf(by) })).length > 0) return fail('INVALID_INPUT', { field: 'src' });
    // The file may have been cleaned up after a week unused since it was checked.
    if (name === null || !(await shop.gateways.storage.has(name))) return fail('INVALID_INPUT', { field: 'src' });
    const now = shop.clock();
    const { id } = await trx
      .insertInto('product.graphics')
      .values({
        ...{ artist_id: body.artist_id, src: body.src, width, height, extension: 'png', background_color: body.background_color },
        ...{ name: wordsColumn(body.name), description: wordsColumn(body.description), keywords: body.keywords },
        ...{ price: body.price, origin_price: body.price, state: sentGraphicState(by.reach === 'any'), created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('product.graphic_marks')
      .values({ graphic_id: id, src: body.src, ...marks })
      .execute();
    await trx
      .insertInto('product.graphic_submissions')
      .values({
        graphic_id: id,
        rights: body.rights,
        rights_note: body.rights_note,
        submitted_at: now,
        reviewed_at: by.reach === 'any' ? now : null,
      })
      .execute();
    return { id };
  });
}

/** Accepts a work that waits for review, or rejects it with a reason. Errors: NOT_FOUND for one that is not waiting. */
export function reviewGraphic(shop: Shop, id: number, { outcome, note }: GraphicReview): Promise<{ id: number } | Failure> {
  return inTransaction<{ id: number }>(shop.database.service, async (trx) => {
    await holdCatalogue(trx);
    const changed = await trx
      .updateTable('product.graphics')
      .set({ state: outcome })
      .where('id', '=', id)
      .where('state', 'in', waitingGraphicStates)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return fail('NOT_FOUND');
    await trx
      .updateTable('product.graphic_submissions')
      .set({ review_note: note, reviewed_at: shop.clock() })
      .where('graphic_id', '=', id)
      .execute();
    return changed;
  });
}

/** The artist who sends a work; null for staff. */
function senderOf({ userId, reach }: { userId: string; reach: Reach }): string | null {
  return reach === 'own' ? userId : null;
}

/** The faults that count: a picture without a transparent background may be intended. */
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
