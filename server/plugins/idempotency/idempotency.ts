import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type QueryCreator, sql } from 'kysely';
import { fail } from '#contract/errors/errors.ts';
import { tokenOrigin } from '#contract/token-claims.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import type { DB } from '#db/schema.generated.ts';
import { isTokenGood } from '#rules/member/sign-in/standing.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { logOutage } from '#server/logged-error.ts';
import { standingColumns } from '#server/nouns/member/standing.ts';
import { keyActor } from '#server/plugins/idempotency/key-actor.ts';
import { Refusal, sendProblem } from '#server/plugins/problems.ts';
import { memberStanding, orRefuse } from '#server/plugins/viewer/fresh-member.ts';
import type { Shop } from '#server/shop.ts';
import { storingResult } from '#server/transaction/stored-result.ts';
import type { Db, Trx } from '#server/transaction/transaction.ts';
import { unhurried } from '#server/transaction/unhurried.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that this request holds; `result`: what its transaction has stored as the reply. */
    idempotency: (KeyName & { result?: string }) | null;
  }
}

/**
 * Idempotency of writes that move money, stock, coupons or points, for routes with `config: { isIdempotent: true }` and a member. The first
 * request claims the key with one insert and has it for `leaseSeconds`. A repeat with the same body gets the first reply again, a different
 * body IDEMPOTENCY_KEY_REUSED, and while the first is still running IDEMPOTENCY_IN_FLIGHT. Writes that only add to a cart or open a checkout
 * use a key if one is sent (`if-named`), guests' too. Replies to our own errors (5xx) are not stored, so a repeat tries again. A key without
 * a reply when its lease ends, because its process or the database went away, is free for a repeat. Writes that nothing else keeps from
 * happening twice store their result in their own transaction (`storesResult`).
 */
export function addIdempotency(app: FastifyInstance, shop: Shop): void {
  app.decorateRequest('idempotency', null);
  app.addHook('preHandler', async (request, reply) => {
    const actor = keyActor(request);
    if (actor === null) return;
    const { userId } = request.viewer;
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || key.length < 8 || key.length > 256) {
      if (userId !== null) orRefuse(await memberStanding(shop.database.service, userId).executeTakeFirst(), request.viewer);
      throw new Refusal(fail('IDEMPOTENCY_KEY_REQUIRED'));
    }
    const name = { actor, key, takenAt: shop.clock() };
    return begin(shop, request, reply, name);
  });
  app.addHook('preHandler', (request, _reply, done) => {
    const name = request.idempotency;
    if (name === null || !request.routeOptions.config.storesResult) return done();
    const store = async (trx: Trx, result: unknown) => {
      // Work that this request began and that goes on after its reply is not part of it.
      if (request.idempotency !== name) return;
      name.result = JSON.stringify(result);
      await storeResult(shop, trx, name, successOf(request), name.result);
    };
    storingResult(store, done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const name = request.idempotency;
    if (name === null) return payload;
    request.idempotency = null;
    if (name.result !== undefined && reply.statusCode === successOf(request)) return resultSent(request, payload, name.result);
    // The work is done, so the reply is sent even if it cannot be stored now.
    await finish(shop, name, reply.statusCode, payload).catch((error: unknown) => logOutage(request.log, error));
    return payload;
  });
}

/** How long a request has its key, in seconds: longer than any takes (PortOne answers a cancellation within 30 seconds). */
const leaseSeconds = 60;

async function begin(shop: Shop, request: FastifyRequest, reply: FastifyReply, name: KeyName): Promise<FastifyReply | undefined> {
  const route = `${request.method} ${request.url}`;
  const hash = createHash('sha256')
    .update(canonicalText(askedIn(request.body)))
    .digest('base64url');
  const row = { actor: name.actor, key: name.key, created_at: name.takenAt, route, request_hash: hash };
  if (await claim(shop, request.viewer, name, row)) {
    request.idempotency = name;
    return undefined;
  }
  const first = await shop.database.service
    .selectFrom('sales.idempotency_keys')
    .select(['route', 'request_hash', 'status', 'response'])
    .where('actor', '=', name.actor)
    .where('key', '=', name.key)
    .executeTakeFirst();
  // Freed between the two statements: the first request just failed on our side.
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

/** Claims the key and checks the member (fresh-member.ts) in one statement; if the token is void, the key is released. False: it is taken. */
async function claim(shop: Shop, viewer: FastifyRequest['viewer'], name: KeyName, row: NewKey): Promise<boolean> {
  const db = shop.database.service;
  if (viewer.userId === null) return (await takeKey(db, row).execute()).length > 0;
  const member = await takeKeyOf(db, row, viewer.userId).executeTakeFirst();
  if (!isTokenGood(member, tokenOrigin(viewer.claims))) await finish(shop, name, 500, null);
  orRefuse(member, viewer);
  return member?.isClaimed === true;
}

/** The part of a body that identifies the request. Passwords are left out: they only authenticate, and their hash could be guessed. */
function askedIn(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('password' in body)) return body ?? null;
  const { password: _, ...asked } = body;
  return asked;
}

