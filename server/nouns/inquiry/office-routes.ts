import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { inquiryFile, queue, queueQuery, sendAnswer, sentAnswer } from '#contract/rest/admin/inquiries.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { readQueue } from './list-inquiry-queue.ts';
import { readInquiryFile } from './read-inquiry-file.ts';
import { answerInquiry } from './write-message.ts';

const tags = ['back office: questions'];

/** Board and 1:1 questions as one queue. Canned answers are managed through the data service. */
export async function adminInquiriesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/inquiries',
    {
      config: { permission: 'inquiry.moderate' },
      schema: {
        tags,
        summary: 'Who waits for an answer, the longest first',
        querystring: queueQuery,
        response: { 200: queue, '4xx': problem },
      },
    },
    (request) => readQueue(service, request.query, shop.clock()),
  );

  typed.get(
    '/admin/inquiries/:id',
    {
      config: { permission: 'inquiry.moderate' },
      schema: {
        tags,
        summary: 'A question with who asks and their orders',
        params: idParams,
        response: { 200: inquiryFile, '4xx': problem },
      },
    },
    async (request) => orProblem(await readInquiryFile(service, request.params.id, shop.clock(), findClosedPhotos(shop))),
  );

  typed.post(
    '/admin/inquiries/:id/answers',
    {
      // A retry after a lost response must not answer twice.
      config: { permission: 'inquiry.moderate', isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Answer as the shop; words in braces are filled in, whoever asked is told',
        headers: idempotencyHeaders,
        params: idParams,
        body: sendAnswer,
        response: { 201: sentAnswer, '4xx': problem },
      },
    },
    async (request, reply) => {
      const staff = { userId: memberOf(request), isShop: true };
      return reply.code(201).send(orProblem(await answerInquiry(shop, staff, request.params.id, request.body.content)));
    },
  );
}
