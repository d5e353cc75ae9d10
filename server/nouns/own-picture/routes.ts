import type { FastifyRequest } from 'fastify';
import { ownPicture, ownPictures, ownPicturesQuery, sendOwnPictureQuery } from '#contract/rest/design/own-pictures.ts';
import { OWN_PICTURE_MAX_BYTES } from '#rules/design/picture/own-picture.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import type { CartOwner } from '#server/nouns/cart/find-cart.ts';
import { guestCookie } from '#server/nouns/cart/guest-cookie.ts';
import { type FileIntake, fileOf } from '#server/rest/file-intake.ts';
import { route, routes } from '#server/rest/route.ts';
import { readOwnPictures } from './read-own-pictures.ts';
import { sendOwnPicture } from './send-own-picture.ts';

const mostAtOnce = 6;
/** Decoded one at a time, so that page requests are still served. */
const queue = workQueue({ lanes: 1, waiting: mostAtOnce });
const file: FileIntake = {
  bytes: OWN_PICTURE_MAX_BYTES,
  tooLarge: 'OWN_PICTURE_TOO_LARGE',
  uploads: { limit: { name: 'own-pictures', by: 'address', window: 24 * 60 * 60, most: 300 }, mostAtOnce },
};
const ofGuests = { name: 'guest-pictures', by: 'address', window: 24 * 60 * 60, most: 30 } as const;

/** Shoppers' own pictures for their designs, visible only to their owner and the shop. */
export const ownPictureRoutes = routes('designs', (shop) => {
  const cookie = guestCookie(shop.config);
  const ownerOf = ({ viewer: { userId } }: FastifyRequest, guestHash: () => string | null): CartOwner =>
    userId === null ? { guestHash: guestHash() ?? '' } : { userId };
  return [
    route(
      'POST /own-pictures',
      'Send a picture to print; the body is the picture itself',
      {
        permission: 'own-picture.send',
        takes: file,
        query: sendOwnPictureQuery,
        description: 'JPEG, PNG, WebP, AVIF or GIF up to 20 MB. Kept upright and without metadata, with its transparent parts.',
        made: ownPicture,
      },
      async ({ request, reply, count }) => {
        if (request.viewer.userId === null) await count(ofGuests);
        // A guest's cookie begins with their first picture or line.
        const owner = ownerOf(request, () => cookie.keep(request, reply));
        return sendOwnPicture(shop, queue, { owner, content: fileOf(request) });
      },
    ),
    route(
      'GET /own-pictures',
      'Pictures of mine by their ids',
      { permission: 'own-picture.read', query: ownPicturesQuery, reply: ownPictures },
      async ({ request, query }) => ({
        pictures: await readOwnPictures(
          shop,
          ownerOf(request, () => cookie.read(request)),
          query.ids,
        ),
      }),
    ),
  ];
});
