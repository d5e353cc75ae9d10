import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalParams, refusalSubject, refused } from '#contract/rest/notifications.ts';
import { urlFor } from '#contract/routes.ts';
import { route, routes } from '#server/rest/route.ts';
import type { Shop } from '#server/shop.ts';
import { nameRefusal } from './read-refusal.ts';
import { refuseMessages } from './refuse-messages.ts';

const permission = 'notification.refuse';

const params = refusalParams;
const url = '/refusals/:token';

/**
 * Opting out of messages by the link in a mail, without signing in. A mail client posts to the List-Unsubscribe URL (RFC 8058,
 * form-encoded); a GET changes nothing, because mail programs prefetch links.
 */
export async function refusalRoutes(app: FastifyInstance, options: { shop: Shop }): Promise<void> {
  // The form's content is always the same, so it is not parsed.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );
  await app.register(refusals, options);
}

const refusals = routes('refusals', [
  route(
    `GET ${url}`,
    'To the page with the button',
    { permission, params, reply: z.unknown(), status: 303 },
    ({ params: { token }, reply }) => reply.redirect(urlFor('unsubscribe', {}, { token }), 303),
  ),
  route(`GET ${url}/subject`, 'What the link would refuse', { permission, params, reply: refusalSubject }, ({ shop, params }) =>
    nameRefusal(shop, params.token),
  ),
  route(
    `POST ${url}`,
    'Have no more messages of the kind that the link came in',
    { permission, params, reply: refused },
    ({ shop, params }) => refuseMessages(shop, params.token, 'kind'),
  ),
  route(`POST ${url}/advertising`, 'Take back every consent to advertising', { permission, params, reply: refused }, ({ shop, params }) =>
    refuseMessages(shop, params.token, 'advertising'),
  ),
  route(`DELETE ${url}`, 'Have messages of that kind again: it was a slip', { permission, params, reply: refused }, ({ shop, params }) =>
    refuseMessages(shop, params.token, 'nothing'),
  ),
]);
