import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { UpstreamAnswer } from '#server/identity/proxy/upstream.ts';

/** `nextName` is of the refresh token in the answer, `keptSince` when it came, in ms; both null while there is none. */
type Entry = { readonly answer: Promise<UpstreamAnswer>; readonly nextName: string | null; readonly keptSince: number | null };

/** Exchanges under way and answers kept; beyond that the least recently used one is dropped and made again. */
const mostEntries = 10_000;

export type JoinedRefreshes = {
  /** The answer for this token: of the exchange under way or just made, else of `exchange`. */
  join(refreshToken: string, exchange: () => Promise<UpstreamAnswer>): Promise<UpstreamAnswer>;
  /** After sign-out: nobody gets tokens for this one any more. */
  forget(refreshToken: string): void;
};

/**
 * Two tabs, or a page whose answer was lost on the way, show one refresh token twice. The provider calls that theft and ends
 * the sign-in; here all of them get the same answer while it is made and for `keptMs` after, and the provider stays strict. Our own
 * provider keeps answers itself, for every process (replayed-refreshes.ts): then `keptMs` is 0.
 */
export function createJoinedRefreshes(clock: () => Date, keptMs: number): JoinedRefreshes {
  const entries = new LRUCache<string, Entry>({ max: mostEntries, ttlResolution: 0, perf: { now: () => clock().getTime() } });
  const keep = (name: string, entry: Omit<Entry, 'keptSince'>) =>
    entries.set(name, { ...entry, keptSince: clock().getTime() }, { ttl: keptMs });

  return {
    async join(refreshToken, exchange) {
      const name = nameOf(refreshToken);
      const known = entries.get(name);
      // One from the future: the clock was moved back, and nobody can say how old it is.
      if (known && (known.keptSince ?? 0) <= clock().getTime()) return known.answer;
      const made = exchange();
      entries.set(name, { answer: made, nextName: null, keptSince: null });
      const answer = await made.catch((error: unknown) => {
        entries.delete(name);
        throw error;
      });
      // A refusal costs little to ask again, and an outage must be asked again.
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
