import type { FastifyInstance } from 'fastify';
import { inTrace } from '#server/trace.ts';

/** Whatever a request does belongs to its trace, which is its id (`genReqId` of server/app.ts). */
export function addTraceContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => inTrace(request.id, done));
  // A body arrives by events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => inTrace(request.id, done));
}
