import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Shop } from '#server/shop.ts';

/** `/healthz`: the process answers. `/readyz`: the database does too. `/metrics`: figures of the process, for this machine only unless configured. */
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
  let requests = 0;
  let failures = 0;
  app.addHook('onResponse', async (_request, reply) => {
    requests += 1;
    if (reply.statusCode >= 500) failures += 1;
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!shop.config.metricsPublic && !isOfThisMachine(request)) return reply.code(404).send();
    const { rss, heapUsed } = process.memoryUsage();
    const figures: [name: string, kind: 'counter' | 'gauge', value: number][] = [
      ['seam_http_requests_total', 'counter', requests],
      ['seam_http_failures_total', 'counter', failures],
      ['seam_resident_memory_bytes', 'gauge', rss],
      ['seam_heap_used_bytes', 'gauge', heapUsed],
      ['seam_uptime_seconds', 'gauge', Math.round(process.uptime())],
    ];
    return reply
      .type('text/plain; version=0.0.4')
      .send(figures.map(([name, kind, value]) => `# TYPE ${name} ${kind}\n${name} ${value}\n`).join(''));
  });
}

/** A proxy on this machine whose word nobody trusts speaks for anyone: what came through it is not of this machine. */
function isOfThisMachine({ ip, socket, headers }: FastifyRequest): boolean {
  const isLoopback = ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isLoopback && !(isForwarded && ip === socket.remoteAddress);
}
