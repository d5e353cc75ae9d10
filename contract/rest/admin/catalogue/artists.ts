import { z } from 'zod';
import { id } from '#contract/rest/values.ts';
import { artistPath } from './categories.ts';
import { pictureOrNone, position, shown, words } from './values.ts';

/** What of an artist a form holds; `brand_ids` are those they work with, in their order. */
export const artistBody = z.strictObject({
  name: words(60),
  path_name: artistPath.describe('The address: /artist/{path_name}'),
  description: words(2_000).nullable(),
  state: shown,
  image_src: pictureOrNone,
  profile_src: pictureOrNone,
  position,
  brand_ids: z.array(id).max(50),
});

export type ArtistBody = z.infer<typeof artistBody>;
