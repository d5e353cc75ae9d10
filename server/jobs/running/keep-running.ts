import type { Runner } from 'graphile-worker';
import { waitQuietly } from '#db/wait-quietly.ts';
import { doublingWait } from '#rules/shop/retry.ts';

/** How often the clock and the runner are looked at, ms. */
const lookMs = 20_000;
/** A wall clock that fell behind by more than this, in ms, was moved back; less is an ordinary correction. */
const movedBackMs = 5_000;
/** The wait before a runner that failed is started again; it doubles up to the longest. */
const waits = { firstMs: 500, longestMs: 60_000 };
/** How long jobs under way may go on when the shop stops, ms; then they are given back to the queue. */
const stopMs = 2_500;

export interface Parts {
  start: () => Promise<Runner>;
  /** Makes the queue forget minutes that are still to come by this clock; before every start. */
  forgetFuture: () => Promise<void>;
  /** Gives jobs that did not end in time back to the queue. */
  giveBack: () => Promise<void>;
  /** True while jobs are long due and nobody works: workers that lost their connection as they began wait for it for ever. */
  isStuck: () => Promise<boolean>;
  warn: (error: unknown) => void;
  /** The wall clock, and one that nobody can move, both in ms. */
  wallClock?: () => number;
  steadyClock?: () => number;
  /** Waits, and not longer than until the signal aborts. */
  wait?: (ms: number, stopping: AbortSignal) => Promise<void>;
}

/**
 * Keeps a job runner going. The library's cron waits until the minute it has in mind, and its table refuses minutes before the last one it saw: after the
 * clock was moved back nothing would run until the old time comes again. And a runner that failed stays away, as one whose workers are stuck. All are started anew here.
 * A database that is away at the very start is waited for too: `firstStart` settles after the first attempt, whatever came of it.
 */
export function keepJobsRunning(parts: Parts): { firstStart: Promise<void>; stop(): Promise<void> } {
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
    // Between two looks nobody waits for it.
    hasEnded.catch(() => {});
    let lead = wallClock() - steadyClock();
    while (!signal.aborted) {
      const event = await Promise.race([hasEnded, wait(lookMs, signal)]);
      if (event === 'ended' && !signal.aborted) throw new Error('the job runner ended by itself');
      const now = wallClock() - steadyClock();
      if (now < lead - movedBackMs) return;
      // A database that is away is no reason: the runner says so itself.
      if (!signal.aborted && (await parts.isStuck().catch(() => false))) return parts.warn(new Error('jobs are due and nobody works'));
      lead = now;
    }
  };

  /** Lets jobs under way finish within the limit; what does not is given back. */
  const endGently = async (ending: Runner | undefined) => {
    if (ending === undefined) return;
    const limit = new AbortController();
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      limit.abort();
    };
    // It may have ended already, which `stop` refuses.
    ending.stop().then(end, end);
    await wait(stopMs, limit.signal);
    if (!hasEnded) await parts.giveBack().catch(parts.warn);
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
