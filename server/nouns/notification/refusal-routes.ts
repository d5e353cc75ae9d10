import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusalParams, refusalSubject, refused } from '#contract/rest/notifications.ts';
import { problem } from '#contract/rest/values.ts';
import { urlFor } from '#contract/routes.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { nameRefusal } from './read-refusal.ts';
import { refuseMessages } from './refuse-messages.ts';

const tags = ['refusals'];
const url = '/refusals/:token';
const answers = { 200: refused, '4xx': problem };
const config = { permission: 'notification.refuse' } as const;

/**
 * Opting out of messages by the link in a mail, without signing in. A mail client posts to the List-Unsubscribe URL (RFC 8058,
 * form-encoded); a GET changes nothing, because mail programs prefetch links.
 */
export async function refusalsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  // The form's content is always the same, so it is not parsed.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const params = refusalParams;

  typed.get(
    url,
    { config, schema: { tags, summary: 'To the page with the button', params, response: { 303: z.unknown(), '4xx': problem } } },
    async (request, reply) => reply.redirect(urlFor('unsubscribe', {}, { token: request.params.token }), 303),
  );

  typed.get(
    `${url}/subject`,
    { config, schema: { tags, summary: 'What the link would refuse', params, response: { 200: refusalSubject, '4xx': problem } } },
    async (request) => orProblem(await nameRefusal(shop, request.params.token)),
  );

  typed.post(
    url,
    { config, schema: { tags, summary: 'Have no more messages of the kind that the link came in', params, response: answers } },
    async (request) => orProblem(await refuseMessages(shop, request.params.token, 'kind')),
  );

  typed.post(
    `${url}/advertising`,
    { config, schema: { tags, summary: 'Take back every consent to advertising', params, response: answers } },
    async (request) => orProblem(await refuseMessages(shop, request.params.token, 'advertising')),
  );

  typed.delete(
    url,
    { config, schema: { tags, summary: 'Have messages of that kind again: it was a slip', params, response: answers } },
    async (request) => orProblem(await refuseMessages(shop, request.params.token, 'nothing')),
  );
}
