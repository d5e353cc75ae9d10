import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { resetWords } from '#db/embedded/supervise.ts';
import { waitQuietly } from '#db/wait-quietly.ts';
import { doublingWait, steadyMs } from '#rules/shop/retry.ts';
import { databaseAwayCode } from './failed-start.ts';

/** Messages from the shop's process to its supervisor: it is serving, or it was asked to stop. */
export type Word = 'open' | 'closing';

/** Maximum number of consecutive restarts; after that the operator has to look. */
const mostStarts = 10;
/** Delay before the first restart; it doubles up to the longest. */
const waits = { firstMs: 500, longestMs: 30_000 };
/** A process still running this long (ms) after a signal is killed. Longer than the process's own limit (closing.ts). */
const patienceMs = 9_500;
/** How often the supervisor checks whether npm is still running, ms. */
const lookMs = 1_000;

export interface Supervision {
  /** Starts the process with a channel for its messages. */
  start: () => ChildProcess;
  say: (line: string) => void;
  /** Waits, but stops when the signal aborts. */
  wait?: (ms: number, stopping: AbortSignal) => Promise<void>;
  now?: () => number;
}

/**
 * Keeps one process running. If it exits by itself after it was open, it is restarted with a growing delay, at most ten times in a row. A
 * process that never opened (invalid settings, a port in use) or that was asked to stop is not restarted. One that cannot reach the
 * database at startup is retried without limit. `pass` forwards a signal; `ended` resolves to the final exit code.
 */
export function supervise(parts: Supervision): { pass(signal: NodeJS.Signals): void; ended: Promise<number> } {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  return {
    pass(signal) {
      stopping.abort();
      child?.kill(signal);
      setTimeout(() => child?.kill('SIGKILL'), patienceMs).unref();
    },
    ended: superviseChild(parts, stopping.signal, (started) => {
      child = started;
    }),
  };
}

/** Calls `call` once when the parent process has ended, which shows as a new parent id. Does not keep the process alive. */
export function whenOrphaned(call: () => void, parent = () => process.ppid): void {
  const first = parent();
  const looking = setInterval(() => {
    if (parent() === first) return;
    clearInterval(looking);
    call();
  }, lookMs).unref();
}

async function superviseChild(parts: Supervision, stopping: AbortSignal, onStart: (child: ChildProcess) => void): Promise<number> {
  const { start, say, wait = waitAsReason, now = Date.now } = parts;
  let wasEverOpen = false;
  let starts = 0;
  let missed = 0;
  for (;;) {
    const startedAt = now();
    const child = start();
    onStart(child);
    const { code, reason, words } = await endOf(child);
    wasEverOpen ||= words.has('open');
    if (words.has('open')) missed = 0;
    const isDatabaseAway = code === databaseAwayCode;
    if (stopping.aborted || words.has('closing') || code === 0 || !(wasEverOpen || isDatabaseAway)) return code;
    if (words.has('open') && now() - startedAt >= steadyMs) starts = 0;
    if (isDatabaseAway) {
      const waitMs = doublingWait(missed, waits);
      missed += 1;
      say(`The shop waits for its database and is started again in ${waitMs / 1000} s.`);
      await wait(waitMs, stopping);
      if (stopping.aborted) return 0;
      continue;
    }
    say(`The shop ended by itself (${reason}).`);
    if (starts === mostStarts) {
      say(`It was started again ${mostStarts} times in a row and is given up.`);
      return code;
    }
    const waitMs = doublingWait(starts, waits);
    starts += 1;
    say(`It is started again in ${waitMs / 1000} s (${starts} of ${mostStarts}; ${resetWords}).`);
    await wait(waitMs, stopping);
    if (stopping.aborted) return 0;
  }
}

function endOf(child: ChildProcess): Promise<{ code: number; reason: string; words: Set<unknown> }> {
  const words = new Set<unknown>();
  child.on('message', (word) => words.add(word));
  return new Promise((done) => {
    child.once('error', (error) => done({ code: 1, reason: error.message, words }));
    child.once('exit', (code, signal) =>
      done({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], reason: signal ?? `code ${code}`, words }),
    );
  });
}

/** This timer keeps the process alive when nothing else does. */
function waitAsReason(ms: number, stopping: AbortSignal): Promise<void> {
  return waitQuietly(ms, stopping, true);
}
