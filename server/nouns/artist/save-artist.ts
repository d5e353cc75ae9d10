import { type Failure, fail } from '#contract/errors/errors.ts';
import { type ArtistBody, artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { listChanges } from '#rules/office/list-changes.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { editInCatalogue } from '#server/nouns/edit/edit-in-catalogue.ts';
import { columnsOf } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import { refusedBy, type Trx } from '#server/transaction/transaction.ts';

const artistRow = artistBody.omit({ brand_ids: true });

/** Creates an artist. Their account is linked by an invitation. Errors: PATH_TAKEN, INVALID_INPUT (`brand_ids`). */
export function addArtist(shop: Shop, { brand_ids, ...body }: ArtistBody): Promise<{ id: number } | Failure> {
  const row = { ...body, created_at: shop.clock() };
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const made = await trx.insertInto('product.artists').values(row).returning('id').executeTakeFirstOrThrow();
    await writeBrands(trx, made.id, brand_ids);
    return made;
  }).catch(refusedArtist);
}

/** Updates an artist, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE, PATH_TAKEN, INVALID_INPUT (`brand_ids`). */
export function editArtist(shop: Shop, id: number, edit: Edit<ArtistBody>): Promise<SavedEdit<ArtistBody> | Failure> {
  return editInCatalogue(shop, { table: 'product.artists', id }, edit, (trx) => ({
    schema: artistBody,
    read: () => readArtist(trx, id),
    write: async ({ brand_ids, ...row }) => {
      await trx.updateTable('product.artists').set(row).where('id', '=', id).execute();
      await writeBrands(trx, id, brand_ids);
    },
  })).catch(refusedArtist);
}

async function readArtist(trx: Trx, id: number): Promise<ArtistBody | null> {
  const artists = trx.selectFrom('product.artists').select(columnsOf(artistRow));
  const row = await artists.where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  const brands = trx.selectFrom('product.artist_brands').select('brand_id').where('artist_id', '=', id);
  const rows = await brands.orderBy('position').orderBy('brand_id').execute();
  return row === undefined ? null : { ...row, brand_ids: rows.map(({ brand_id }) => brand_id) };
}

async function writeBrands(trx: Trx, artist_id: number, brandIds: readonly number[]): Promise<void> {
  const table = 'product.artist_brands';
  const known = await trx.selectFrom(table).select(['brand_id', 'position']).where('artist_id', '=', artist_id).execute();
  const wanted = [...new Set(brandIds)].map((brand_id, position) => ({ brand_id, position }));
  const { gone, added, changed } = listChanges(known, wanted, { keyOf: ({ brand_id }) => brand_id, sameBy: ({ position }) => position });
  for (const row of gone) await trx.deleteFrom(table).where('artist_id', '=', artist_id).where('brand_id', '=', row.brand_id).execute();
  for (const { wanted: row } of changed)
    await trx
      .updateTable(table)
      .set({ position: row.position })
      .where('artist_id', '=', artist_id)
      .where('brand_id', '=', row.brand_id)
      .execute();
  const rows = added.map((row) => ({ ...row, artist_id }));
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}

const refusedArtist = refusedBy({
  artists_path_name_key: fail('PATH_TAKEN', { field: 'path_name' }),
  artist_brands_brand_id_fkey: fail('INVALID_INPUT', { field: 'brand_ids' }),
});
