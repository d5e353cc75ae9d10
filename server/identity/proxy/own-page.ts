import type { IncomingHttpHeaders } from 'node:http';
import { type Config, isLoopbackHost } from '#server/config.ts';

/**
 * True when a request comes from a page of the shop itself, or from no browser at all: browsers name the origin of every POST.
 * The configured address decides, never the Host header; only a demonstration may also be opened by another loopback name.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, config: Pick<Config, 'publicUrl' | 'mode'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(config.publicUrl).origin) return true;
  return config.mode === 'demo' && origin === `http://${host}` && URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}
