import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { derivedKey } from './keys/derived-key.ts';

/**
 * Identifies the page renderer to a data service in another process: all its requests come from one address and do not belong to one
 * visitor.
 */
const header = 'x-shop-pages';

/** The headers a rendering process sends with its queries, to prove that it holds the shop's secret. */
export function pagesPass(config: Pick<Config, 'secret'>): Record<string, string> {
  return { [header]: derivedKey(config.secret, 'pages-pass').toString('base64url') };
}

/** True for a query from the shop's own renderer. */
export function readsPagesPass(config: Pick<Config, 'secret'>): (request: Pick<FastifyRequest, 'headers'>) => boolean {
  const pass = Buffer.from(pagesPass(config)[header] ?? '');
  return ({ headers }) => {
    if (headers[header] === undefined) return false;
    const shown = Buffer.from(String(headers[header]));
    return shown.length === pass.length && timingSafeEqual(shown, pass);
  };
}
