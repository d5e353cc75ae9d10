import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Bucket bounds in seconds: a cached page takes milliseconds, a payment waits for its provider. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts responses with their duration by route pattern, never by address, which would be unbounded. */
export function watchRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'seam_http_request_duration_seconds',
    help: 'Requests answered, by pattern of the route',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  // Looking up a metric by its labels costs more than counting, so each is looked up once. There are as many as routes, methods and status
  // classes.
  const known = new Map<string, { observe(seconds: number): void }>();
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const method = knownMethods.has(request.method) ? request.method : 'other';
    const route = routeOf(request);
    const name = `${status} ${method} ${route}`;
    const figure = known.get(name) ?? durations.labels({ route, method, status });
    known.set(name, figure);
    figure.observe(reply.elapsedTime / 1000);
    done();
  });
}

// Each built file is its own route, with a new name in every build.
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
