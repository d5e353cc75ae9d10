import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '#db/open.ts';
import type { ShopParts } from '#server/shop.ts';
import { databaseFigures } from './database-figures.ts';
import { watchBackups } from './last-backup.ts';
import { watchRequests } from './request-figures.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry for all metrics of this process. */
    metrics: Registry;
  }
}

/**
 * `GET /metrics` in Prometheus's text format: requests, pools, jobs, payments, refunds, discrepancies, pages, process. Queries the database
 * at most once in five seconds; while the database is down its metrics are absent and `seam_database_up` is 0. Only available from this
 * machine unless METRICS_PUBLIC is set, and never through a proxy.
 */
export function addMetrics(app: FastifyInstance, shop: ShopParts): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  watchRequests(app, registry);
  watchPools(registry, shop.database);
  watchBackups(registry, shop.config.dataDir);
  const database = databaseFigures(registry, shop);
  app.addHook('onClose', () => database.close());
  app.get('/metrics', { logLevel: 'silent', config: { needsNoTurn: true } }, async (request, reply) => {
    if (!shop.config.metricsPublic && !isFromThisMachine(request)) return reply.code(404).send();
    await database.refresh();
    const parts = await Promise.all([registry.metrics(), processFigures().metrics()]);
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(parts.join('\n'));
  });
}

/** The registry of the process, or an unused one where a service is mounted by itself. */
export function metricsOf(app: FastifyInstance): Registry {
  return app.hasDecorator('metrics') ? app.metrics : new Registry();
}

// A proxy on this machine is local too, but it sends the client's address.
function isFromThisMachine({ ip, socket, headers }: FastifyRequest): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isPassedOn && isLoopback(ip) && isLoopback(socket.remoteAddress ?? '');
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
}

let registry: Registry | null = null;

/**
 * Memory, CPU, event loop and garbage collection of this process, under the usual names of Node dashboards. One registry per process,
 * however many apps it builds.
 */
function processFigures(): Registry {
  if (registry === null) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}

/** Connections of each pool: open, idle, and requests waiting for one. */
function watchPools(registry: Registry, database: Database): void {
  const pools: readonly [name: string, pool: pg.Pool][] = [
    ...(['public', 'pages', 'members'] as const).map((name) => [name, database.pool(name)] as [string, pg.Pool]),
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
        for (const [name, pool] of pools) this.set({ role: name }, read(pool));
      },
    });
  gauge('seam_pool_connections', 'Connections open', (pool) => pool.totalCount);
  gauge('seam_pool_idle', 'Connections that nobody uses', (pool) => pool.idleCount);
  gauge('seam_pool_waiting', 'Requests that wait for a connection', (pool) => pool.waitingCount);
  gauge('seam_pool_limit', 'Connections at most', (pool) => pool.options.max);
  const { replica } = database;
  if (replica !== null)
    new Gauge({
      name: 'seam_replica_current',
      help: '1 when visitors read from the replica, 0 when it is behind or away',
      registers: [registry],
      collect() {
        this.set(replica.isCurrent() ? 1 : 0);
      },
    });
}
