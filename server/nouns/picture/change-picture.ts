import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { parseOriginalSrc } from '#contract/images.ts';
import type { CropBody, PictureBody } from '#contract/rest/admin/pictures.ts';
import { isPartOf } from '#rules/home/picture.ts';
import type { WorkQueue } from '#server/limits/work-queue.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { addPicture } from './add-picture.ts';
import { findPictureUses } from './find-picture-uses.ts';
import { cutFile, storeFile } from './picture-file.ts';

/** Updates a picture's name, folder, focal point and description. Errors: PICTURE_NOT_FOUND. */
export function describePicture(shop: Shop, id: number, { alt, ...columns }: PictureBody): Promise<{ id: number } | Failure> {
  return changePicture(shop, id, () => ({ ...columns, ...(alt === undefined ? {} : { alt: JSON.stringify(alt) }) }));
}

/**
 * Replaces the file of a picture; every place that shows the picture uses the new file from then on. `seen` is the version the file was
 * derived from, if any. Errors: EDITED_MEANWHILE when that is no longer current, PICTURE_NOT_FOUND, PHOTO_UNREADABLE, PHOTO_HEIC,
 * OVERLOADED.
 */
export async function replacePicture(
  shop: Shop,
  queue: WorkQueue,
  about: { id: number; content: Buffer; seen?: number },
): Promise<{ id: number } | Failure> {
  const file = await storeFile(shop, queue, about.content);
  if (isFailure(file)) return file;
  return changePicture(shop, about.id, ({ version }) => {
    if (about.seen !== undefined && about.seen !== version) return fail('EDITED_MEANWHILE');
    return { ...file, version: version + 1, replaced_at: shop.clock() };
  });
}

/**
 * Crops a picture, in place or as a new picture. Errors: PICTURE_NOT_FOUND, INVALID_INPUT for an area outside the picture, EDITED_MEANWHILE
 * when its file was replaced in the meantime, PHOTO_UNREADABLE when its file is missing, OVERLOADED.
 */
export async function cropPicture(
  shop: Shop,
  queue: WorkQueue,
  about: { id: number; crop: CropBody; userId: string },
): Promise<{ id: number } | Failure> {
  const { as, ...part } = about.crop;
  const picture = await livePicture(shop.database.service, about.id).executeTakeFirst();
  if (picture === undefined) return fail('PICTURE_NOT_FOUND');
  if (!isPartOf(part, picture)) return fail('INVALID_INPUT', { field: 'width' });
  const name = parseOriginalSrc(picture.src);
  const content = name === null ? null : await shop.gateways.storage.get(name);
  if (content === null) return fail('PHOTO_UNREADABLE');
  const cut = await cutFile(queue, content, part);
  if (isFailure(cut)) return cut;
  if (as === 'REPLACE') return replacePicture(shop, queue, { id: about.id, content: cut, seen: picture.version });
  return addPicture(shop, queue, { ...picture, content: cut, userId: about.userId, madeFrom: about.id });
}

/** Removes a picture from the library. Errors: PICTURE_NOT_FOUND, PICTURE_IN_USE while something in the shop shows it. */
export async function deletePicture(shop: Shop, id: number): Promise<Record<string, never> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const picture = await livePicture(trx, id).forUpdate().executeTakeFirst();
    if (picture === undefined) return fail('PICTURE_NOT_FOUND');
    if ((await findPictureUses(trx, { id, src: picture.src })).length > 0) return fail('PICTURE_IN_USE');
    await trx.updateTable('management.pictures').set({ deleted_at: shop.clock() }).where('id', '=', id).execute();
    return {};
  });
}

interface PictureColumns {
  name?: string | undefined;
  folder?: string | undefined;
  focal_x?: number | undefined;
  focal_y?: number | undefined;
  alt?: string | undefined;
  src?: string;
  width?: number;
  height?: number;
  bytes?: number;
  version?: number;
  replaced_at?: Date;
}

function changePicture(
  shop: Shop,
  id: number,
  columnsOf: (picture: { version: number }) => PictureColumns | Failure,
): Promise<{ id: number } | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    const picture = await livePicture(trx, id).forUpdate().executeTakeFirst();
    if (picture === undefined) return fail('PICTURE_NOT_FOUND');
    const columns = columnsOf(picture);
    if (isFailure(columns)) return columns;
    await trx.updateTable('management.pictures').set(columns).where('id', '=', id).execute();
    return { id };
  });
}

function livePicture(db: Trx | Shop['database']['service'], id: number) {
  return db.selectFrom('management.pictures').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
}
