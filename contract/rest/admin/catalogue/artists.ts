import { z } from 'zod';
import { id } from '#contract/rest/values.ts';
import { artistPath } from './categories.ts';
import { nameWords, pictureOrNone, position, shown, writtenWords } from './values.ts';

/** The form of an artist; `brand_ids` are their brands, in order. */
export const artistBody = z.strictObject({
  name: nameWords(60),
  path_name: artistPath.describe('The address: /artist/{path_name}'),
  description: writtenWords(2_000).nullable(),
  state: shown,
  image_src: pictureOrNone,
  profile_src: pictureOrNone,
  position,
  brand_ids: z.array(id).max(50),
});

export type ArtistBody = z.infer<typeof artistBody>;
