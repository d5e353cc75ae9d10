import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askPhotoAddresses, photo, photoAddresses, waitingPhotos } from '#contract/rest/photos.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { PHOTO_MAX_BYTES } from '#rules/community/photo.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { fileOf, takesFiles } from '#server/rest/file-intake.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { deletePhoto } from './delete-photo.ts';
import { findClosedPhotos } from './find-closed-photos.ts';
import { readWaitingPhotos } from './read-waiting-photos.ts';
import { uploadPhoto } from './upload-photo.ts';

const tags = ['photos'];

/** Pictures processed at once, each up to 10 MB in memory. */
const mostAtOnce = 12;

/** Photo uploads by members; a photo stays private to its uploader until a review or question uses it. */
export async function photosRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // Photos per member and day: a dozen reviews with five each, and as many replacements.
  const uploads = limit(shop, 'photo-uploads', { by: 'member', window: 24 * 60 * 60, most: 120 });
  // This route takes a JSON body, those for photos take raw bytes.
  await app.register(addressRoute, { shop });
  // Decoded one at a time, so that page requests are still served.
  const queue = workQueue({ lanes: 1, waiting: mostAtOnce });
  const intake = takesFiles(app, { uploads, mostAtOnce, tooLarge: 'PHOTO_TOO_LARGE' });

  typed.post(
    '/photos',
    {
      bodyLimit: PHOTO_MAX_BYTES,
      config: { permission: 'photo.send' },
      schema: {
        tags,
        summary: 'Send a photo; the body is the picture itself',
        description:
          'JPEG, PNG, WebP, AVIF or GIF up to 10 MB. Kept upright and without metadata; deleted after a week when nothing holds it.',
        response: { 201: photo, '4xx': problem, 503: problem },
      },
      onRequest: intake.onRequest,
      errorHandler: intake.errorHandler,
    },
    async (request, reply) => {
      const photo = await uploadPhoto(shop, queue, { userId: memberOf(request), content: fileOf(request) });
      return reply.code(201).send(orProblem(photo));
    },
  );

  typed.get(
    '/photos',
    {
      config: { permission: 'photo.send' },
      schema: { tags, summary: 'Photos of mine that nothing holds yet', response: { 200: waitingPhotos, '4xx': problem } },
    },
    async (request) => ({ photos: await readWaitingPhotos(shop, memberOf(request)) }),
  );

  typed.delete(
    '/photos/:id',
    {
      config: { permission: 'photo.send' },
      schema: { tags, summary: 'Delete a photo that nothing holds', params: idParams, response: { 200: z.object({}), '4xx': problem } },
    },
    async (request) => orProblem(await deletePhoto(shop, memberOf(request), request.params.id)),
  );
}

/** Lets the shop open private photos: of hidden reviews, 1:1 questions, brand requests and claims. */
async function addressRoute(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/photos/addresses',
    {
      config: { permission: 'photo.see' },
      schema: {
        tags,
        summary: 'Addresses of closed photos, for the shop',
        body: askPhotoAddresses,
        response: { 200: photoAddresses, '4xx': problem },
      },
    },
    async (request) => ({ srcs: request.body.srcs.map(findClosedPhotos(shop)) }),
  );
}
