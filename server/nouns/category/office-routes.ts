import { z } from 'zod';
import { categoryBody, categoryMoveBody, newCategoryBody } from '#contract/rest/admin/catalogue/categories.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id } from '#contract/rest/values.ts';
import { route, routes } from '#server/rest/route.ts';
import { addCategory, deleteCategory, editCategory, moveCategory } from './save-category.ts';

const permission = 'category.manage';

const moved = z.object({ id });

/** The category tree; it is read through the data service. */
export const categoryOfficeRoutes = routes('back office: catalogue', [
  route(
    'POST /admin/categories',
    'Make a category',
    { permission, isIdempotent: true, storesResult: true, body: newCategoryBody, made: moved },
    ({ shop, body }) => addCategory(shop, body),
  ),
  route(
    'PUT /admin/categories/:id',
    'Write a category anew, together with what others changed meanwhile',
    { permission, body: editOf(categoryBody), reply: savedEdit(categoryBody) },
    ({ shop, params, body }) => editCategory(shop, params.id, body),
  ),
  route(
    'POST /admin/categories/:id/moves',
    'Move a category within the tree',
    { permission, body: categoryMoveBody, reply: moved },
    ({ shop, params, body }) => moveCategory(shop, params.id, body),
  ),
  route('DELETE /admin/categories/:id', 'Take an empty category out of the tree', { permission, reply: moved }, ({ shop, params }) =>
    deleteCategory(shop, params.id),
  ),
]);
