import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { fail } from '#contract/errors.ts';
import { canonicalText } from '#rules/frozen-design.ts';
import { Refusal, sendProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes an Idempotency-Key and answers a repeat with its first reply. */
    isIdempotent?: boolean;
  }
  interface FastifyRequest {
    idempotency: { actor: string; key: string } | null;
  }
}

/** A request that died without an answer frees its key after this many milliseconds; no request of ours runs that long. */
const IN_FLIGHT_LIMIT = 90_000;

/**
 * Idempotency of writes that move money, stock, coupons or points (design.md section 7), for routes with
 * `config: { isIdempotent: true }` and a member. The first request takes the key in one insert; a repeat with the same body gets
 * the first reply again, another body is IDEMPOTENCY_KEY_REUSED, and while the first still runs IDEMPOTENCY_IN_FLIGHT.
 * Replies of our own faults (5xx) are not kept: the repeat tries again.
 */
export function addIdempotency(app: FastifyInstance, shop: Shop): void {
  app.decorateRequest('idempotency', null);
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isIdempotent !== true || request.viewer.userId === null) return;
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key.length < 8 || key.length > 256) throw new Refusal(fail('IDEMPOTENCY_KEY_REQUIRED'));
    return begin(shop, request, reply, { actor: request.viewer.userId, key });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.idempotency !== null) await finish(shop, request.idempotency, reply.statusCode, payload);
    return payload;
  });
}

async function begin(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  name: { actor: string; key: string },
): Promise<FastifyReply | undefined> {
  const route = `${request.method} ${request.url}`;
  const hash = createHash('sha256')
    .update(canonicalText(request.body ?? null))
    .digest('base64url');
  if (await take(shop, name, route, hash)) {
    request.idempotency = name;
    return undefined;
  }
  const first = await shop.database.service
    .selectFrom('sales.idempotency_keys')
    .select(['route', 'request_hash', 'status', 'response'])
    .where('actor', '=', name.actor)
    .where('key', '=', name.key)
    .executeTakeFirst();
  // Freed between the two statements: the first one failed on our side just now.
  if (first === undefined || (first.route === route && first.request_hash === hash && first.status === null)) {
    return sendProblem(reply.header('retry-after', '1'), fail('IDEMPOTENCY_IN_FLIGHT'));
  }
  if (first.route !== route || first.request_hash !== hash) return sendProblem(reply, fail('IDEMPOTENCY_KEY_REUSED'));
  const type = (first.status ?? 500) >= 400 ? 'application/problem+json' : 'application/json';
  return reply
    .code(first.status ?? 500)
    .type(`${type}; charset=utf-8`)
    .header('idempotency-replayed', 'true')
    .serializer(String)
    .send(JSON.stringify(first.response));
}

/** Takes the key, or takes it over from a request that died. False when it is somebody's. */
async function take(shop: Shop, { actor, key }: { actor: string; key: string }, route: string, requestHash: string): Promise<boolean> {
  const now = shop.clock();
  const dead = new Date(now.getTime() - IN_FLIGHT_LIMIT);
  const taken = await shop.database.service
    .insertInto('sales.idempotency_keys')
    .values({ actor, key, route, request_hash: requestHash, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet({ created_at: now })
        .where(
          sql<boolean>`idempotency_keys.status is null and idempotency_keys.route = ${route}
            and idempotency_keys.request_hash = ${requestHash} and idempotency_keys.created_at < ${dead}`,
        ),
    )
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst();
  return taken !== undefined;
}

async function finish(shop: Shop, { actor, key }: { actor: string; key: string }, status: number, payload: unknown): Promise<void> {
  const db = shop.database.service;
  if (status >= 500 || typeof payload !== 'string') {
    await db.deleteFrom('sales.idempotency_keys').where('actor', '=', actor).where('key', '=', key).execute();
    return;
  }
  await db
    .updateTable('sales.idempotency_keys')
    .set({ status, response: payload, completed_at: shop.clock() })
    .where('actor', '=', actor)
    .where('key', '=', key)
    .execute();
}
