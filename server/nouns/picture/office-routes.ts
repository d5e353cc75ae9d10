import { z } from 'zod';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
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
import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import { type FileIntake, fileOf } from '#server/rest/file-intake.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { addPicture } from './add-picture.ts';
import { cropPicture, deletePicture, describePicture, replacePicture } from './change-picture.ts';
import { readPicture, readPictureDetail, readPictures } from './read-pictures.ts';

const permission = 'picture.manage';

const mostAtOnce = 6;
/** Decoded one at a time, so that page requests are still served. */
const queue = workQueue({ lanes: 1, waiting: mostAtOnce });
const file: FileIntake = {
  bytes: PICTURE_MAX_BYTES,
  tooLarge: 'PICTURE_TOO_LARGE',
  // A season's photographs at once.
  uploads: { limit: { name: 'picture-uploads', by: 'member', window: 24 * 60 * 60, most: 2_000 }, mostAtOnce },
};
const description = 'JPEG, PNG, WebP, AVIF or GIF up to 20 MB. Kept upright, within 6000 px, and without metadata.';

/** The library folder of pictures that artists upload for their pages. */
const artistFolder = '아티스트';

/** The picture library: staff uploads under permanent URLs. */
export const pictureOfficeRoutes = routes('back office: pictures', [
  route('GET /admin/pictures', 'The library', { permission, query: picturesQuery, reply: picturePage }, ({ db, query }) =>
    readPictures(db, query),
  ),
  route(
    'GET /admin/pictures/:id',
    'A picture and what shows it',
    { permission, reply: pictureDetail },
    async ({ db, params }) => (await readPictureDetail(db, params.id)) ?? fail('PICTURE_NOT_FOUND'),
  ),
  route(
    'PATCH /admin/pictures/:id',
    'Say what a picture shows',
    { permission, body: pictureBody, reply: picture },
    async ({ shop, params, body }) => shown(shop, await describePicture(shop, params.id, body)),
  ),
  route(
    'POST /admin/pictures/:id/crops',
    'Cut a picture',
    { permission, body: cropBody, made: picture },
    async ({ shop, userId, params, body: crop }) => shown(shop, await cropPicture(shop, queue, { id: params.id, crop, userId })),
  ),
  route('DELETE /admin/pictures/:id', 'Take a picture out', { permission, reply: z.object({}) }, ({ shop, params }) =>
    deletePicture(shop, params.id),
  ),
  route(
    'POST /admin/pictures',
    'Put a picture into the library; the body is the picture itself',
    { permission, takes: file, description, query: uploadQuery, made: picture },
    async ({ shop, userId, query, request }) => shown(shop, await addPicture(shop, queue, { ...query, content: fileOf(request), userId })),
  ),
  route(
    'POST /admin/artists/:id/pictures',
    'A picture for the page of an artist; the body is the picture itself',
    { permission: 'artist.introduce', takes: file, description, made: picture },
    async ({ shop, db, userId, reach, params: { id }, request }) => {
      const artist = await db.selectFrom('product.artists').select(['name', 'user_id']).where('id', '=', id).executeTakeFirst();
      if (artist === undefined || (reach !== 'any' && artist.user_id !== userId)) return fail('ARTIST_NOT_FOUND');
      const about = { name: artist.name.ko, folder: artistFolder, content: fileOf(request), userId };
      return shown(shop, await addPicture(shop, queue, about));
    },
  ),
  route(
    'PUT /admin/pictures/:id/file',
    'Put another file behind the address of a picture',
    { permission, takes: file, description, reply: picture },
    async ({ shop, params, request }) => shown(shop, await replacePicture(shop, queue, { id: params.id, content: fileOf(request) })),
  ),
]);

async function shown(shop: Shop, saved: { id: number } | Failure): Promise<Picture | Failure> {
  if (isFailure(saved)) return saved;
  return (await readPicture(shop.database.service, saved.id)) ?? fail('PICTURE_NOT_FOUND');
}
