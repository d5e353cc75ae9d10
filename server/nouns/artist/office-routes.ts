import { z } from 'zod';
import { artistBody } from '#contract/rest/admin/catalogue/artists.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id } from '#contract/rest/values.ts';
import { route, routes } from '#server/rest/route.ts';
import { addArtist, editArtist } from './save-artist.ts';

const permission = 'artist.manage';

/** Artists and the brands they work with; lists and forms read them through the data service. */
export const artistOfficeRoutes = routes('back office: catalogue', [
  route(
    'POST /admin/artists',
    'Make an artist',
    { permission, isIdempotent: true, storesResult: true, body: artistBody, made: z.object({ id }) },
    ({ shop, body }) => addArtist(shop, body),
  ),
  route(
    'PUT /admin/artists/:id',
    'Write an artist anew, together with what others changed meanwhile',
    { permission, body: editOf(artistBody), reply: savedEdit(artistBody) },
    ({ shop, params, body }) => editArtist(shop, params.id, body),
  ),
]);
