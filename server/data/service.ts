import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { tokenOrigin } from '#contract/token-claims.ts';
import { type DatabaseFault, databaseFault, retryAfterSeconds } from '#db/faults.ts';
import { cached } from '#server/cached.ts';
import { addressKey } from '#server/limits/limit.ts';
import { logOutage } from '#server/logged-error.ts';
import { readsPagesPass } from '#server/pages-pass.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { withExactNumbers } from './compile/exact-json.ts';
import { type Asker, allowanceOf, createDataEngine, type DataEngine } from './engine.ts';
import { dataError, deniedRole, errorsOf, invalid, invalidToken } from './serve/errors.ts';
import { limits } from './serve/limits.ts';
import { type RequestBody, readRequestBody } from './serve/request-body.ts';
import { sendAnswer, sendPlain } from './serve/sent-answer.ts';
import { Shares, TooBusy } from './serve/shares.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** This process's data service, for server rendering; absent when SERVICES omits it. */
    data: DataEngine;
  }
}

/**
 * `POST /v1/graphql` (specification 7.7, Data service). Loads the visitors' schema before the app is ready, so a name collision fails the
 * start. It has no scope of its own, because other services use its decorator.
 */
export const dataService = fastifyPlugin(mountData);

async function mountData(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const engine = createDataEngine(shop, (thrown) => app.log.error({ err: thrown }, 'data service failed'));
  // The other services are mounted meanwhile.
  const prepared = engine.prepare('public');
  prepared.catch(() => {});
  app.addHook('onReady', () => prepared);
  const isPage = readsPagesPass(shop.config);
  app.decorate('data', engine);
  const shares = new Shares(shop.database.pool('members').options.max);
  await app.register(async (scope) => {
    scope.setErrorHandler(answerError);
    readExactNumbers(scope);
    scope.route({ method: otherMethods, url: '/v1/graphql', handler: refuseMethod });
    scope.post('/v1/graphql', { bodyLimit: limits.bodyBytes }, (request, reply) => {
      const asker = askerOf(request, isPage(request));
      const answer = () => answerRequest(engine, asker, request, reply);
      // Page requests have already waited in the page queue.
      if (asker.isPage) return answer();
      return shares.inTurn({ ...asker, address: asker.address ?? '' }, answer);
    });
  });
}

/**
 * Cache of recurring request bodies, limited in number and size: the same bytes parse to the same value. Nobody modifies the parsed values.
 */
const keptBodies = {
  most: 1000,
  size: { most: 2_000_000, mostEach: 16_000, of: (_body: object, text: string) => text.length + 1 },
};

/**
 * Parses bodies like Fastify, but keeps numbers that JavaScript would round as text. Thousands of storefront clients send the same bytes,
 * which are parsed once.
 */
function readExactNumbers(scope: FastifyInstance): void {
  const readPlainly = scope.getDefaultJsonParser('error', 'error');
  const known = cached<object>(keptBodies);
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    const kept = known.known(text);
    if (kept) return done(null, kept);
    readPlainly(request, text, (error, plain) => {
      if (error) return done(error);
      const value = withExactNumbers(text, plain);
      if (typeof value === 'object' && value !== null) known.keep(text, value);
      done(null, value);
    });
  });
}

const bodies = new WeakMap<object, RequestBody>();

/** Validates a body once, however often its bytes arrive. Errors: same as readRequestBody. */
function readOnce(body: unknown): RequestBody {
  if (typeof body !== 'object' || body === null) return readRequestBody(body);
  const read = bodies.get(body) ?? readRequestBody(body);
  bodies.set(body, read);
  return read;
}

const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

function refuseMethod(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = dataError('method-not-allowed', 'This address takes POST with a JSON body: query, variables, operationName.');
  return sendPlain(reply.code(405).header('allow', 'POST'), JSON.stringify({ errors: [error] }));
}

/** The caller. Errors: `access-denied` for a role that the token does not allow. */
function askerOf({ viewer, ip }: FastifyRequest, isPage: boolean): Asker {
  if (isPage) return { role: 'public', userId: null, isPage };
  const { dataRole: role, userId, claims } = viewer;
  if (role === null) throw deniedRole();
  return { role, userId, token: tokenOrigin(claims), address: addressKey(ip) };
}

async function answerRequest(engine: DataEngine, asker: Asker, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  let outage: DatabaseFault | null = null;
  const { body } = request;
  const allowance = Array.isArray(body) ? allowanceOf(asker.role) : undefined;
  const answerOne = async (one: unknown) => {
    try {
      return await engine.answer(asker, readOnce(one), allowance);
    } catch (error) {
      if (error instanceof TooBusy) throw error;
      const fault = databaseFault(error);
      if (fault !== null && outage === null) logOutage(request.log, error);
      outage ??= fault;
      return JSON.stringify({ errors: errorsOf(error, (thrown) => request.log.error({ err: thrown }, 'data service failed')) });
    }
  };
  if (!Array.isArray(body)) {
    const answer = await answerOne(body);
    return sendAnswer(request, told(reply, outage), answer);
  }
  if (body.length > limits.batch) throw invalid(`a batch holds at most ${limits.batch} operations`);
  const answers: string[] = [];
  // Sequential: a batch must not take more than one connection of the pool. After an outage the rest is skipped.
  for (const each of body) answers.push(outage === null ? await answerOne(each) : (answers.at(-1) ?? ''));
  return sendAnswer(request, told(reply, outage), `[${answers.join(',')}]`);
}

/** Sets 503 for overload and outages, also for a batch that contains one: load balancers and clients rely on the status. */
function told(reply: FastifyReply, outage: DatabaseFault | null): FastifyReply {
  return outage === null ? reply : reply.code(503).header('retry-after', retryAfterSeconds[outage]);
}

/**
 * Errors before a request reaches the engine, in the dialect's form and with its status 200; bad input and outages keep their own status.
 */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TooBusy) {
    return sendPlain(told(reply, 'OVERLOADED'), JSON.stringify({ errors: [dataError('rate-limit-exceeded', error.message)] }));
  }
  if (error instanceof Refusal && error.refused.failure === 'INVALID_INPUT') {
    return sendPlain(
      reply.code(400),
      JSON.stringify({
        errors: [dataError('validation-failed', 'the request is nested too deeply, or holds characters that no text may hold')],
      }),
    );
  }
  if (error instanceof Refusal && (error.refused.failure === 'UNAVAILABLE' || error.refused.failure === 'OVERLOADED')) {
    return sendPlain(
      told(reply, 'OVERLOADED'),
      JSON.stringify({ errors: [dataError('overloaded', 'An error occurred. Please try again later.')] }),
    );
  }
  if (error instanceof Refusal) {
    const { failure } = error.refused;
    const errors =
      failure === 'invalid-jwt' ? invalidToken().errors : [dataError('permission-error', 'You do not have permission to access this.')];
    return sendPlain(reply, JSON.stringify({ errors }));
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const message = error instanceof Error ? error.message : 'the request cannot be read';
    return sendPlain(reply.code(status), JSON.stringify({ errors: [dataError('validation-failed', message)] }));
  }
  const errors = errorsOf(error, (thrown) => request.log.error({ err: thrown }, 'data service failed'));
  return sendPlain(told(reply, databaseFault(error)), JSON.stringify({ errors }));
}
