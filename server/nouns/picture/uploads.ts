import { sql } from 'kysely';
import { originalSrc, parseOriginalSrc } from '#contract/images.ts';
import { atomically } from '#db/atomically.ts';
import { originalNameOf } from '#server/gateways/storage/original-name.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { lockPhotoFile } from '#server/nouns/photo/photo-file.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { findPictureUses } from './find-picture-uses.ts';

/**
 * Stores a file uploaded before the row it is for, and records it; if nothing refers to it after a week, purge-uploads deletes it. The
 * record is written before the file, so that no failure in between leaves an untracked file. Returns its URL. Throws StorageFault.
 */
export async function storeUpload({ database, gateways, clock }: Shop, content: Buffer, extension: 'png'): Promise<string> {
  const src = originalSrc(originalNameOf(content, extension));
  const created_at = clock();
  await database.service
    .insertInto('management.uploads')
    .values({ src, created_at })
    .onConflict((conflict) => conflict.column('src').doUpdateSet({ created_at }))
    .execute();
  return gateways.storage.put(content, extension);
}

/**
 * Checks a file recorded before `before` again: one that the shop refers to is kept for good, any other is deleted. True when a file was
 * deleted. Works and garment photos are added under the catalogue lock and members' photos under the lock of their file, so no reference
 * can appear during the check.
 */
export function settleUpload({ database, gateways }: Shop, src: string, before: Date): Promise<boolean> {
  return atomically(database.service, async (trx) => {
    await lockCatalogue(trx);
    await lockPhotoFile(trx, src);
    const { numDeletedRows } = await trx
      .deleteFrom('management.uploads')
      .where('src', '=', src)
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    const name = parseOriginalSrc(src);
    if (numDeletedRows === 0n || name === null || (await isNamed(trx, src))) return false;
    // Before the commit: if that fails, the record is still there and the next run finds no file to delete, which is fine.
    await gateways.storage.remove(name);
    return true;
  });
}

/** Whether any row of the shop refers to a file, deleted and hidden ones included: orders were drawn from them. */
async function isNamed(trx: Trx, src: string): Promise<boolean> {
  const { rows } = await sql<{ is_named: boolean }>`
    select exists (select 1 from product.graphics where src = ${src})
      or exists (select 1 from product.mockups where src = ${src} or shade_src = ${src})
      or exists (select 1 from product.product_custom_mockups where src = ${src})
      or exists (select 1 from management.pictures where src = ${src})
      or exists (select 1 from member.photos where src = ${src}) as is_named`.execute(trx);
  // No picture of the library has this id, so only literal uses of the URL are found.
  return rows[0]?.is_named === true || (await findPictureUses(trx, { id: 0, src })).length > 0;
}
