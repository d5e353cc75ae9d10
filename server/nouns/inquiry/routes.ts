import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import {
  addMessage,
  awaitedInquiry,
  changeInquiry,
  createInquiry,
  inquiries,
  inquiriesQuery,
  writeAnswer,
} from '#contract/rest/inquiries.ts';
import { id, idParams, problem } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import { reachOf } from '#server/rest/permission-check.ts';
import type { Shop } from '#server/shop.ts';
import { changeInquiry as change, withdrawInquiry } from './change-inquiry.ts';
import { createInquiry as ask } from './create-inquiry.ts';
import { listOwnInquiries, readOwnInquiry } from './list-own-inquiries.ts';
import { addToInquiry, answerInquiry } from './write-message.ts';

const tags = ['inquiries'];

const one = { 200: awaitedInquiry, '4xx': problem };

/** Questions about products and to the shop, with their answers (specification 1, 3, 4). Boards are read through the data service. */
export async function inquiriesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  // Texts of one member per hour: more than anybody needs, too few to flood a board.
  const writing = limit(shop, 'inquiry-texts', { by: 'member', window: 60 * 60, most: 30 });

  const read = async (userId: string, inquiryId: number) => {
    const found = await readOwnInquiry(service, userId, inquiryId, shop.clock(), findClosedPhotos(shop));
    if (found === null) throw new Refusal(fail('INQUIRY_NOT_FOUND'));
    return found;
  };

  typed.get(
    '/inquiries',
    {
      config: { permission: 'inquiry.read' },
      schema: {
        tags,
        summary: 'My own questions, the newest first',
        querystring: inquiriesQuery,
        response: { 200: inquiries, '4xx': problem },
      },
    },
    async (request) => ({ inquiries: await listOwnInquiries(service, memberOf(request), request.query, findClosedPhotos(shop)) }),
  );

  typed.get(
    '/inquiries/:id',
    {
      config: { permission: 'inquiry.read' },
      schema: { tags, summary: 'One of my own questions with its thread', params: idParams, response: one },
    },
    (request) => read(memberOf(request), request.params.id),
  );

  typed.post(
    '/inquiries',
    {
      // A retry after a lost response must not ask twice.
      config: { permission: 'inquiry.ask', isIdempotent: 'if-named' },
      schema: {
        tags,
        summary: 'Ask about a product, or the shop alone',
        body: createInquiry,
        response: { 201: awaitedInquiry, '4xx': problem },
      },
    },
    async (request, reply) => {
      const userId = memberOf(request);
      await writing(request);
      return reply.code(201).send(await read(userId, orProblem(await ask(shop, userId, request.body))));
    },
  );

  typed.patch(
    '/inquiries/:id',
    {
      config: { permission: 'inquiry.change' },
      schema: { tags, summary: 'Change a question that nobody has answered', params: idParams, body: changeInquiry, response: one },
    },
    async (request) => {
      const userId = memberOf(request);
      return read(userId, orProblem(await change(shop, userId, request.params.id, request.body)));
    },
  );

  typed.delete(
    '/inquiries/:id',
    {
      config: { permission: 'inquiry.change' },
      schema: {
        tags,
        summary: 'Take back a question that nobody has answered',
        params: idParams,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => orProblem(await withdrawInquiry(shop, memberOf(request), request.params.id)),
  );

  typed.post(
    '/inquiries/:id/messages',
    {
      config: { permission: 'inquiry.change', isIdempotent: 'if-named' },
      schema: {
        tags,
        summary: 'Add something to my own 1:1 question',
        params: idParams,
        body: addMessage,
        response: { 201: awaitedInquiry, '4xx': problem },
      },
    },
    async (request, reply) => {
      const userId = memberOf(request);
      await writing(request);
      const inquiryId = orProblem(await addToInquiry(shop, userId, request.params.id, request.body));
      return reply.code(201).send(await read(userId, inquiryId));
    },
  );

  typed.post(
    '/inquiries/:id/answers',
    {
      // A retry after a lost response must not answer twice.
      config: { permission: 'inquiry.answer', isIdempotent: 'if-named', storesResult: true },
      schema: {
        tags,
        summary: 'Answer as the shop, or as the brand that sells the product',
        params: idParams,
        body: writeAnswer,
        response: { 201: z.object({ message_id: id }), '4xx': problem },
      },
    },
    async (request, reply) => {
      const staff = { userId: memberOf(request), isShop: reachOf(request) === 'any' };
      return reply.code(201).send(orProblem(await answerInquiry(shop, staff, request.params.id, request.body.content)));
    },
  );
}
