import { createHash } from 'node:crypto';
import type { UpstreamAnswer } from '#server/identity/proxy/upstream.ts';

type Entry = { readonly answer: Promise<UpstreamAnswer>; settledAt: number | null; nextName: string | null };

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
  const entries = new Map<string, Entry>();

  const sweep = () => {
    const now = clock().getTime();
    // One from the future: the clock was moved back, and nobody can say how old it is.
    const isOver = (settledAt: number) => settledAt <= now - keptMs || settledAt > now;
    for (const [name, { settledAt }] of entries) if (settledAt !== null && isOver(settledAt)) entries.delete(name);
  };

  return {
    async join(refreshToken, exchange) {
      sweep();
      const name = nameOf(refreshToken);
      const known = entries.get(name);
      if (known) return known.answer;
      const entry: Entry = { answer: exchange(), settledAt: null, nextName: null };
      entries.set(name, entry);
      const answer = await entry.answer.catch((error: unknown) => {
        entries.delete(name);
        throw error;
      });
      if (answer.kind === 'tokens') {
        entry.settledAt = clock().getTime();
        entry.nextName = nameOf(answer.tokens.refresh_token);
      } else {
        // A refusal costs little to ask again, and an outage must be asked again.
        entries.delete(name);
      }
      return answer;
    },
    forget(refreshToken) {
      const name = nameOf(refreshToken);
      for (const [key, { nextName }] of entries) if (key === name || nextName === name) entries.delete(key);
    },
  };
}

function nameOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}
