import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import {
  graphicBody,
  graphicDetail,
  graphicFile,
  graphicFileQuery,
  graphicReviewBody,
  graphicSaleBody,
  graphicSubmissionBody,
  priceAnswerBody,
  removedGraphic,
  wishedPriceBody,
} from '#contract/rest/admin/catalogue/graphics.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id } from '#contract/rest/values.ts';
import { GRAPHIC_MAX_BYTES } from '#rules/catalogue/graphic-file.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { type FileIntake, fileOf } from '#server/rest/file-intake.ts';
import { route, routes } from '#server/rest/route.ts';
import { editGraphic, findGraphic } from './edit-graphic.ts';
import { readGraphicDetail } from './read-graphic-detail.ts';
import { removeGraphic } from './remove-graphic.ts';
import { answerWish, setSale, wishPrice } from './sell-graphic.ts';
import { addGraphic, reviewGraphic, storeGraphicFile } from './send-graphic.ts';

const made = z.object({ id });

const mostAtOnce = 4;
const queue = workQueue({ lanes: 1, waiting: mostAtOnce });
const file: FileIntake = {
  bytes: GRAPHIC_MAX_BYTES,
  tooLarge: 'GRAPHIC_FILE_TOO_LARGE',
  uploads: { limit: { name: 'graphic-uploads', by: 'member', window: 24 * 60 * 60, most: 200 }, mostAtOnce },
};

/** Graphics: submitted by artists, reviewed by the shop and maintained by staff. */
export const graphicOfficeRoutes = routes('back office: catalogue', [
  route(
    'POST /admin/graphics',
    'A work for the shop to look at; what staff add is on sale at once',
    { permission: 'graphic.submit', isIdempotent: true, storesResult: true, body: graphicSubmissionBody, made },
    ({ shop, userId, reach, body }) => addGraphic(shop, queue, { userId, reach }, body),
  ),
  route(
    'GET /admin/graphics/:id',
    'A work as its form has it',
    { permission: 'graphic.manage', reply: graphicDetail },
    async ({ db, params }) => {
      const graphic = orProblem((await findGraphic(db, params.id)) ?? fail('NOT_FOUND'));
      return { graphic, ...(await readGraphicDetail(db, params.id)) };
    },
  ),
  route(
    'PUT /admin/graphics/:id',
    'Write a work anew, together with what others changed meanwhile',
    { permission: 'graphic.manage', body: editOf(graphicBody), reply: savedEdit(graphicBody) },
    ({ shop, params, body }) => editGraphic(shop, params.id, body),
  ),
  route(
    'DELETE /admin/graphics/:id',
    'Take a work out of the shop: for good, or retired while something refers to it',
    { permission: 'graphic.manage', reply: removedGraphic },
    ({ shop, params }) => removeGraphic(shop, params.id),
  ),
  route(
    'POST /admin/graphics/:id/reviews',
    'Take a work that waits into the shop, or say why not',
    { permission: 'graphic.manage', body: graphicReviewBody, reply: made },
    ({ shop, params, body }) => reviewGraphic(shop, params.id, body),
  ),
  route(
    'PUT /admin/graphics/:id/sale',
    'Stop the sale of a work, or take it up again after its artist stopped it',
    { permission: 'graphic.describe', body: graphicSaleBody, reply: z.object({}) },
    ({ shop, userId, reach, params, body }) => setSale(shop, { userId, reach }, params.id, body.is_on_sale),
  ),
  route(
    'PUT /admin/graphics/:id/wished-price',
    'Ask for another price of a work',
    { permission: 'graphic.describe', body: wishedPriceBody, reply: z.object({}) },
    ({ shop, userId, reach, params, body }) => wishPrice(shop, { userId, reach }, params.id, body.price),
  ),
  route(
    'POST /admin/graphics/:id/price-answers',
    'Follow the price that an artist asks for, or say why not',
    { permission: 'graphic.manage', body: priceAnswerBody, reply: z.object({}) },
    ({ shop, params, body }) => answerWish(shop, params.id, body),
  ),
  route(
    'POST /admin/graphics/files',
    'Look at the file of a work, and keep it when nothing is wrong with it',
    {
      permission: 'graphic.submit',
      takes: file,
      description: 'PNG, WebP or JPEG up to 30 MB, 1,500 to 8,000 px. Compared with every work of the catalogue.',
      query: graphicFileQuery,
      reply: graphicFile,
    },
    ({ shop, userId, reach, query, request }) =>
      storeGraphicFile(shop, queue, { file: fileOf(request), isWhole: query.is_whole_picture === 'true', userId, reach }),
  ),
]);
