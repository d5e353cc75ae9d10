import { sql } from 'kysely';
import { parseOriginalSrc } from '#contract/images.ts';
import { atomically } from '#db/atomically.ts';
import { ownPictureCutoff } from '#rules/design/picture/own-picture.ts';
import { eachRowOf } from '#server/jobs/running/each-row.ts';
import { lockPhotoFile } from '#server/nouns/photo/photo-file.ts';
import type { Shop } from '#server/shop.ts';
import { isOrdered } from './is-ordered.ts';

const isWanted = sql<boolean>`(exists (
    select from product.product_custom_pictures placed join product.product_customs custom on custom.id = placed.product_custom_id
    where placed.picture_id = picture.id and placed.deleted_at is null and custom.deleted_at is null)
  or exists (
    select from product.custom_version_pictures used where used.picture_id = picture.id and (
      exists (select from sales.cart_lines where custom_version_id = used.version_id)
      or exists (select from sales.checkout_lines where custom_version_id = used.version_id)
      or exists (select from product.design_shares where version_id = used.version_id and ended_at is null))))`;

/**
 * Deletes unordered pictures with their files: those of an erased member or a guest's expired cart, and those unused by any design, cart
 * or share for a month. Returns how many.
 */
export async function purgeOwnPictures(shop: Shop): Promise<number> {
  const due = shop.database.service
    .selectFrom('product.own_pictures as picture')
    .select(['picture.id', 'picture.src'])
    .where(sql<boolean>`not ${isOrdered}`)
    .where(sql<boolean>`(picture.user_id is null and picture.cart_id is null
      or picture.created_at < ${ownPictureCutoff(shop.clock())} and not ${isWanted})`)
    .orderBy('picture.id');
  return eachRowOf(shop, {
    job: 'purge-own-pictures',
    due,
    key: 'picture.id',
    most: 1_000,
    work: async (row) => ((await deletePicture(shop, row)) ? 'DONE' : 'NOTHING'),
  });
}

/** Deletes a picture, and its file unless another row names the same one. */
function deletePicture({ database, gateways }: Shop, { id, src }: { id: number; src: string }): Promise<boolean> {
  return atomically(database.service, async (trx) => {
    await lockPhotoFile(trx, src);
    const { numDeletedRows } = await trx.deleteFrom('product.own_pictures').where('id', '=', id).executeTakeFirstOrThrow();
    const other = await trx.selectFrom('product.own_pictures').select('id').where('src', '=', src).limit(1).executeTakeFirst();
    const name = parseOriginalSrc(src);
    if (other === undefined && name !== null) await gateways.storage.remove(name);
    return numDeletedRows > 0n;
  });
}
