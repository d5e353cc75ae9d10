import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import type { ShopParts } from '#server/shop.ts';
import { databaseFigures } from './database-figures.ts';
import { watchPools } from './pool-figures.ts';
import { processFigures } from './process-figures.ts';
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
