import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#server/limits/attempt-limiter.ts';
import { Refusal } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { allowanceOf, createDataEngine, type DataEngine } from './engine.ts';
import { dataError, errorsOf, invalid } from './serve/errors.ts';
import { limits } from './serve/limits.ts';
import { readRequestBody } from './serve/request-body.ts';
import { Shares, TooBusy } from './serve/shares.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The data service of this process, for server rendering; absent when SERVICES leaves it out (`app.hasDecorator('data')`). */
    data: DataEngine;
  }
}

/** `POST /v1/graphql` (specification 7, Data service). Reads the visitors' schema at once: a colliding name stops the start. */
export async function dataService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const engine = createDataEngine(shop, (thrown) => app.log.error({ err: thrown }, 'data service failed'));
  await engine.prepare('public');
  app.decorate('data', engine);
  const shares = new Shares();
  await app.register(async (scope) => {
    scope.setErrorHandler(answerError);
    scope.post('/v1/graphql', { bodyLimit: limits.bodyBytes }, (request, reply) => {
      const { dataRole: role, userId } = request.viewer;
      return shares.inTurn(role, role === 'public' ? addressKey(request.ip) : (userId ?? ''), () => answerRequest(engine, request, reply));
    });
  });
}

// The decorator is for the services beside this one, so this plugin must not be a scope of its own.
Object.assign(dataService, { [Symbol.for('skip-override')]: true });

async function answerRequest(engine: DataEngine, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { dataRole: role, userId } = request.viewer;
  const allowance = allowanceOf(role);
  const answerOne = async (body: unknown) => {
    try {
      return await engine.answer({ role, userId }, readRequestBody(body), allowance);
    } catch (error) {
      return JSON.stringify({ errors: errorsOf(error, (thrown) => request.log.error({ err: thrown }, 'data service failed')) });
    }
  };
  const { body } = request;
  if (!Array.isArray(body)) return send(reply, await answerOne(body));
  if (body.length > limits.batch) throw invalid(`a batch holds at most ${limits.batch} operations`);
  const answers: string[] = [];
  // One after the other: a batch must not take more than one connection of the pool.
  for (const each of body) answers.push(await answerOne(each));
  return send(reply, `[${answers.join(',')}]`);
}

function send(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').serializer(String).send(text);
}

/** Whatever ends a request before it reaches the engine, in the dialect's form and, as there, with status 200. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof TooBusy) {
    return send(reply.code(503).header('retry-after', '1'), JSON.stringify({ errors: [dataError('rate-limit-exceeded', error.message)] }));
  }
  if (error instanceof Refusal) {
    const code = error.refused.failure === 'invalid-jwt' ? 'invalid-jwt' : 'permission-error';
    const message = code === 'invalid-jwt' ? 'Could not verify JWT' : 'You do not have permission to access this.';
    return send(reply, JSON.stringify({ errors: [dataError(code, message)] }));
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const message = error instanceof Error ? error.message : 'the request cannot be read';
    return send(reply.code(status), JSON.stringify({ errors: [dataError('validation-failed', message)] }));
  }
  const errors = errorsOf(error, (thrown) => request.log.error({ err: thrown }, 'data service failed'));
  return send(reply, JSON.stringify({ errors }));
}
