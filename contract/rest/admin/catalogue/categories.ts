import { z } from 'zod';
import { id } from '#contract/rest/values.ts';
import { customizableList } from '#rules/catalogue/category-tree.ts';
import { pictureOrNone, words } from './values.ts';

const path_name = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** An address that the shop has not given to a page of its own. */
function free(own: string) {
  return path_name.refine((path) => path !== own, { error: 'PATH_TAKEN' });
}

/** The fields of a category that its form edits; its place in the tree changes by moving it. */
export const categoryBody = z.strictObject({ name: words(40), path_name: free(customizableList), image_src: pictureOrNone });
export const newCategory = categoryBody.extend({ parent_id: id.nullable() });

/** POST /api/admin/categories/{id}/moves: below another one (or none), and before which of those there; last without one. */
export const categoryMove = z.strictObject({ parent_id: id.nullable(), before_id: id.nullable() });

/** `/artist/id` is the list of all of them. */
export const artistPath = free('id');

export type CategoryBody = z.infer<typeof categoryBody>;
export type NewCategory = z.infer<typeof newCategory>;
export type CategoryMove = z.infer<typeof categoryMove>;
