import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { isMigratedAsCode } from '#db/migrate.ts';
import { openPool } from '#db/pool.ts';
import type { ShopParts } from '#server/shop.ts';

/** How long the database may take to answer, in ms, before a balancer should send people elsewhere. */
const answerMs = 1_000;

/** What keeps this process from serving. */
type Obstacle = 'stopping' | 'database' | 'migrations';

/**
 * `/readyz`: 200 when what this process mounts can be served: the database answers within a second, its tables are those of this code, and the process
 * is not about to stop. Else 503 with the part that is missing. Whether the process runs at all is `/healthz`. A connection of its own, so that a
 * crowd in the shop's pools is not taken for a database that is gone.
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
  const answer = isMigratedAsCode(owner).then(
    (isSame): Obstacle | undefined => (isSame ? undefined : 'migrations'),
    () => 'database' as const,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
