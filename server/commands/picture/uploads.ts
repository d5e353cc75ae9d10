import { sql } from 'kysely';
import { originalSrc, parseOriginalSrc } from '#contract/images.ts';
import { atomically } from '#db/atomically.ts';
import { holdCatalogue } from '#server/commands/catalogue/hold-catalogue.ts';
import { lockPhotoFile } from '#server/commands/photo/photo-file.ts';
import { originalNameOf } from '#server/gateways/storage/original-name.ts';
import { picturePlaces } from '#server/queries/picture/picture-uses.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';

/**
 * Keeps a file that is sent before the thing it is for, and notes it: what nothing names a week later goes (purge-uploads). The note stands before the
 * file does, so that no fault in between leaves a file that nobody looks at. Gives its address. Errors: throws StorageFault.
 */
export async function keepUpload({ database, gateways, clock }: Shop, content: Buffer, extension: 'png'): Promise<string> {
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
 * Looks once more at a file that was noted before `before`: what something of the shop names stays for good, any other goes. True when a file went.
 * Works and photos of garments are added under the lock of the catalogue, photos of members under that of their file, so none is named meanwhile.
 */
export function settleUpload({ database, gateways }: Shop, src: string, before: Date): Promise<boolean> {
  return atomically(database.service, async (trx) => {
    await holdCatalogue(trx);
    await lockPhotoFile(trx, src);
    const { numDeletedRows } = await trx
      .deleteFrom('management.uploads')
      .where('src', '=', src)
      .where('created_at', '<', before)
      .executeTakeFirstOrThrow();
    const name = parseOriginalSrc(src);
    if (numDeletedRows === 0n || name === null || (await isNamed(trx, src))) return false;
    // Before the commit: should that fail, the note is still there and the next run finds no file to delete, which is well.
    await gateways.storage.remove(name);
    return true;
  });
}

/** Whether a row of the shop names a file, deleted and hidden ones too: orders were drawn from them. */
async function isNamed(trx: Trx, src: string): Promise<boolean> {
  const { rows } = await sql<{ is_named: boolean }>`
    select exists (select 1 from product.graphics where src = ${src})
      or exists (select 1 from product.mockups where src = ${src} or shade_src = ${src})
      or exists (select 1 from product.product_custom_mockups where src = ${src})
      or exists (select 1 from management.pictures where src = ${src})
      or exists (select 1 from member.photos where src = ${src}) as is_named`.execute(trx);
  // An id no picture of the library can have, so that only literal uses of the address are found.
  return rows[0]?.is_named === true || (await picturePlaces(trx, { id: 0, src })).length > 0;
}
