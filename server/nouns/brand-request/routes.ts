import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerBrandRequest, brandRequests, sendBrandRequest } from '#contract/rest/brand-requests.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { limit } from '#server/rest/limit.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { answerBrandRequest as answer } from './answer-request.ts';
import { readBrandRequests } from './read-requests.ts';
import { sendBrandRequest as send } from './send-request.ts';
import { withdrawBrandRequest } from './withdraw-request.ts';

const tags = ['brand requests'];
const answered = { 200: brandRequests, '4xx': problem };

/** Brands that apply to be sold here (specification 2, "brand-request page"). */
export async function brandRequestsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  // One request is open at a time; a real brand does not send more in a day.
  const sending = limit(shop, 'brand-requests', { by: 'member', window: 24 * 60 * 60, most: 10 });
  const requestsOf = async (userId: string) => ({
    requests: await readBrandRequests(shop.database.service, userId, findClosedPhotos(shop)),
  });

  typed.get(
    '/brand-requests',
    { config: { permission: 'brand-request.read' }, schema: { tags, summary: 'My requests and their answers', response: answered } },
    async (request) => requestsOf(memberOf(request)),
  );

  typed.post(
    '/brand-requests',
    {
      config: { permission: 'brand-request.send' },
      schema: {
        tags,
        summary: 'Ask to be sold here as a brand',
        body: sendBrandRequest,
        response: { 201: brandRequests, '4xx': problem },
      },
    },
    async (request, reply) => {
      const userId = memberOf(request);
      await sending(request);
      orProblem(await send(shop, userId, request.body));
      return reply.code(201).send(await requestsOf(userId));
    },
  );

  typed.delete(
    '/brand-requests/:id',
    {
      config: { permission: 'brand-request.send' },
      schema: { tags, summary: 'Take a request back that has no answer yet', params: idParams, response: answered },
    },
    async (request) => {
      const userId = memberOf(request);
      orProblem(await withdrawBrandRequest(shop, userId, request.params.id));
      return requestsOf(userId);
    },
  );

  typed.post(
    '/brand-requests/:id/answer',
    {
      config: { permission: 'brand-request.answer' },
      schema: {
        tags,
        summary: 'Answer a request; its sender is told',
        params: idParams,
        body: answerBrandRequest,
        response: { 200: z.object({}), '4xx': problem },
      },
    },
    async (request) => orProblem(await answer(shop, request.params.id, request.body)),
  );
}
