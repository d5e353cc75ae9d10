import { z } from 'zod';
import { nameWords, pictureOrNone, position, shown, writtenWords } from './values.ts';

/** The complete form of a brand, for POST /api/admin/brands and PUT /api/admin/brands/{id}. */
export const brandBody = z.strictObject({
  name: nameWords(60),
  description: writtenWords(2_000).nullable(),
  state: shown,
  logo_src: pictureOrNone,
  image_src: pictureOrNone,
  position,
});

export type BrandBody = z.infer<typeof brandBody>;
