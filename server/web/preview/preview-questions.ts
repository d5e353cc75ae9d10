import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { previewDataPath, previewTimeHeader, previewTokenHeader } from '#contract/home/preview-address.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import { asIf } from '#server/nouns/content/as-if.ts';
import { turnOf } from '#server/plugins/admission.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { supposedBy } from './preview-page.ts';

/** What a browser asks the data service; only the shop's own operations (contract/graphql). */
const question = z.object({
  query: z.string().max(50_000),
  operationName: z.string().max(100).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * POST /previews/data: queries of a preview page once it runs in the browser, answered as an anonymous visitor as if its draft were
 * published or its time had come. Errors: FORBIDDEN without a valid token or a time, INVALID_INPUT, UNAVAILABLE where the data service is
 * in another process.
 */
export function addPreviewQuestions(app: FastifyInstance, shop: Shop): void {
  // Each request holds a connection that commands need, and anyone who has the token can send them.
  const queue = workQueue({ lanes: 2, waiting: 32 });
  app.post(previewDataPath, { config: { needsNoTurn: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { [previewTokenHeader]: token, [previewTimeHeader]: time } = request.headers;
    const at = z.iso.datetime().safeParse(time);
    const supposed = typeof token === 'string' ? await supposedBy(shop, token, at.data) : 'refused';
    if (supposed === 'refused' || supposed === null) throw new Refusal(fail('FORBIDDEN'));
    const asked = question.safeParse(request.body);
    if (!asked.success) throw new Refusal(fail('INVALID_INPUT'));
    if (!shop.config.services.includes('data')) throw new Refusal(fail('UNAVAILABLE'));
    await turnOf(app, request, reply);
    const { query, operationName, variables } = asked.data;
    const body = { query, hash: null, operationName: operationName ?? null, variables: variables ?? {} };
    const answer = await queue(() => asIf(shop, supposed, (on) => app.data.answer({ role: 'public', userId: null, on }, body)));
    if (answer === queueIsFull) throw new Refusal(fail('UNAVAILABLE'));
    return reply.type('application/json; charset=utf-8').send(answer);
  });
}
