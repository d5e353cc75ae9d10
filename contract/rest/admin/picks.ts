import { z } from 'zod';
import { id, idList } from '../values.ts';

/** Things that staff pick by name and picture wherever a form needs a row id. */
export const pickNouns = [
  'products',
  'designs',
  'graphics',
  'artists',
  'brands',
  'categories',
  'plans',
  'banners',
  'influencers',
  'coupons',
  'reviews',
] as const;
export type PickNoun = (typeof pickNouns)[number];

/** Maximum ids per request. */
export const PICKS_AT_ONCE = 500;

/** GET /api/admin/picks: with `ids` those rows in that order, otherwise matches for `q`, or the newest when it is empty. */
export const picksQuery = z.object({
  of: z.enum(pickNouns),
  q: z.string().trim().max(60).default('').describe('Part of a name in either language, of the artist or brand, or the whole number'),
  ids: idList(PICKS_AT_ONCE).optional(),
});

const pick = z.object({
  id,
  name: z.string(),
  note: z.string().describe('What tells it from others: its artist, brand, or the category above'),
  image_src: z.string().nullable(),
  background_color: z.string().nullable().describe('The ground of a graphic'),
  url: z.string().nullable().describe('Its page in the shop, as a link there says it; null: it has none'),
  is_shown: z.boolean().describe('False: shoppers do not see it now'),
});

/** At most 20 when searching. A deleted row is only found by id, as not shown. */
export const picks = z.object({ picks: z.array(pick) });

export type PicksQuery = z.infer<typeof picksQuery>;
export type Pick = z.infer<typeof pick>;
export type Picks = z.infer<typeof picks>;
