import { z } from 'zod';
import { id } from './values.ts';

/** A photo as it was kept: `src` is its address (contract/images.ts), the sides are in px. */
export const photo = z.object({ id, src: z.string(), width: z.int().positive(), height: z.int().positive() });

/** GET /api/photos: what the member has sent and nothing holds yet, the oldest first. */
export const waitingPhotos = z.object({ photos: z.array(photo) });

/** Photos named in the body of what shall hold them, in the order they are shown. */
export const photoIds = z.array(id);

/** POST /api/photos/addresses: addresses as tables keep them; the answer has one for each, in this order, good for an hour. */
export const askPhotoAddresses = z.strictObject({ srcs: z.array(z.string().max(200)).min(1).max(100) });
export const photoAddresses = z.object({ srcs: z.array(z.string()) });

export type Photo = z.infer<typeof photo>;
export type WaitingPhotos = z.infer<typeof waitingPhotos>;
