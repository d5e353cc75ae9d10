import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { UpstreamAnswer } from '#server/identity/proxy/upstream.ts';

/** `nextName` names the refresh token in the response, `keptSince` is when it arrived, in ms; both are null until then. */
type Entry = { readonly answer: Promise<UpstreamAnswer>; readonly nextName: string | null; readonly keptSince: number | null };

/** Maximum exchanges in progress and cached responses; beyond that the least recently used is dropped. */
const mostEntries = 10_000;

export type JoinedRefreshes = {
  /** The response for this token: from an exchange in progress or just completed, else from `exchange`. */
  join(refreshToken: string, exchange: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer>;
  /** After sign-out: drops the cached response for this token. */
  forget(refreshToken: string): void;
};

/**
 * Two tabs, or a page whose response was lost, send the same refresh token twice. The provider treats that as theft and ends the sign-in.
 * Here all of them share one response while it is made and for `keptMs` afterwards, and the provider stays strict. Our own provider caches
 * responses itself, for every process (replayed-refreshes.ts); `keptMs` is then 0.
 */
export function createJoinedRefreshes(clock: () => Date, keptMs: number): JoinedRefreshes {
  const entries = new LRUCache<string, Entry>({ max: mostEntries, ttlResolution: 0, perf: { now: () => clock().getTime() } });
  const keep = (name: string, entry: Omit<Entry, 'keptSince'>) =>
    entries.set(name, { ...entry, keptSince: clock().getTime() }, { ttl: keptMs });

  return {
    async join(refreshToken, exchange) {
      const name = nameOf(refreshToken);
      const known = entries.get(name);
      // An entry from the future means that the clock was moved back and its age is unknown.
      if (known && (known.keptSince ?? 0) <= clock().getTime()) return known.answer;
      const made = exchange();
      entries.set(name, { answer: made, nextName: null, keptSince: null });
      const answer = await made.catch((error: unknown) => {
        entries.delete(name);
        throw error;
      });
      // A rejection is cheap to repeat, and an outage must be retried.
      if (answer.kind !== 'tokens' || keptMs === 0) entries.delete(name);
      else keep(name, { answer: made, nextName: nameOf(answer.tokens.refresh_token) });
      return answer;
    },
    forget(refreshToken) {
      const name = nameOf(refreshToken);
      for (const [key, { nextName }] of [...entries.entries()]) if (key === name || nextName === name) entries.delete(key);
    },
  };
}

function nameOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}