/** Claims the key, or takes it over when its lease has ended without a reply. Returns no row when another request holds it. */
const takeKey = preparedQuery((db: Db, row: NewKey) => keyClaim(db, row));

/** The standing of a member (`memberStanding`), and whether their key was claimed with it. */
const takeKeyOf = preparedQuery((db: Db, row: NewKey, userId: string) =>
  db
    .with('claimed', (made) => keyClaim(made, row))
    .selectFrom('member.members')
    .select(standingColumns)
    .select(({ exists, selectFrom }) => [exists(selectFrom('claimed').select('one')).as('isClaimed'), unhurried])
    .where('member.members.id', '=', userId),
);

type NewKey = { actor: string; key: string; created_at: Date; route: string; request_hash: string };

function keyClaim(db: QueryCreator<DB>, row: NewKey) {
  return db
    .insertInto('sales.idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'key'])
        .doUpdateSet(({ ref }) => ({ created_at: ref('excluded.created_at') }))
        .where(
          sql<boolean>`idempotency_keys.status is null and idempotency_keys.route = excluded.route
            and idempotency_keys.request_hash = excluded.request_hash
            and idempotency_keys.created_at <= excluded.created_at - ${sql.lit(leaseSeconds)} * interval '1 second'`,
        ),
    )
    .returning(sql<number>`1`.as('one'));
}

/**
 * Stores the result of a write as its reply, in the transaction of the write, and rolls that back if another request has taken the key over:
 * the write happens once, even if the answer to COMMIT is lost or this process is killed before it replies (decision 012).
 */
async function storeResult(shop: Shop, trx: Trx, { actor, key, takenAt }: KeyName, status: number, response: string): Promise<void> {
  const reply = { status, response: storable(response), completed_at: shop.clock() };
  const stored = await replyStored(trx, reply, actor, key, takenAt).executeTakeFirst();
  if (stored === undefined) throw new Refusal(fail('IDEMPOTENCY_IN_FLIGHT'));
}

/** The body, if it is what was stored. Throws, as for a reply that does not fit its schema: a repeat would get another one. */
function resultSent({ routeOptions: { url } }: FastifyRequest, payload: unknown, result: string): unknown {
  if (typeof payload !== 'string' || canonicalText(JSON.parse(payload)) !== canonicalText(JSON.parse(result)))
    throw new Error(`${url} must send the result of its transaction, which storesResult has stored`);
  return payload;
}

/** The status of a route's success, as its schema says. */
function successOf({ routeOptions: { schema } }: FastifyRequest): number {
  return (
    Object.keys(schema?.response ?? {})
      .map(Number)
      .find((status) => status >= 200 && status < 300) ?? 200
  );
}

/** True for a failure on our side: the key is freed, so that a repeat tries again. */
const isOurs = (status: number) => status >= 500;

/** Stores the reply, or frees a key without one; does nothing when another request has taken it over meanwhile. */
async function finish(shop: Shop, { actor, key, takenAt }: KeyName, status: number, payload: unknown): Promise<void> {
  const db = shop.database.service;
  if (isOurs(status) || typeof payload !== 'string') await keyFreed(db, actor, key, takenAt).execute();
  else await replyStored(db, { status, response: storable(payload), completed_at: shop.clock() }, actor, key, takenAt).execute();
}

const keyFreed = preparedQuery((db: Db, actor: string, key: string, takenAt: Date) =>
  db
    .deleteFrom('sales.idempotency_keys')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('created_at', '=', takenAt)
    .where('status', 'is', null),
);

const replyStored = preparedQuery(
  (db: Db, reply: { status: number; response: string; completed_at: Date }, actor: string, key: string, takenAt: Date) =>
    db
      .updateTable('sales.idempotency_keys')
      .set(reply)
      .where('actor', '=', actor)
      .where('key', '=', key)
      .where('created_at', '=', takenAt)
      .returning(sql<number>`1`.as('one')),
);

/** JSON as PostgreSQL takes it: it refuses half a surrogate pair, which `JSON.stringify` writes as an escape. */
export function storable(json: string): string {
  if (!/\\ud[89a-f]/i.test(json)) return json;
  return JSON.stringify(JSON.parse(json), (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value));
}

/** Identifies a claim of a key. `takenAt`: when this request claimed it; a later time in the row belongs to another request. */
export interface KeyName {
  actor: string;
  key: string;
  takenAt: Date;
}
