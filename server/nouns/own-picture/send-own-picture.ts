import { sql } from 'kysely';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { originalSrc } from '#contract/images.ts';
import type { OwnPicture } from '#contract/rest/design/own-pictures.ts';
import type { GraphicMarks } from '#rules/catalogue/graphic-file.ts';
import {
  OWN_PICTURE_EDGE,
  OWN_PICTURE_EXTENSION,
  OWN_PICTURE_LEAST_EDGE,
  type OwnPictureState,
  refusedPictureState,
  SAME_PICTURE_BITS,
} from '#rules/design/picture/own-picture.ts';
import { originalNameOf } from '#server/gateways/storage/original-name.ts';
import { queueIsFull, type WorkQueue } from '#server/limits/work-queue.ts';
import type { CartOwner } from '#server/nouns/cart/find-cart.ts';
import { lockCart } from '#server/nouns/cart/lock-cart.ts';
import { takesOwnPictures } from '#server/nouns/design/freeze-design.ts';
import { lookOf } from '#server/nouns/graphic/marks.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { lockPhotoFile } from '#server/nouns/photo/photo-file.ts';
import { type KeptPicture, uprightPicture } from '#server/nouns/photo/upright-picture.ts';
import type { Shop } from '#server/shop.ts';
import { type Db, inTransaction } from '#server/transaction/transaction.ts';

const kept: KeptPicture = { edge: OWN_PICTURE_EDGE, keepsClear: true, quality: 92, isExact: true };

/**
 * Stores an own picture upright, limited in size and without metadata, visible only to its owner and the shop: a member, or a guest's
 * cart, which is created if needed. Errors: OWN_PICTURES_OFF, those of uprightPicture, OWN_PICTURE_TOO_SMALL, OWN_PICTURE_REFUSED (staff
 * refused this picture), OVERLOADED.
 */
export async function sendOwnPicture(
  shop: Shop,
  queue: WorkQueue,
  { owner, content }: { owner: CartOwner; content: Buffer },
): Promise<OwnPicture | Failure> {
  const { service } = shop.database;
  if (!(await takesOwnPictures(service))) return fail('OWN_PICTURES_OFF');
  const read = await queue(() => readPicture(content));
  if (read === queueIsFull) return fail('OVERLOADED');
  if (isFailure(read)) return read;
  const { picture, marks } = read;
  const { width, height } = picture;
  if (Math.min(width, height) < OWN_PICTURE_LEAST_EDGE) return fail('OWN_PICTURE_TOO_SMALL');
  if (await isRefused(service, marks)) return fail('OWN_PICTURE_REFUSED');
  const src = originalSrc(originalNameOf(picture.content, OWN_PICTURE_EXTENSION));
  return inTransaction(service, async (trx) => {
    await lockPhotoFile(trx, src);
    // File before row, as for photos: an unused file only costs disk.
    await shop.gateways.storage.put(picture.content, OWN_PICTURE_EXTENSION);
    const now = shop.clock();
    const of = 'userId' in owner ? { user_id: owner.userId } : { cart_id: await lockCart(trx, owner, now) };
    const row = await trx
      .insertInto('product.own_pictures')
      .values({ ...of, src, width, height, ...marks, created_at: now })
      .returning(['id', 'state'])
      .executeTakeFirstOrThrow();
    return { id: row.id, state: row.state as OwnPictureState, src: findClosedPhotos(shop)(src), width, height };
  });
}

async function readPicture(content: Buffer) {
  const picture = await uprightPicture(content, kept);
  return isFailure(picture) ? picture : { picture, marks: (await lookOf(picture.content)).marks };
}

async function isRefused(db: Db, { by_gradient, by_frequency }: GraphicMarks): Promise<boolean> {
  const same = await db
    .selectFrom('product.own_pictures')
    .select('id')
    .where('state', '=', refusedPictureState)
    .where(sql<boolean>`bit_count(by_gradient # ${by_gradient}::bit(64)) <= ${SAME_PICTURE_BITS}
      and bit_count(by_frequency # ${by_frequency}::bit(64)) <= ${SAME_PICTURE_BITS}`)
    .limit(1)
    .executeTakeFirst();
  return same !== undefined;
}
