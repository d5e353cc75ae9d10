import type { Failure } from '#contract/errors/errors.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { type Parts, saveEdit } from './save-edit.ts';

/** Saves an edit of a row of the catalogue (`saveEdit`) under its lock. Errors: NOT_FOUND, EDITED_MEANWHILE, those of `write`. */
export function editInCatalogue<Thing>(
  shop: Shop,
  row: { table: string; id: number },
  edit: Edit<Thing>,
  partsIn: (trx: Trx) => Omit<Parts<Thing>, 'logged'>,
): Promise<SavedEdit<Thing> | Failure> {
  return inCatalogue(shop, (trx) => saveEdit(edit, { logged: { db: trx, ...row }, ...partsIn(trx) }));
}
