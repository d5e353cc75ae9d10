import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, isFailure } from '#contract/errors/errors.ts';
import {
  cropBody,
  type Picture,
  picture,
  pictureBody,
  pictureDetail,
  picturePage,
  picturesQuery,
  uploadQuery,
} from '#contract/rest/admin/pictures.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';
import { type WorkQueue, workQueue } from '#server/limits/work-queue.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { fileOf, takesFiles } from '#server/rest/file-intake.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { addPicture } from './add-picture.ts';
import { cropPicture, deletePicture, describePicture, replacePicture } from './change-picture.ts';
import { readPicture, readPictureDetail, readPictures } from './read-pictures.ts';

const tags = ['back office: pictures'];
const config = { permission: 'picture.manage' } as const;
/** Pictures processed at once, each up to 20 MB in memory. */
const mostAtOnce = 6;

/** The picture library: staff uploads under permanent URLs. */
export async function adminPicturesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  // Decoded one at a time, so that page requests are still served.
  const queue = workQueue({ lanes: 1, waiting: mostAtOnce });
  // These routes take JSON bodies, the others take raw bytes.
  addWordRoutes(app, shop, queue);
  await app.register(async (files) => addFileRoutes(files, shop, queue));
}

function addFileRoutes(app: FastifyInstance, shop: Shop, queue: WorkQueue): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // Pictures per member of staff and day: a season's photographs at once.
  const uploads = limit(shop, 'picture-uploads', { by: 'member', window: 24 * 60 * 60, most: 2_000 });
  const takes = { bodyLimit: PICTURE_MAX_BYTES, config, ...takesFiles(app, { uploads, mostAtOnce, tooLarge: 'PICTURE_TOO_LARGE' }) };
  const description = 'JPEG, PNG, WebP, AVIF or GIF up to 20 MB. Kept upright, within 6000 px, and without metadata.';

  typed.post(
    '/admin/pictures',
    {
      ...takes,
      schema: {
        ...{ tags, description, summary: 'Put a picture into the library; the body is the picture itself', querystring: uploadQuery },
        response: { 201: picture, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const added = await addPicture(shop, queue, { ...request.query, content: fileOf(request), userId: memberOf(request) });
      return reply.code(201).send(await shown(shop, added));
    },
  );

  typed.put(
    '/admin/pictures/:id/file',
    {
      ...takes,
      schema: {
        ...{ tags, description, summary: 'Put another file behind the address of a picture', params: idParams },
        response: { 200: picture, '4xx': problem, 503: problem },
      },
    },
    async (request) => shown(shop, await replacePicture(shop, queue, { id: request.params.id, content: fileOf(request) })),
  );
}

function addWordRoutes(app: FastifyInstance, shop: Shop, queue: WorkQueue): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/pictures',
    { config, schema: { tags, summary: 'The library', querystring: picturesQuery, response: { 200: picturePage, '4xx': problem } } },
    (request) => readPictures(service, request.query),
  );

  typed.get(
    '/admin/pictures/:id',
    {
      config,
      schema: { tags, summary: 'A picture and what shows it', params: idParams, response: { 200: pictureDetail, '4xx': problem } },
    },
    async (request) => orProblem((await readPictureDetail(service, request.params.id)) ?? fail('PICTURE_NOT_FOUND')),
  );

  typed.patch(
    '/admin/pictures/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Say what a picture shows',
        params: idParams,
        body: pictureBody,
        response: { 200: picture, '4xx': problem },
      },
    },
    async (request) => shown(shop, await describePicture(shop, request.params.id, request.body)),
  );

  typed.post(
    '/admin/pictures/:id/crops',
    {
      config,
      schema: {
        tags,
        summary: 'Cut a picture',
        params: idParams,
        body: cropBody,
        response: { 201: picture, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const about = { id: request.params.id, crop: request.body, userId: memberOf(request) };
      return reply.code(201).send(await shown(shop, await cropPicture(shop, queue, about)));
    },
  );

  typed.delete(
    '/admin/pictures/:id',
    { config, schema: { tags, summary: 'Take a picture out', params: idParams, response: { 200: z.object({}), '4xx': problem } } },
    async (request) => orProblem(await deletePicture(shop, request.params.id)),
  );
}

async function shown(shop: Shop, saved: Parameters<typeof orProblem<{ id: number }>>[0]): Promise<Picture> {
  if (isFailure(saved)) return orProblem<Picture>(saved);
  return orProblem((await readPicture(shop.database.service, saved.id)) ?? fail('PICTURE_NOT_FOUND'));
}
