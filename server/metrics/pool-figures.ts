import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#db/open.ts';

/** Connections of each pool: open, idle, and requests waiting for one. `pages` is the rendering's own pool of visitor connections. */
export function watchPools(registry: Registry, database: Database): void {
  const pools: readonly [role: string, pool: pg.Pool][] = [
    ...(['public', 'pages', 'user', 'artist', 'brand', 'admin'] as const).map((role) => [role, database.pool(role)] as [string, pg.Pool]),
    ['service', database.servicePool],
    ['identity', database.identityPool],
  ];
  const gauge = (name: string, help: string, read: (pool: pg.Pool) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['role'],
      registers: [registry],
      collect() {
        for (const [role, pool] of pools) this.set({ role }, read(pool));
      },
    });
  gauge('seam_pool_connections', 'Connections open', (pool) => pool.totalCount);
  gauge('seam_pool_idle', 'Connections that nobody uses', (pool) => pool.idleCount);
  gauge('seam_pool_waiting', 'Requests that wait for a connection', (pool) => pool.waitingCount);
  gauge('seam_pool_limit', 'Connections at most', (pool) => pool.options.max);
}
