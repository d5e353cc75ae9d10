import { z } from 'zod';
import { boundedText } from '../bounded-text.ts';

/** PortOne's response: the JSON or the error type; anything else is an outage. */
export type PortOneReply = { ok: true; body: unknown } | { ok: false; type: string } | 'UNAVAILABLE';

/** Kinds of calls with different timeouts: a buyer waits for the first two, and a cancellation continues at PortOne after we disconnect. */
export type PortOneCall = 'read' | 'begin' | 'write' | 'cancel';

/**
 * Timeouts in milliseconds from the first byte sent to the last byte read. A payment starts within ten seconds or not at all. The vendor
 * recommends 60 seconds for cancellations because disconnecting does not stop them; here the result is queried afterwards, so that a buyer
 * need not wait that long.
 */
export const portOneTimeouts: Record<PortOneCall, number> = { read: 5_000, begin: 8_000, write: 10_000, cancel: 30_000 };

/** Temporary error types. */
const passing = new Set(['IDEMPOTENCY_OUTSTANDING_REQUEST', 'TOO_MANY_REQUESTS']);

const refusal = z.object({ type: z.string().min(1).max(200) });

/**
 * Calls the PortOne V2 API. It does not use the vendor's client, which has no timeout, no Idempotency-Key and no size limit, drops the path
 * of its base URL, and throws SyntaxError when a gateway returns HTML.
 */
export function portOneHttp(
  settings: { apiUrl: string; apiSecret: string },
  deadline = (milliseconds: number) => AbortSignal.timeout(milliseconds),
) {
  async function call(kind: PortOneCall, path: string, init: { body?: unknown; idempotencyKey?: string } = {}): Promise<PortOneReply> {
    const headers: Record<string, string> = { authorization: `PortOne ${settings.apiSecret}` };
    if (init.body !== undefined) headers['content-type'] = 'application/json';
    if (init.idempotencyKey !== undefined) headers['idempotency-key'] = `"${init.idempotencyKey}"`;
    try {
      const response = await fetch(`${settings.apiUrl}${path}`, {
        method: kind === 'read' ? 'GET' : 'POST',
        headers,
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
        signal: deadline(portOneTimeouts[kind]),
        redirect: 'error',
      });
      const body: unknown = JSON.parse(await boundedText(response));
      if (response.ok) return { ok: true, body };
      const parsed = refusal.safeParse(body);
      return parsed.success && response.status < 500 && !passing.has(parsed.data.type)
        ? { ok: false, type: parsed.data.type }
        : 'UNAVAILABLE';
    } catch {
      // Unreachable, too slow, too large, or not JSON: the caller cannot know whether the call arrived, and retries.
      return 'UNAVAILABLE';
    }
  }
  return {
    get: (path: string) => call('read', path),
    post: (kind: Exclude<PortOneCall, 'read'>, path: string, body: unknown, idempotencyKey?: string) =>
      call(kind, path, { body, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }),
  };
}
