import { doublingWait, steadyMs } from '#rules/shop/retry.ts';
import { waitQuietly } from '../wait-quietly.ts';
import { isDiskFull, makeRoom } from './disk-full.ts';
import type { ServerProcess } from './server-process.ts';

/** Consecutive quick restarts; from then on it is tried once a minute, because its cause (a full disk) may end without the shop. */
const quickStarts = 12;
/** The wait before the first restart, doubled for each further one up to the longest. */
const waits = { firstMs: 50, longestMs: 30_000 };
const slowWaitMs = 60_000;

/** The texts on resetting the count of restarts. */
export const resetWords = `${steadyMs / 60_000} calm minutes reset the count`;

export interface Supervision {
  /** Starts the server once; aborting the signal stops it, or the attempt. */
  launch: (stopping: AbortSignal) => Promise<ServerProcess>;
  say: (line: string) => void;
  /** Waits, at most until the signal aborts. */
  wait?: (ms: number, stopping: AbortSignal) => Promise<void>;
  now?: () => number;
}

/**
 * Starts a server and restarts it whenever it exits unexpectedly: twelve times in a row with growing waits, then once a minute, without
 * limit. While it is tried once a minute, only what changes is said. `isUp` is false from its exit until it answers again.
 * Errors: throws when the very first start fails.
 */
export async function superviseDatabase({
  launch,
  say,
  wait = waitQuietly,
  now = Date.now,
}: Supervision): Promise<{ isUp(): boolean; stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: ServerProcess | undefined = await launch(signal);
  let isUp = true;
  const watching = (async () => {
    let starts = 0;
    let startedAt = now();
    let wasFull = false;
    const sayWhy = (why: string, isChange = false) => {
      const isFull = isDiskFull(why);
      if (isChange || starts <= quickStarts || isFull !== wasFull) say(isFull ? `${why}\n${makeRoom}` : why);
      wasFull = isFull;
    };
    for (;;) {
      const why = await server?.ended;
      isUp = false;
      if (signal.aborted) return;
      if (why !== undefined && now() - startedAt >= steadyMs) starts = 0;
      if (why !== undefined) sayWhy(`The database ended: ${why.trim()}`, true);
      const waitMs = starts < quickStarts ? doublingWait(starts, waits) : slowWaitMs;
      if (starts < quickStarts)
        say(`The database is started again in ${waitMs / 1000} s (${starts + 1} of ${quickStarts}; ${resetWords}).`);
      if (starts === quickStarts)
        say(`The database was started ${quickStarts} times in a row. From now on it is started once a minute, until it stays.`);
      starts += 1;
      await wait(waitMs, signal);
      if (signal.aborted) return;
      server = await launch(signal).catch((error: unknown) => {
        if (!signal.aborted) sayWhy(error instanceof Error ? error.message : String(error));
        return undefined;
      });
      startedAt = now();
      isUp = server !== undefined;
      if (server !== undefined && !signal.aborted) say('The database is back.');
    }
  })();
  return {
    isUp: () => isUp,
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
