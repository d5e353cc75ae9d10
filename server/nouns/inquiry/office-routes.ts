import { inquiryFile, queue, queueQuery, sendAnswerBody, sentAnswer } from '#contract/rest/admin/inquiries.ts';
import { findClosedPhotos } from '#server/nouns/photo/find-closed-photos.ts';
import { route, routes } from '#server/rest/route.ts';
import { readQueue } from './list-inquiry-queue.ts';
import { readInquiryFile } from './read-inquiry-file.ts';
import { answerInquiry } from './write-message.ts';

const permission = 'inquiry.moderate';

/** Board and 1:1 questions as one queue. Canned answers are managed through the data service. */
export const inquiryOfficeRoutes = routes('back office: questions', [
  route(
    'GET /admin/inquiries',
    'Who waits for an answer, the longest first',
    { permission, query: queueQuery, reply: queue },
    ({ shop, db, query }) => readQueue(db, query, shop.clock()),
  ),
  route(
    'GET /admin/inquiries/:id',
    'A question with who asks and their orders',
    { permission, reply: inquiryFile },
    ({ shop, db, params }) => readInquiryFile(db, params.id, shop.clock(), findClosedPhotos(shop)),
  ),
  route(
    'POST /admin/inquiries/:id/answers',
    'Answer as the shop; words in braces are filled in, whoever asked is told',
    {
      permission,
      // A retry after a lost response must not answer twice.
      isIdempotent: true,
      storesResult: true,
      body: sendAnswerBody,
      made: sentAnswer,
    },
    ({ shop, userId, params, body }) => answerInquiry(shop, { userId, isShop: true }, params.id, body.content),
  ),
]);
