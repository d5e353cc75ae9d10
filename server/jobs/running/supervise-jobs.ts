import type { Runner } from 'graphile-worker';
import { waitQuietly } from '#db/wait-quietly.ts';
import { doublingWait } from '#rules/shop/retry.ts';

/** Interval of checks on the runner, ms. */
const lookMs = 20_000;
/** Delay before restarting a failed runner; it doubles up to the maximum. */
const waits = { firstMs: 500, longestMs: 60_000 };
/** Grace period for running jobs when the shop stops, ms; then they are returned to the queue. */
const stopMs = 2_500;

export interface Parts {
  start: () => Promise<Runner>;
  /** Returns unfinished jobs to the queue. */
  release: () => Promise<void>;
  /** True while jobs are overdue and no worker is active: a worker that lost its connection while starting waits for it forever. */
  isStuck: () => Promise<boolean>;
  warn: (error: unknown) => void;
  /** Waits, at most until the signal aborts. */
  wait?: (ms: number, stopping: AbortSignal) => Promise<void>;
}

/**
 * Keeps a job runner going by restarting it when needed: a failed one does not recover by itself, nor does one whose workers are stuck. A
 * database that is down at startup is waited for as well: `firstStart` settles after the first attempt, whatever its outcome.
 */
export function superviseJobs(parts: Parts): { firstStart: Promise<void>; stop(): Promise<void> } {
  const { wait = waitQuietly } = parts;
  const firstStart = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | undefined;

  const work = async () => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        runner = await parts.start();
        failures = 0;
        firstStart.resolve();
        await untilEnded(runner);
      } catch (error) {
        firstStart.resolve();
        if (!signal.aborted) parts.warn(error);
        await wait(doublingWait(failures, waits), signal);
        failures += 1;
      }
      await endGently(runner);
      runner = undefined;
    }
  };

  const untilEnded = async ({ promise }: Runner) => {
    const hasEnded = promise.then(() => 'ended');
    // Prevents an unhandled rejection between two checks.
    hasEnded.catch(() => {});
    while (!signal.aborted) {
      const event = await Promise.race([hasEnded, wait(lookMs, signal)]);
      if (event === 'ended' && !signal.aborted) throw new Error('the job runner ended by itself');
      // An unreachable database is not a reason to restart: the runner reports it.
      if (!signal.aborted && (await parts.isStuck().catch(() => false))) return parts.warn(new Error('jobs are due and nobody works'));
    }
  };

  /** Lets running jobs finish within the grace period; unfinished ones are returned to the queue. */
  const endGently = async (ending: Runner | undefined) => {
    if (ending === undefined) return;
    const limit = new AbortController();
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      limit.abort();
    };
    // It may have ended already, in which case `stop` rejects.
    ending.stop().then(end, end);
    await wait(stopMs, limit.signal);
    if (!hasEnded) await parts.release().catch(parts.warn);
  };

  const working = work();
  return {
    firstStart: firstStart.promise,
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
