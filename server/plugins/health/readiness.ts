import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { isMigratedForCode } from '#db/migrate.ts';
import { openPool } from '#db/pool.ts';
import type { ShopParts } from '#server/shop.ts';

/** Database response time, in ms, above which a load balancer should route elsewhere. */
const answerMs = 1_000;

/** Reasons why this process cannot serve. */
type Obstacle = 'stopping' | 'database' | 'migrations';

/**
 * `/readyz`: 200 when the mounted services can serve: the database responds within a second, this code may serve its tables, and the
 * process is not stopping. Otherwise 503 with the reason. `/healthz` tells whether the process runs at all. Uses a separate connection, so
 * that busy pools do not look like a lost database.
 */
export function addReadiness(app: FastifyInstance, shop: ShopParts): void {
  let owner: pg.Pool | undefined;
  app.addHook('onClose', async () => owner?.end());
  app.get('/readyz', { logLevel: 'silent', config: { needsNoTurn: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    owner ??= openPool({
      connectionString: shop.database.url,
      max: 1,
      options: `-c statement_timeout=${answerMs}`,
      silenceMs: 2 * answerMs,
    });
    const obstacle = app.stopping.aborted ? 'stopping' : await obstacleOf(owner);
    if (obstacle === undefined) return { status: 'ready', services: shop.config.services };
    return reply.code(503).header('retry-after', '1').send({ status: 'unavailable', part: obstacle });
  });
}

async function obstacleOf(owner: pg.Pool): Promise<Obstacle | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'database'>((done) => {
    timer = setTimeout(done, answerMs, 'database');
  });
  const answer = isMigratedForCode(owner).then(
    (isServed): Obstacle | undefined => (isServed ? undefined : 'migrations'),
    () => 'database' as const,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
