import { z } from 'zod';
import { id, localized } from '../values.ts';

/** GET /api/admin/desk: the artists and brands that the one who asks speaks for. */
export const desk = z.object({
  artists: z.array(z.object({ id, name: localized, path_name: z.string(), follower_count: z.int() })),
  brands: z.array(z.object({ id, name: localized, follower_count: z.int() })),
});

/** GET /api/admin/artists/{id}/followers: how many, never who. */
export const followers = z.object({
  follower_count: z.int(),
  weeks: z.array(z.object({ starts_on: z.iso.date(), follow_count: z.int() })).describe('Twelve weeks, the last one running'),
});

/** PATCH /api/admin/options/{id}/stock: `was` is what the screen showed. */
export const changeStock = z.strictObject({ stock_count: z.int().min(0).max(1_000_000), was: z.int().min(0) });
export const changedStock = z.object({ stock_count: z.int() });

/** PATCH /api/admin/preparations/{id}, the id being the order line’s. */
export const finishPreparation = z.strictObject({ is_prepared: z.boolean() });

export type Desk = z.infer<typeof desk>;
export type Followers = z.infer<typeof followers>;
