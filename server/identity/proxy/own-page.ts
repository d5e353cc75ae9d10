import type { IncomingHttpHeaders } from 'node:http';
import { type Config, isLoopbackHost } from '#server/config.ts';

/**
 * True for a request from the shop's own pages or from a client that is not a browser: browsers send the origin with every POST. The
 * configured address decides, never the Host header; only a demonstration also accepts another loopback name.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, config: Pick<Config, 'publicUrl' | 'mode'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origin === new URL(config.publicUrl).origin) return true;
  return config.mode === 'demo' && origin === `http://${host}` && URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}
