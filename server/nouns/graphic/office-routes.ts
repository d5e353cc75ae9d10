import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  graphicBody,
  graphicDetail,
  graphicFile,
  graphicFileQuery,
  graphicReview,
  graphicSubmission,
  removedGraphic,
} from '#contract/rest/admin/catalogue/graphics.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { GRAPHIC_MAX_BYTES } from '#rules/catalogue/graphic-file.ts';
import { workQueue } from '#server/limits/work-queue.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { fileOf, takesFiles } from '#server/rest/file-intake.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import type { Shop } from '#server/shop.ts';
import { editGraphic, readGraphic } from './edit-graphic.ts';
import { readGraphicDetail } from './read-graphic-detail.ts';
import { removeGraphic } from './remove-graphic.ts';
import { addGraphic, reviewGraphic, storeGraphicFile } from './send-graphic.ts';

const tags = ['back office: catalogue'];
const manage = { permission: 'graphic.manage' } as const;
const submit = { permission: 'graphic.submit' } as const;
const made = z.object({ id });
const mostAtOnce = 4;

/** Graphics: submitted by artists, reviewed by the shop and maintained by staff. */
export async function adminGraphicsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const queue = workQueue({ lanes: 1, waiting: mostAtOnce });

  typed.post(
    '/admin/graphics',
    {
      config: { ...submit, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'A work for the shop to look at; what staff add is on sale at once',
        headers: idempotencyHeaders,
        body: graphicSubmission,
        response: { 201: made, '4xx': problem, 503: problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(orProblem(await addGraphic(shop, queue, { userId: memberOf(request), reach: reachOf(request) }, request.body))),
  );

  typed.get(
    '/admin/graphics/:id',
    {
      config: manage,
      schema: { tags, summary: 'A work as its form has it', params: idParams, response: { 200: graphicDetail, '4xx': problem } },
    },
    async (request) => {
      const graphic = orProblem(await readGraphic(shop.database.service, request.params.id));
      return { graphic, ...(await readGraphicDetail(shop.database.service, request.params.id)) };
    },
  );

  typed.put(
    '/admin/graphics/:id',
    {
      config: manage,
      schema: {
        tags,
        summary: 'Write a work anew, together with what others changed meanwhile',
        params: idParams,
        body: editOf(graphicBody),
        response: { 200: savedEdit(graphicBody), '4xx': problem },
      },
    },
    async (request) => orProblem(await editGraphic(shop, request.params.id, request.body)),
  );

  typed.delete(
    '/admin/graphics/:id',
    {
      config: manage,
      schema: {
        tags,
        summary: 'Take a work out of the shop: for good, or retired while something refers to it',
        params: idParams,
        response: { 200: removedGraphic, '4xx': problem },
      },
    },
    async (request) => orProblem(await removeGraphic(shop, request.params.id)),
  );

  typed.post(
    '/admin/graphics/:id/reviews',
    {
      config: manage,
      schema: {
        tags,
        summary: 'Take a work that waits into the shop, or say why not',
        params: idParams,
        body: graphicReview,
        response: { 200: made, '4xx': problem },
      },
    },
    async (request) => orProblem(await reviewGraphic(shop, request.params.id, request.body)),
  );

  await app.register(async (files) => {
    // Files per person and day.
    const uploads = limit(shop, 'graphic-uploads', { by: 'member', window: 24 * 60 * 60, most: 200 });
    const intake = takesFiles(files, { uploads, mostAtOnce, tooLarge: 'GRAPHIC_FILE_TOO_LARGE' });
    files.withTypeProvider<ZodTypeProvider>().post(
      '/admin/graphics/files',
      {
        bodyLimit: GRAPHIC_MAX_BYTES,
        config: submit,
        schema: {
          tags,
          summary: 'Look at the file of a work, and keep it when nothing is wrong with it',
          description: 'PNG, WebP or JPEG up to 30 MB, 1,500 to 8,000 px. Compared with every work of the catalogue.',
          querystring: graphicFileQuery,
          response: { 200: graphicFile, '4xx': problem, 503: problem },
        },
        ...intake,
      },
      async (request) => {
        const isWhole = request.query.is_whole_picture === 'true';
        const by = { userId: memberOf(request), reach: reachOf(request) };
        return orProblem(await storeGraphicFile(shop, queue, { file: fileOf(request), isWhole, ...by }));
      },
    );
  });
}
