import { z } from 'zod';
import { ownPictureStates, PICTURES_READ_MAX } from '#rules/design/picture/own-picture.ts';
import { id, idList } from '../values.ts';

/** POST /api/own-pictures; the body is the picture itself. */
export const sendOwnPictureQuery = z.object({
  is_own: z.literal('true').describe('Whether the shopper took it or may use it; asked anew for each picture'),
});

/** An uploaded own picture; its sides in px. */
export const ownPicture = z.object({
  id,
  src: z.string().describe('A URL for its owner, valid for an hour at least'),
  width: z.int().positive(),
  height: z.int().positive(),
  state: z.enum(ownPictureStates),
});
export type OwnPicture = z.infer<typeof ownPicture>;

/** GET /api/own-pictures: those of the ids that belong to the caller. */
export const ownPicturesQuery = z.object({ ids: idList(PICTURES_READ_MAX) });
export const ownPictures = z.object({ pictures: z.array(ownPicture) });
export type OwnPictures = z.infer<typeof ownPictures>;
