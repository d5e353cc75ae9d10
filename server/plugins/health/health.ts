import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. Whether it can serve is readiness.ts. */
export function addHealth(app: FastifyInstance): void {
  app.get('/healthz', { logLevel: 'silent', config: { needsNoTurn: true } }, async () => ({ status: 'ok' }));
}
