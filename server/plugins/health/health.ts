import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process responds. readiness.ts tells whether it can serve. */
export function addHealth(app: FastifyInstance): void {
  app.get('/healthz', { logLevel: 'silent', config: { needsNoTurn: true } }, async () => ({ status: 'ok' }));
}
