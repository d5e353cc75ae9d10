import { logLine } from '#server/log-line.ts';
import type { Cdn } from './port.ts';

const TIMEOUT = 10_000;
/** Maximum tags of one request. */
const MOST_TAGS = 30;
/** Minimum time between two requests of this process, in ms: Cloudflare's smaller plans allow a few per minute. */
const REST = 12_000;

/**
 * Purge by tag (Cloudflare API v4, `POST /zones/{zone_id}/purge_cache`). The first purge is sent at once, following ones are collected.
 * A failed purge is logged and sent again with the next.
 */
export function cloudflare(
  { apiUrl, zoneId, token }: { apiUrl: string; zoneId: string; token: string },
  { rest = REST, log = logLine } = {},
): Cdn {
  const waiting = new Set<string>();
  let isResting = false;

  const send = async (tags: readonly string[]) => {
    try {
      const response = await fetch(`${apiUrl}/zones/${encodeURIComponent(zoneId)}/purge_cache`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Cloudflare answered ${response.status}`);
    } catch (err) {
      for (const tag of tags) waiting.add(tag);
      log('warn', 'the CDN was not purged: it drops by its own time', { err });
    }
  };
  const next = () => {
    const tags = [...waiting].slice(0, MOST_TAGS);
    if (isResting || tags.length === 0) return;
    for (const tag of tags) waiting.delete(tag);
    isResting = true;
    void send(tags);
    setTimeout(() => {
      isResting = false;
      next();
    }, rest).unref();
  };
  return {
    purge(tags) {
      for (const tag of tags) waiting.add(tag);
      next();
    },
  };
}
