import { z } from 'zod';
import { answerBrandRequestBody, brandRequests, sendBrandRequestBody } from '#contract/rest/brand-requests.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { answerBrandRequest as answer } from './answer-request.ts';
import { readBrandRequests } from './read-requests.ts';
import { sendBrandRequest as send, withdrawBrandRequest } from './send-request.ts';

// One request is open at a time; a real brand does not send more in a day.
const sending: RouteLimit = { name: 'brand-requests', by: 'member', window: 24 * 60 * 60, most: 10 };

/** Brands that apply to be sold here (specification 2, "brand-request page"). */
export const brandRequestRoutes = routes('brand requests', [
  route(
    'GET /brand-requests',
    'My requests and their answers',
    { permission: 'brand-request.read', reply: brandRequests },
    ({ shop, userId }) => requestsOf(shop, userId),
  ),
  route(
    'POST /brand-requests',
    'Ask to be sold here as a brand',
    { permission: 'brand-request.send', limit: sending, body: sendBrandRequestBody, made: brandRequests },
    async ({ shop, userId, body }) => {
      orProblem(await send(shop, userId, body));
      return requestsOf(shop, userId);
    },
  ),
  route(
    'DELETE /brand-requests/:id',
    'Take a request back that has no answer yet',
    { permission: 'brand-request.send', reply: brandRequests },
    async ({ shop, userId, params }) => {
      orProblem(await withdrawBrandRequest(shop, userId, params.id));
      return requestsOf(shop, userId);
    },
  ),
  route(
    'POST /brand-requests/:id/answer',
    'Answer a request; its sender is told',
    { permission: 'brand-request.answer', body: answerBrandRequestBody, reply: z.object({}) },
    ({ shop, params, body }) => answer(shop, params.id, body),
  ),
]);

async function requestsOf(shop: Shop, userId: string) {
  return { requests: await readBrandRequests(shop.database.service, userId, findClosedPhotos(shop)) };
}
