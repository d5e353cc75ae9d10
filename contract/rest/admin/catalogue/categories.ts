import { z } from 'zod';
import { id } from '#contract/rest/values.ts';
import { customizableList } from '#rules/catalogue/category-tree.ts';
import { pictureOrNone, words } from './values.ts';

const path_name = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** A path name that no page of the shop uses. */
function free(own: string) {
  return path_name.refine((path) => path !== own, { error: 'PATH_TAKEN' });
}

/** The editable fields of a category; moving it changes its place in the tree. */
export const categoryBody = z.strictObject({ name: words(40), path_name: free(customizableList), image_src: pictureOrNone });
export const newCategoryBody = categoryBody.extend({ parent_id: id.nullable() });

/** POST /api/admin/categories/{id}/moves: the new parent (or none), and the sibling to insert before; null for last. */
export const categoryMoveBody = z.strictObject({ parent_id: id.nullable(), before_id: id.nullable() });

/** `/artist/id` is the list of all artists. */
export const artistPath = free('id');

export type CategoryBody = z.infer<typeof categoryBody>;
export type NewCategory = z.infer<typeof newCategoryBody>;
export type CategoryMove = z.infer<typeof categoryMoveBody>;
