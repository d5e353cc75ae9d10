import { createHash } from 'node:crypto';
import { cached } from '#server/cached.ts';
import type { UpstreamAnswer } from '#server/identity/proxy/upstream.ts';

/** Maximum cached responses; beyond that the least recently used is dropped. */
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
  const answers = cached<UpstreamAnswer>({
    most: mostEntries,
    freshMs: keptMs,
    // A rejection is cheap to repeat, and an outage must be retried.
    isKept: ({ kind }) => kind === 'tokens' && keptMs > 0,
    now: () => clock().getTime(),
  });
  return {
    join: (refreshToken, exchange) => answers.get(nameOf(refreshToken), exchange),
    forget(refreshToken) {
      const name = nameOf(refreshToken);
      answers.forget((key, answer) => key === name || (answer.kind === 'tokens' && answer.tokens.refresh_token === refreshToken));
    },
  };
}

function nameOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('base64url');
}
