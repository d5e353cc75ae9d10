import { z } from 'zod';
import { photo, photoAddresses, photoAddressesBody, waitingPhotos } from '#contract/rest/photos.ts';
import { PHOTO_MAX_BYTES } from '#rules/community/photo.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import { type FileIntake, fileOf } from '#server/rest/file-intake.ts';
import { route, routes } from '#server/rest/route.ts';
import { deletePhoto } from './delete-photo.ts';
import { findClosedPhotos } from './find-closed-photos.ts';
import { readWaitingPhotos } from './read-waiting-photos.ts';
import { uploadPhoto } from './upload-photo.ts';

const mostAtOnce = 12;
/** Decoded one at a time, so that page requests are still served. */
const queue = workQueue({ lanes: 1, waiting: mostAtOnce });
const file: FileIntake = {
  bytes: PHOTO_MAX_BYTES,
  tooLarge: 'PHOTO_TOO_LARGE',
  // A dozen reviews with five each, and as many replacements.
  uploads: { limit: { name: 'photo-uploads', by: 'member', window: 24 * 60 * 60, most: 120 }, mostAtOnce },
};

/** Photo uploads by members; a photo stays private to its uploader until a review or question uses it. */
export const photoRoutes = routes('photos', [
  route(
    'POST /photos/addresses',
    'Addresses of closed photos, for the shop',
    { permission: 'photo.see', body: photoAddressesBody, reply: photoAddresses },
    ({ shop, body }) => ({ srcs: body.srcs.map(findClosedPhotos(shop)) }),
  ),
  route(
    'POST /photos',
    'Send a photo; the body is the picture itself',
    {
      permission: 'photo.send',
      takes: file,
      description:
        'JPEG, PNG, WebP, AVIF or GIF up to 10 MB. Kept upright and without metadata; deleted after a week when nothing holds it.',
      made: photo,
    },
    ({ shop, userId, request }) => uploadPhoto(shop, queue, { userId, content: fileOf(request) }),
  ),
  route(
    'GET /photos',
    'Photos of mine that nothing holds yet',
    { permission: 'photo.send', reply: waitingPhotos },
    async ({ shop, userId }) => ({ photos: await readWaitingPhotos(shop, userId) }),
  ),
  route(
    'DELETE /photos/:id',
    'Delete a photo that nothing holds',
    { permission: 'photo.send', reply: z.object({}) },
    ({ shop, userId, params }) => deletePhoto(shop, userId, params.id),
  ),
]);
