import { z } from 'zod';
import { integrations, madeKey, madeWebhook, makeKeyBody, makeWebhookBody } from '#contract/rest/programs/integrations.ts';
import { uuidParams } from '#contract/rest/values.ts';
import { route, routes } from '#server/rest/route.ts';
import { endKey, makeKey } from './api-keys.ts';
import { readIntegrations } from './read-integrations.ts';
import { sendAgain } from './send-webhook.ts';
import { endWebhook, makeWebhook, reopenWebhook } from './webhooks.ts';

const permission = 'integration.manage';
const done = z.object({});

/** API keys and outgoing webhooks, for owners. Creating one needs a second proof of the sign-in. */
export const integrationOfficeRoutes = routes('office', [
  route(
    'GET /admin/integrations',
    'Keys of the API, and webhooks with their last deliveries',
    { permission, reply: integrations },
    ({ shop }) => readIntegrations(shop),
  ),
  route(
    'POST /admin/integrations/keys',
    'Make a key of the API',
    { permission, body: makeKeyBody, made: madeKey },
    async ({ shop, body, prove }) => makeKey(shop, await prove(body.password), body),
  ),
  route(
    'DELETE /admin/integrations/keys/:id',
    'End a key',
    { permission, params: uuidParams, reply: done },
    async ({ shop, params }) => (await endKey(shop, params.id)) ?? {},
  ),
  route(
    'POST /admin/integrations/webhooks',
    'Tell an address of orders',
    { permission, body: makeWebhookBody, made: madeWebhook },
    async ({ shop, body, prove }) => makeWebhook(shop, await prove(body.password), body),
  ),
  route(
    'DELETE /admin/integrations/webhooks/:id',
    'Tell an address nothing more',
    { permission, reply: done },
    async ({ shop, params }) => (await endWebhook(shop, params.id)) ?? {},
  ),
  route(
    'POST /admin/integrations/webhooks/:id/reopening',
    'Open an address again that was closed after days of failure',
    { permission, reply: done },
    async ({ shop, params }) => (await reopenWebhook(shop, params.id)) ?? {},
  ),
  route(
    'POST /admin/integrations/deliveries/:id/sending',
    'Send a delivery again within a minute',
    { permission, params: uuidParams, reply: done },
    async ({ shop, params }) => (await sendAgain(shop, params.id)) ?? {},
  ),
]);
