import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import {
  designBody,
  designCopyBody,
  designDetail,
  designResults,
  designsChangeBody,
  savedDesigns,
} from '#contract/rest/admin/catalogue/designs.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { aroundShopDesign, readSavedDesigns, readShopDesign } from './read-shop-designs.ts';
import { changeDesigns, copyDesign, copyShopDesign, editDesign, flawsOfDesign, removeDesign } from './save-design.ts';

const permission = 'product.manage';

/** The shop's designs: best designs and templates; lists read them through the data service. */
export const designOfficeRoutes = routes('back office: catalogue', [
  route('GET /admin/designs/saved', 'Designs that whoever asks has saved', { permission, reply: savedDesigns }, ({ db, userId }) =>
    readSavedDesigns(db, userId),
  ),
  route(
    'POST /admin/designs',
    'Make a design of the shop from a saved one',
    { permission, isIdempotent: true, storesResult: true, body: designCopyBody, made: z.object({ id }) },
    ({ shop, userId, body }) => copyDesign(shop, userId, body),
  ),
  route(
    'GET /admin/designs/:id',
    'A design as its form has it, drawn and checked',
    { permission, reply: designDetail },
    async ({ shop, db, params }) => {
      const design = orProblem((await readShopDesign(db, params.id)) ?? fail('NOT_FOUND'));
      const flaws = await flawsOfDesign(shop, db, params.id);
      return { design, flaws, ...(await aroundShopDesign(db, params.id)) };
    },
  ),
  route(
    'PUT /admin/designs/:id',
    'Write what the shop says of a design, together with what others changed meanwhile',
    { permission, body: editOf(designBody), reply: savedEdit(designBody) },
    ({ shop, params, body }) => editDesign(shop, params.id, body),
  ),
  route(
    'PATCH /admin/designs',
    'One change to many designs',
    { permission, body: designsChangeBody, reply: designResults },
    async ({ shop, body }) => ({ results: await changeDesigns(shop, body) }),
  ),
  route(
    'POST /admin/designs/:id/copies',
    'Make another design of the shop like this one',
    { permission, isIdempotent: true, storesResult: true, made: z.object({ id }) },
    ({ shop, params }) => copyShopDesign(shop, params.id),
  ),
  route('DELETE /admin/designs/:id', 'Take a design of the shop away', { permission, reply: z.object({}) }, ({ shop, params }) =>
    removeDesign(shop, params.id),
  ),
]);
