import type { Failure } from '#contract/errors/errors.ts';
import { type BrandBody, brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { editInCatalogue } from '#server/nouns/edit/edit-in-catalogue.ts';
import { columnsOf } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction } from '#server/transaction/transaction.ts';

const table = 'product.brands';

/** Creates a brand. Its account is linked by an invitation (server/nouns/staff/accept-invitation.ts). */
export function addBrand(shop: Shop, body: BrandBody): Promise<{ id: number } | Failure> {
  const row = { ...body, created_at: shop.clock() };
  return inTransaction<{ id: number }>(shop.database.service, (trx) =>
    trx.insertInto(table).values(row).returning('id').executeTakeFirstOrThrow(),
  );
}

/** Updates a brand, which others may be editing too. Errors: NOT_FOUND, EDITED_MEANWHILE. */
export function editBrand(shop: Shop, id: number, edit: Edit<BrandBody>): Promise<SavedEdit<BrandBody> | Failure> {
  return editInCatalogue(shop, { table, id }, edit, (trx) => ({
    schema: brandBody,
    read: () => trx.selectFrom(table).select(columnsOf(brandBody)).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),
    write: (body) => trx.updateTable(table).set(body).where('id', '=', id).execute(),
  }));
}
