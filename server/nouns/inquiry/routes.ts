import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import {
  addMessageBody,
  awaitedInquiry,
  changeInquiryBody,
  createInquiryBody,
  inquiries,
  inquiriesQuery,
  writeAnswerBody,
} from '#contract/rest/inquiries.ts';
import { id } from '#contract/rest/values.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { changeInquiry as change, withdrawInquiry } from './change-inquiry.ts';
import { createInquiry as ask } from './create-inquiry.ts';
import { listOwnInquiries, readOwnInquiry } from './list-own-inquiries.ts';
import { addToInquiry, answerInquiry } from './write-message.ts';

// Texts of one member per hour: more than anybody needs, too few to flood a board.
const writing: RouteLimit = { name: 'inquiry-texts', by: 'member', window: 60 * 60, most: 30 };

/** Questions about products and to the shop, with their answers (specification 1.11, 3, 4). Boards are read through the data service. */
export const inquiryRoutes = routes('inquiries', [
  route(
    'GET /inquiries',
    'My own questions, the newest first',
    { permission: 'inquiry.read', query: inquiriesQuery, reply: inquiries },
    async ({ shop, db, userId, query }) => ({ inquiries: await listOwnInquiries(db, userId, query, findClosedPhotos(shop)) }),
  ),
  route(
    'GET /inquiries/:id',
    'One of my own questions with its thread',
    { permission: 'inquiry.read', reply: awaitedInquiry },
    ({ shop, userId, params }) => inquiryOf(shop, userId, params.id),
  ),
  route(
    'POST /inquiries',
    'Ask about a product, or the shop alone',
    {
      permission: 'inquiry.ask',
      // A retry after a lost response must not ask twice, or answer twice below.
      isIdempotent: 'if-named',
      limit: writing,
      body: createInquiryBody,
      made: awaitedInquiry,
    },
    async ({ shop, userId, body }) => inquiryOf(shop, userId, orProblem(await ask(shop, userId, body))),
  ),
  route(
    'PATCH /inquiries/:id',
    'Change a question that nobody has answered',
    { permission: 'inquiry.change', body: changeInquiryBody, reply: awaitedInquiry },
    async ({ shop, userId, params, body }) => inquiryOf(shop, userId, orProblem(await change(shop, userId, params.id, body))),
  ),
  route(
    'DELETE /inquiries/:id',
    'Take back a question that nobody has answered',
    { permission: 'inquiry.change', reply: z.object({}) },
    ({ shop, userId, params }) => withdrawInquiry(shop, userId, params.id),
  ),
  route(
    'POST /inquiries/:id/messages',
    'Add something to my own 1:1 question',
    { permission: 'inquiry.change', isIdempotent: 'if-named', limit: writing, body: addMessageBody, made: awaitedInquiry },
    async ({ shop, userId, params, body }) => inquiryOf(shop, userId, orProblem(await addToInquiry(shop, userId, params.id, body))),
  ),
  route(
    'POST /inquiries/:id/answers',
    'Answer as the shop, or as the brand that sells the product',
    {
      permission: 'inquiry.answer',
      isIdempotent: 'if-named',
      storesResult: true,
      body: writeAnswerBody,
      made: z.object({ message_id: id }),
    },
    ({ shop, userId, reach, params, body }) => answerInquiry(shop, { userId, isShop: reach === 'any' }, params.id, body.content),
  ),
]);

async function inquiryOf(shop: Shop, userId: string, id: number) {
  return (await readOwnInquiry(shop.database.service, userId, id, shop.clock(), findClosedPhotos(shop))) ?? fail('INQUIRY_NOT_FOUND');
}
