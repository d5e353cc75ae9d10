import { type Failure, fail } from '#contract/errors/errors.ts';
import { type ArtistBody, artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { isForeignKeyViolation } from '#db/faults.ts';
import { listChanges } from '#rules/office/list-changes.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { wordsColumn } from '#server/nouns/catalogue/words-column.ts';
import { saveEdit } from '#server/nouns/edit/save-edit.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, isTaken, type Trx } from '#server/transaction/transaction.ts';

/** Creates an artist. Their account is linked by an invitation. Errors: PATH_TAKEN, INVALID_INPUT (`brand_ids`). */
export function addArtist(shop: Shop, body: ArtistBody): Promise<{ id: number } | Failure> {
  return inTransaction<{ id: number }>(shop.database.service, async (trx) => {
    await lockCatalogue(trx);
    const made = await trx
      .insertInto('product.artists')
      .values({ ...columnsOf(body), created_at: shop.clock() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeBrands(trx, made.id, body.brand_ids);
    return made;
  }).catch(refusedArtist);
}

/** Updates an artist, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE, PATH_TAKEN, INVALID_INPUT (`brand_ids`). */
export function editArtist(shop: Shop, id: number, edit: Edit<ArtistBody>): Promise<SavedEdit<ArtistBody> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    await lockCatalogue(trx);
    return saveEdit(edit, {
      logged: { db: trx, table: 'product.artists', id },
      schema: artistBody,
      read: () => readArtist(trx, id),
      write: async (body) => {
        await trx.updateTable('product.artists').set(columnsOf(body)).where('id', '=', id).execute();
        await writeBrands(trx, id, body.brand_ids);
        return undefined;
      },
    });
  }).catch(refusedArtist);
}

async function readArtist(trx: Trx, id: number): Promise<ArtistBody | Failure> {
  const row = await trx
    .selectFrom('product.artists')
    .select(['name', 'path_name', 'description', 'state', 'image_src', 'profile_src', 'position'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return fail('NOT_FOUND');
  const brands = await trx
    .selectFrom('product.artist_brands')
    .select('brand_id')
    .where('artist_id', '=', id)
    .orderBy('position')
    .orderBy('brand_id')
    .execute();
  return { ...row, brand_ids: brands.map(({ brand_id }) => brand_id) } as ArtistBody;
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

function columnsOf({ brand_ids: _brands, name, description, ...columns }: ArtistBody) {
  return { ...columns, name: wordsColumn(name), description: wordsColumn(description) };
}

function refusedArtist(error: unknown): Failure {
  if (isTaken(error, 'artists_path_name_key')) return fail('PATH_TAKEN', { field: 'path_name' });
  if (isForeignKeyViolation(error)) return fail('INVALID_INPUT', { field: 'brand_ids' });
  throw error;
}
