import { z } from 'zod';
import { pictureOrNone, position, shown, words } from './values.ts';

/** What of a brand a form holds, for POST /api/admin/brands and PUT /api/admin/brands/{id}: all of it. */
export const brandBody = z.strictObject({
  name: words(60),
  description: words(2_000).nullable(),
  state: shown,
  logo_src: pictureOrNone,
  image_src: pictureOrNone,
  position,
});

export type BrandBody = z.infer<typeof brandBody>;
