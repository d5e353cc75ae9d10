import type { FastifyInstance } from 'fastify';
import { decodeTokenPayload, tokenOrigin } from '#contract/token-claims.ts';
import { findMemberAccount } from '#server/identity/accounts.ts';
import { scopeClaims, tokenScopes } from '#server/identity/tokens/token-form.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';

/**
 * OpenID user info for our JWT access tokens (specification 7.5: a user-info endpoint is configured): the member's id, and what the scope of
 * the token opens.
 */
export async function userInfo(app: FastifyInstance, options: { shop: Shop; path: string }): Promise<void> {
  const { shop, path } = options;
  app.setErrorHandler((error, _request, reply) => {
    // On any other error, such as an outage, the client should retry and keep the session.
    if (!(error instanceof Refusal) || error.refused.failure !== 'invalid-jwt') throw error;
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
  });

  app.route({
    method: ['GET', 'POST'],
    url: path,
    schema: { hide: true },
    async handler(request, reply) {
      reply.header('cache-control', 'no-store');
      const { userId, claims } = request.viewer;
      const account = userId === null ? undefined : await findMemberAccount(shop.database.identity, userId, tokenOrigin(claims));
      if (!account) {
        // Without a token the challenge names no error (RFC 6750 section 3.1); with one, its member is gone.
        const challenge = userId === null ? 'Bearer' : 'Bearer error="invalid_token"';
        return reply
          .code(401)
          .header('www-authenticate', challenge)
          .send({ error: userId === null ? 'token_missing' : 'invalid_token' });
      }
      const { scope } = decodeTokenPayload(request.headers.authorization ?? '') as { scope?: unknown };
      const scopes = ['openid', ...String(scope ?? '').split(' ')];
      const named = new Set(tokenScopes.filter((each) => scopes.includes(each)).flatMap((each) => scopeClaims[each]));
      const facts = await account.claims('userinfo', '', {}, []);
      return Object.fromEntries(Object.entries(facts).filter(([name]) => named.has(name)));
    },
  });
}
