import { z } from 'zod';
import { ownPictureStates, pictureRefusals } from '#rules/design/picture/own-picture.ts';
import { id, time } from '../values.ts';
import { resembling } from './catalogue/graphics.ts';

/** GET /api/admin/own-pictures: own pictures that orders print, longest waiting first. */
export const orderedPicturesQuery = z.object({ state: z.enum(ownPictureStates).default('WAITING') });
const src = z.string().describe('A URL valid for an hour at least');
export const orderedPicture = z.object({
  id,
  src,
  width: z.int(),
  height: z.int(),
  state: z.enum(ownPictureStates),
  refused_for: z.enum(pictureRefusals).nullable(),
  created_at: time,
  decided_at: time.nullable(),
  member: z.object({ id: z.string(), name: z.string() }).nullable(),
  orders: z.array(z.object({ id, order_number: z.string() })),
  graphics: z.array(resembling).describe('Works of artists that it looks like'),
  refused: z.array(z.object({ id, src, refused_for: z.enum(pictureRefusals) })).describe('Refused pictures that it looks like'),
});
export const orderedPictures = z.object({ pictures: z.array(orderedPicture) });
export type OrderedPicture = z.infer<typeof orderedPicture>;
export type OrderedPictures = z.infer<typeof orderedPictures>;

/** POST /api/admin/own-pictures/{id}/judgement: refuses the picture with a reason, or accepts it (null). */
export const pictureJudgement = z.object({ refused_for: z.enum(pictureRefusals).nullable() });
