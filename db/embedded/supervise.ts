import { calmly, doublingWait, steadyMs } from '#rules/shop/retry.ts';
import { waitQuietly } from '../wait-quietly.ts';
import type { ServerProcess } from './server-process.ts';

/** Maximum consecutive restarts; then a person has to look. */
const mostStarts = 12;
/** The wait before the first restart, doubled for each further one up to the longest. */
const waits = { firstMs: 50, longestMs: 30_000 };

export interface Supervision {
  /** Starts the server once; aborting the signal stops it, or the attempt. */
  launch: (stopping: AbortSignal) => Promise<ServerProcess>;
  say: (line: string) => void;
  /** Waits, at most until the signal aborts. */
  wait?: (ms: number, stopping: AbortSignal) => Promise<void>;
  now?: () => number;
}

/**
 * Starts a server and restarts it whenever it exits unexpectedly, with growing waits and at most twelve times in a row.
 * Errors: throws when the very first start fails.
 */
export async function keepRunning({ launch, say, wait = waitQuietly, now = Date.now }: Supervision): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server: ServerProcess | undefined = await launch(signal);
  const watching = (async () => {
    let starts = 0;
    let startedAt = now();
    for (;;) {
      const why = await server?.ended;
      if (signal.aborted) return;
      if (why !== undefined && now() - startedAt >= steadyMs) starts = 0;
      if (why !== undefined) say(`The database ended: ${why.trim()}`);
      if (starts === mostStarts)
        return say(
          `The database was started ${mostStarts} times in a row and is given up. Look into its data folder, then start the shop again.`,
        );
      const waitMs = doublingWait(starts, waits);
      starts += 1;
      say(`The database is started again in ${waitMs / 1000} s (${starts} of ${mostStarts}; ${calmly}).`);
      await wait(waitMs, signal);
      if (signal.aborted) return;
      server = await launch(signal).catch((error: unknown) => {
        if (!signal.aborted) say(error instanceof Error ? error.message : String(error));
        return undefined;
      });
      startedAt = now();
      if (server !== undefined && !signal.aborted) say('The database is back.');
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}
