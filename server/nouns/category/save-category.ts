import { type Failure, fail } from '#contract/errors/errors.ts';
import { type CategoryBody, type CategoryMove, categoryBody, type NewCategory } from '#contract/rest/admin/catalogue/categories.ts';
import type { Edit, SavedEdit } from '#contract/rest/admin/edits.ts';
import { wouldBeTooDeep, wouldCircle } from '#rules/catalogue/category-tree.ts';
import { inCatalogue } from '#server/nouns/catalogue/lock-catalogue.ts';
import { editInCatalogue } from '#server/nouns/edit/edit-in-catalogue.ts';
import { columnsOf } from '#server/reply-rows.ts';
import type { Shop } from '#server/shop.ts';
import { refusedBy, type Trx } from '#server/transaction/transaction.ts';

/**
 * Creates a category as the last child of its parent. Errors: PATH_TAKEN, CATEGORY_TOO_DEEP, NOT_FOUND for a parent that does not exist.
 */
export function addCategory(shop: Shop, { parent_id, ...body }: NewCategory): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const all = await allCategories(trx);
    if (parent_id !== null && !all.some(({ id }) => id === parent_id)) return fail('NOT_FOUND', { field: 'parent_id' });
    if (wouldBeTooDeep(all, null, parent_id)) return fail('CATEGORY_TOO_DEEP');
    const position = all.filter((each) => each.parent_id === parent_id).length;
    const row = { ...body, parent_id, position };
    return trx.insertInto('product.categories').values(row).returning('id').executeTakeFirstOrThrow();
  }).catch(pathTaken);
}

/** Updates a category. Errors: NOT_FOUND, PATH_TAKEN, EDITED_MEANWHILE. */
export function editCategory(shop: Shop, id: number, edit: Edit<CategoryBody>): Promise<SavedEdit<CategoryBody> | Failure> {
  const table = 'product.categories';
  return editInCatalogue(shop, { table, id }, edit, (trx) => ({
    schema: categoryBody,
    read: () =>
      trx.selectFrom(table).select(columnsOf(categoryBody)).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),
    write: (body) => trx.updateTable(table).set(body).where('id', '=', id).execute(),
  })).catch(pathTaken);
}

/** Moves a category within the tree. Errors: NOT_FOUND, CATEGORY_CIRCLE, CATEGORY_TOO_DEEP. */
export function moveCategory(shop: Shop, id: number, { parent_id, before_id }: CategoryMove): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const all = await allCategories(trx);
    const isThere = (wanted: number | null) => wanted === null || all.some((each) => each.id === wanted);
    if (!isThere(id) || !isThere(parent_id)) return fail('NOT_FOUND');
    if (wouldCircle(all, id, parent_id)) return fail('CATEGORY_CIRCLE');
    if (wouldBeTooDeep(all, id, parent_id)) return fail('CATEGORY_TOO_DEEP');
    const siblings = all.filter((each) => each.parent_id === parent_id && each.id !== id).map((each) => each.id);
    const place = before_id === null ? -1 : siblings.indexOf(before_id);
    const order = siblings.toSpliced(place < 0 ? siblings.length : place, 0, id);
    await trx.updateTable('product.categories').set({ parent_id }).where('id', '=', id).execute();
    for (const [position, each] of order.entries())
      await trx.updateTable('product.categories').set({ position }).where('id', '=', each).where('position', '<>', position).execute();
    return { id };
  });
}

/** Deletes an empty category. Errors: NOT_FOUND, CATEGORY_NOT_EMPTY. */
export function deleteCategory(shop: Shop, id: number): Promise<{ id: number } | Failure> {
  return inCatalogue<{ id: number }>(shop, async (trx) => {
    const all = await allCategories(trx);
    if (!all.some((each) => each.id === id)) return fail('NOT_FOUND');
    const product = await trx
      .selectFrom('product.products')
      .select('id')
      .where('category_id', '=', id)
      .where('deleted_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (product !== undefined || all.some(({ parent_id }) => parent_id === id)) return fail('CATEGORY_NOT_EMPTY');
    await trx.updateTable('product.categories').set({ deleted_at: shop.clock() }).where('id', '=', id).execute();
    return { id };
  });
}

function allCategories(trx: Trx): Promise<{ id: number; parent_id: number | null }[]> {
  return trx
    .selectFrom('product.categories')
    .select(['id', 'parent_id'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

const pathTaken = refusedBy({ categories_path_name_key: fail('PATH_TAKEN', { field: 'path_name' }) });
