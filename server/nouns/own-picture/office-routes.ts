import { z } from 'zod';
import { orderedPictures, orderedPicturesQuery, pictureJudgement } from '#contract/rest/admin/own-pictures.ts';
import { route, routes } from '#server/rest/route.ts';
import { judgeOwnPicture } from './judge-own-picture.ts';
import { listOrderedPictures } from './list-ordered-pictures.ts';

const permission = 'own-picture.judge';

/** Review of own pictures that orders print, before production. */
export const ownPictureOfficeRoutes = routes('admin: production', [
  route(
    'GET /admin/own-pictures',
    'Pictures of shoppers that orders print',
    { permission, query: orderedPicturesQuery, reply: orderedPictures },
    async ({ shop, query }) => ({ pictures: await listOrderedPictures(shop, query.state) }),
  ),
  route(
    'POST /admin/own-pictures/:id/judgement',
    'Accept a picture, or refuse it for a reason',
    { permission, body: pictureJudgement, reply: z.object({}) },
    ({ shop, params, body }) => judgeOwnPicture(shop, params.id, body.refused_for),
  ),
]);
