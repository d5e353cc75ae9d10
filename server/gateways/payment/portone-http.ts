import { z } from 'zod';

/** PortOne's answer: the JSON, or the type of its refusal; anything else is an outage. */
export type PortOneReply = { ok: true; body: unknown } | { ok: false; type: string } | 'UNAVAILABLE';

/** The vendor asks for at least 60 seconds on writes: a dropped connection does not stop the request there. */
const WRITE_TIMEOUT = 60_000;
const READ_TIMEOUT = 10_000;

const refusal = z.object({ type: z.string() });

/**
 * Calls the PortOne V2 API. The vendor's client is not used for this: it has no timeout, no Idempotency-Key, drops the path of
 * its base address, and throws SyntaxError when a gateway answers with a page.
 */
export function portOneHttp(settings: { apiUrl: string; apiSecret: string }) {
  async function call(method: string, path: string, init: { body?: unknown; idempotencyKey?: string } = {}): Promise<PortOneReply> {
    const headers: Record<string, string> = { authorization: `PortOne ${settings.apiSecret}` };
    if (init.body !== undefined) headers['content-type'] = 'application/json';
    if (init.idempotencyKey !== undefined) headers['idempotency-key'] = `"${init.idempotencyKey}"`;
    try {
      const response = await fetch(`${settings.apiUrl}${path}`, {
        method,
        headers,
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
        signal: AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT),
        redirect: 'error',
      });
      const body: unknown = await response.json();
      if (response.ok) return { ok: true, body };
      const parsed = refusal.safeParse(body);
      return parsed.success && response.status < 500 ? { ok: false, type: parsed.data.type } : 'UNAVAILABLE';
    } catch {
      // Unreachable, too slow, or not JSON: the caller cannot know whether it arrived, and asks again.
      return 'UNAVAILABLE';
    }
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown, idempotencyKey?: string) =>
      call('POST', path, { body, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }),
  };
}
