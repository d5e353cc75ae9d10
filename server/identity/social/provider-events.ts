import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { SocialFault } from '#server/gateways/social/port.ts';
import { addFormParser, type Form } from '#server/identity/proxy/form.ts';
import { applyProviderEvent } from '#server/nouns/social-account/apply-provider-event.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';

const appleBody = z.object({ payload: z.string().min(1).max(32_768) });

/**
 * Notifications from providers about accounts, without a user involved: `POST /auth/social/apple/notices` (signed) and
 * `/auth/social/kakao/unlink` (with the admin key). Both respond at once and are idempotent.
 */
export async function providerEventRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { apple, kakao } = shop.gateways.social;

  if (apple !== null)
    app.post('/auth/social/apple/notices', { schema: { hide: true }, bodyLimit: 64 * 1024 }, async ({ body }, reply) => {
      const sent = appleBody.safeParse(body);
      if (!sent.success) throw new Refusal(fail('INVALID_INPUT'));
      const event = await apple.readEvent(sent.data.payload).catch((error: unknown) => {
        if (!(error instanceof SocialFault)) throw error;
        // Apple retries after an outage, but not after a rejection.
        throw new Refusal(fail(error.kind === 'away' ? 'SOCIAL_PROVIDER_AWAY' : 'WEBHOOK_SIGNATURE_INVALID'));
      });
      if (event !== null) await applyProviderEvent(shop, 'apple', event);
      return reply.send({});
    });

  if (kakao !== null)
    await app.register(async (forms) => {
      addFormParser(forms);
      forms.route<{ Body: Form | null | undefined; Querystring: Record<string, string | undefined> }>({
        // Kakao's console lets the shop choose either method.
        method: ['GET', 'POST'],
        url: '/auth/social/kakao/unlink',
        schema: { hide: true },
        exposeHeadRoute: false,
        async handler({ body, query, headers }, reply) {
          const field = (name: string) => body?.get(name) ?? query[name];
          const subject = field('user_id');
          if (!kakao.isOwnWebhook(headers.authorization, field('app_id'))) throw new Refusal(fail('WEBHOOK_SIGNATURE_INVALID'));
          if (typeof subject !== 'string' || subject === '') throw new Refusal(fail('INVALID_INPUT', { field: 'user_id' }));
          await applyProviderEvent(shop, 'kakao', { kind: 'consent-revoked', subject });
          return reply.send({});
        },
      });
    });
}
