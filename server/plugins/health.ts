import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Shop } from '#server/shop.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export function addHealth(app: FastifyInstance, shop: Shop): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(shop.database.service);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', part: 'database' });
    }
  });
}
