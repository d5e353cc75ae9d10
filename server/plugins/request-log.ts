import { type FastifyRequest, LogController } from 'fastify';

/** The part of a route that opens something to whoever knows it: an invitation, a refusal of mails, a shared design, a private picture. */
const secretPart = /\/:(?:token|code|pass)(?=\/|$)/;
/** The same where the route is a wildcard: pages (admin/routes.tsx, contract/routes.ts) and pictures of shared designs. */
const secretStart = /^(\/admin\/invitation|\/s|\/shares)\/[^/]+/i;

/**
 * What the log records of a request. Of its address the path only, because its parameters carry tokens, preview links and what people
 * search for; of a path with a secret the route's pattern.
 */
export function loggedRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip' | 'socket' | 'routeOptions'>) {
  const { method, host, ip, socket } = request;
  const pattern = request.routeOptions.url;
  const url = pattern !== undefined && secretPart.test(pattern) ? pattern : pathOf(request.url);
  const { remotePort } = socket;
  return { method, url, host, remoteAddress: ip, ...(remotePort === undefined ? {} : { remotePort }) };
}

/** Fastify's own lines, without the parameters of an address that no route knows. */
export class PathLog extends LogController {
  override routeNotFound(request: FastifyRequest): void {
    request.log.info(`Route ${request.method}:${pathOf(request.url)} not found`);
  }
}

function pathOf(url: string): string {
  return url.replace(/[?#;].*$/s, '').replace(secretStart, '$1/*');
}
