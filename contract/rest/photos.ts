import { z } from 'zod';
import { id } from './values.ts';

/** A stored photo: `src` is its URL (contract/images.ts), the sides are in px. */
export const photo = z.object({ id, src: z.string(), width: z.int().positive(), height: z.int().positive() });

/** GET /api/photos: the member's uploaded photos that are not attached to anything yet, oldest first. */
export const waitingPhotos = z.object({ photos: z.array(photo) });

/** Ids of photos to attach, in display order. */
export const photoIds = z.array(id);

/** POST /api/photos/addresses: stored paths; the response has a URL for each, in this order, valid for an hour. */
export const photoAddressesBody = z.strictObject({ srcs: z.array(z.string().max(200)).min(1).max(100) });
export const photoAddresses = z.object({ srcs: z.array(z.string()) });

export type Photo = z.infer<typeof photo>;
export type WaitingPhotos = z.infer<typeof waitingPhotos>;
