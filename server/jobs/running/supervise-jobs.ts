import type { Runner } from 'graphile-worker';
import { waitQuietly } from '#db/wait-quietly.ts';
import { doublingWait } from '#rules/shop/retry.ts';

/** Interval of checks on the clock and the runner, ms. */
const lookMs = 20_000;
/** A wall clock set back by more than this (ms) was moved; less is an ordinary correction. */
const movedBackMs = 5_000;
/** Delay before restarting a failed runner; it doubles up to the maximum. */
const waits = { firstMs: 500, longestMs: 60_000 };
/** Grace period for running jobs when the shop stops, ms; then they are returned to the queue. */
const stopMs = 2_500;

export interface Parts {
  start: () => Promise<Runner>;
  /** Makes the queue forget minutes in the future of this clock; before every start. */
  forgetFuture: () => Promise<void>;
  /** Returns unfinished jobs to the queue. */
  release: () => Promise<void>;
  /** True while jobs are overdue and no worker is active: a worker that lost its connection while starting waits for it forever. */
  isStuck: () => Promise<boolean>;
  warn: (error: unknown) => void;
  /** The wall clock, and a monotonic one, both in ms. */
  wallClock?: () => number;
  steadyClock?: () => number;
  /** Waits, at most until the signal aborts. */
  wait?: (ms: number, stopping: AbortSignal) => Promise<void>;
}

/**
 * Keeps a job runner going by restarting it when needed. The library's cron waits for its next minute, and its table refuses minutes before
 * the last one it saw, so after the clock is set back nothing would run until that time comes again. A failed runner does not recover by
 * itself, nor does one whose workers are stuck. A database that is down at startup is waited for as well: `firstStart` settles after the
 * first attempt, whatever its outcome.
 */
export function superviseJobs(parts: Parts): { firstStart: Promise<void>; stop(): Promise<void> } {
  const { wallClock = Date.now, steadyClock = () => performance.now(), wait = waitQuietly } = parts;
  const firstStart = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | undefined;

  const work = async () => {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await parts.forgetFuture();
        runner = await parts.start();
        failures = 0;
        firstStart.resolve();
        await untilMovedOrEnded(runner);
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

  const untilMovedOrEnded = async ({ promise }: Runner) => {
    const hasEnded = promise.then(() => 'ended');
    // Prevents an unhandled rejection between two checks.
    hasEnded.catch(() => {});
    let lead = wallClock() - steadyClock();
    while (!signal.aborted) {
      const event = await Promise.race([hasEnded, wait(lookMs, signal)]);
      if (event === 'ended' && !signal.aborted) throw new Error('the job runner ended by itself');
      const now = wallClock() - steadyClock();
      if (now < lead - movedBackMs) return;
      // An unreachable database is not a reason to restart: the runner reports it.
      if (!signal.aborted && (await parts.isStuck().catch(() => false))) return parts.warn(new Error('jobs are due and nobody works'));
      lead = now;
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
