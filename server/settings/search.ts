import type { z } from 'zod';

/** The search engine: PostgreSQL, or a separate one. */
export type SearchConfig = { source: 'postgresql' } | { source: 'groonga'; url: string; authorization: string | null };

/** The setting of the search in the environment; `address` validates URLs. */
export function searchEnvironment<Address extends z.ZodType<string>>(address: Address) {
  return {
    SEARCH_URL: address
      .optional()
      .describe('Groonga server that searches, filled by the jobs, with name:password of a proxy before it; else PostgreSQL searches'),
  };
}

/** The engine of SEARCH_URL, or PostgreSQL. A name and password in the address go into a header: no URL is sent, or logged, with them. */
export function readSearchEngine({ SEARCH_URL: written }: { SEARCH_URL?: string | undefined }): SearchConfig {
  if (written === undefined) return { source: 'postgresql' };
  const url = new URL(written);
  const account = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = account === ':' ? null : `Basic ${Buffer.from(account).toString('base64')}`;
  return { source: 'groonga', url: `${url.origin}${url.pathname.replace(/\/$/, '')}`, authorization };
}
