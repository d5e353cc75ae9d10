import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { inTrace } from '#server/trace.ts';

type Within = <T>(run: () => T) => T;

/** Whatever a request does belongs to its trace, which is its id (`genReqId` of server/app.ts). */
export function addTraceContext(app: FastifyInstance): void {
  const own = Symbol('context of the request');
  app.decorateRequest(own, null);
  app.addHook('onRequest', (request, _reply, done) =>
    inTrace(request.id, () => {
      if (request.method !== 'GET') request.setDecorator<Within>(own, AsyncLocalStorage.snapshot());
      done();
    }),
  );
  // A body arrives by events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const within = request.getDecorator<Within | null>(own);
    if (within === null) done();
    else within(done);
  });
}
