import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { fail } from '#contract/errors/errors.ts';
import { type ApiScope, isKeyGood } from '#rules/office/integration.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { createClientVerifier } from './token-verifier.ts';

/** The calling program, and who created its key. */
export interface ApiKey {
  readonly id: string;
  readonly madeBy: string;
  readonly scopes: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** On a route with a scope. */
    apiKey: ApiKey | null;
  }
  interface FastifyContextConfig {
    /** The route is for keys of the API with this scope, and for nobody else. */
    scope?: ApiScope;
  }
}

/**
 * Reads the key behind the token of a request to a route with a scope. It is looked up each time, so one that was ended opens nothing more.
 * Errors: `invalid-jwt` without a good key, FORBIDDEN without the scope.
 */
export async function addApiKeys(app: FastifyInstance, shop: Shop): Promise<void> {
  const verify = await createClientVerifier(shop);
  app.decorateRequest('apiKey', null);
  app.addHook('onRequest', async (request) => {
    const { scope } = request.routeOptions.config;
    if (scope === undefined) return;
    const key = await readKey(shop, request, verify);
    if (key === null) throw new Refusal(fail('invalid-jwt'));
    if (!key.scopes.includes(scope)) throw new Refusal(fail('FORBIDDEN'));
    request.apiKey = key;
  });
}

async function readKey(
  { database, clock }: Shop,
  { headers }: FastifyRequest,
  verify: Awaited<ReturnType<typeof createClientVerifier>>,
): Promise<ApiKey | null> {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  const named = scheme?.toLowerCase() === 'bearer' && token !== undefined ? await verify(token) : null;
  if (named === null) return null;
  const now = clock();
  const row = await database.service
    .selectFrom('management.api_keys')
    .select(['id', 'made_by', 'scopes', 'expires_at', 'ended_at', 'last_used_at'])
    .where('id', '=', named.keyId)
    .executeTakeFirst();
  if (row === undefined || !isKeyGood(row, now)) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= 60_000)
    await database.service
      .updateTable('management.api_keys')
      .set({ last_used_at: sql`greatest(last_used_at, ${now})` })
      .where('id', '=', row.id)
      .execute();
  return { id: row.id, madeBy: row.made_by, scopes: row.scopes.filter((each) => named.scopes?.includes(each) ?? true) };
}
