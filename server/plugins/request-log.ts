import { type FastifyRequest, LogController } from 'fastify';

/**
 * The parts of addresses followed by a secret: an invitation, an unsubscribe link, a shared design and its pictures, a private picture.
 * Unknown addresses are masked too: an extra slash, an encoded letter, another method.
 */
const secretStart = /(\/(?:shares|team|team-orders|team-people|staff-invitations|refusals|private|invitation|renders|s)\/).*/is;
/** The secret part of a route. A matched address can be written differently, such as `/api/share%73/`, so its route is logged instead. */
const secretPart = /\/:(?:token|code|pass)(?=\/|$)/;
/** Decoded one by one, because a malformed sequence elsewhere must not hide a secret. */
const asciiCode = /%([0-7][0-9a-f])/gi;

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
  const path = url.replace(/[?#;].*$/s, '');
  const normal = decoded(path)
    .replace(/\p{Cc}/gu, '')
    .replace(/[\\/]+/g, '/');
  return secretStart.test(normal) ? normal.replace(secretStart, '$1*') : path;
}

/** Decoded until nothing changes, three times at most. */
function decoded(path: string, times = 3): string {
  const next = path.replace(asciiCode, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return next === path || times === 1 ? next : decoded(next, times - 1);
}
