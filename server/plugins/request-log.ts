import { type FastifyRequest, LogController } from 'fastify';

/**
 * What the log records of a request. Of its address the path only: parameters carry tokens, preview links and what people search for.
 */
export function loggedRequest(request: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip' | 'socket'>) {
  const { method, url, host, ip, socket } = request;
  const { remotePort } = socket;
  return { method, url: pathOf(url), host, remoteAddress: ip, ...(remotePort === undefined ? {} : { remotePort }) };
}

/** Fastify's own lines, without the parameters of an address that no route knows. */
export class PathLog extends LogController {
  override routeNotFound(request: FastifyRequest): void {
    request.log.info(`Route ${request.method}:${pathOf(request.url)} not found`);
  }
}

function pathOf(url: string): string {
  return url.replace(/[?#;].*$/s, '');
}
