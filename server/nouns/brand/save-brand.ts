import { type Failure, fail } from '#contract/errors/errors.ts';
import { type BrandBody, brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { lockCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { wordsColumn } from '#server/nouns/catalogue/words-column.ts';
import { saveEdit } from '#server/nouns/edit/save-edit.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';

/** Creates a brand. Its account is linked by an invitation (server/nouns/staff/accept-invitation.ts). */
export function addBrand(shop: Shop, body: BrandBody): Promise<{ id: number } | Failure> {
  return inTransaction<{ id: number }>(shop.database.service, (trx) =>
    trx
      .insertInto('product.brands')
      .values({ ...columnsOf(body), created_at: shop.clock() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
}

/** Updates a brand, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE. */
export function editBrand(shop: Shop, id: number, edit: Edit<BrandBody>): Promise<SavedEdit<BrandBody> | Failure> {
  return inTransaction(shop.database.service, async (trx) => {
    await lockCatalogue(trx);
    return saveEdit(edit, {
      logged: { db: trx, table: 'product.brands', id },
      schema: brandBody,
      read: () => readBrand(trx, id),
      write: async (merged) => {
        await trx.updateTable('product.brands').set(columnsOf(merged)).where('id', '=', id).execute();
        return undefined;
      },
    });
  });
}

async function readBrand(trx: Trx, id: number): Promise<BrandBody | Failure> {
  const row = await trx
    .selectFrom('product.brands')
    .select(['name', 'description', 'state', 'logo_src', 'image_src', 'position'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? fail('NOT_FOUND');
}

function columnsOf({ name, description, ...columns }: BrandBody) {
  return { ...columns, name: wordsColumn(name), description: wordsColumn(description) };
}
