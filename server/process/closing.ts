import { aborted } from '#db/wait-quietly.ts';
import { logLine } from '#server/log-line.ts';
import type { Word } from './supervision.ts';

/**
 * Closes something that was opened. When `hurry` aborts, the time is nearly over, and what it waits for will not come. `later` resolves when
 * all that was opened later is closed, hurry or not. Requests in progress have `answerMs`.
 */
export type Closer = (hurry: AbortSignal, later: Promise<unknown>, answerMs: number) => void | Promise<void>;

/**
 * How long a shutdown may take, in ms: requests in progress are answered until `answer`; after `patience`, what is left is closed without
 * waiting for the rest, because a database that is not asked in time would be left running; the process exits after `longest` in any case.
 */
interface Limits {
  answer: number;
  patience: number;
  longest: number;
}

/** Time limits of a stop: five seconds in a terminal, ten under a service manager (docs/operating.md, section 2). */
const atTerminal: Limits = { answer: 3_000, patience: 3_500, longest: 4_500 };
const byManager: Limits = { answer: 7_000, patience: 7_500, longest: 8_500 };

/** A terminal gives one Ctrl-C to every process in front, and npm and whatever started this one forward theirs: what comes within this time, ms, is the same press. */
const onePressMs = 1_000;

/** Why it ends when no signal says so. */
const orphaned = 'its supervisor is gone';

/** Tells the supervisor, if there is one, how to treat this process's exit (server/process/supervision.ts). */
export function notifySupervisor(word: Word): void {
  // A channel that closes at this moment is not an error.
  if (process.connected) process.send?.(word, undefined, undefined, () => {});
}

/**
 * From now on Ctrl-C, a closed terminal, a stop by the system or the death of the supervisor ends this process cleanly within five seconds
 * (ten for SIGTERM), even during startup. `onClose` registers what has been opened; the last opened is closed first. A second Ctrl-C, a second or more later,
 * exits at once. `onEnd` is called last, with why it ended and whether everything is closed.
 */
export function closeAtSignals(onEnd: (why: string, isClosed: boolean) => void = () => {}): {
  onClose: (closer: Closer) => void;
  isClosing: () => boolean;
} {
  const closers: Closer[] = [];
  let closingSince: number | undefined;
  const end = async (why: string) => {
    const exit = (code: 0 | 1) => {
      onEnd(why, code === 0);
      process.exit(code);
    };
    if (closingSince !== undefined) return performance.now() - closingSince < onePressMs ? undefined : exit(1);
    closingSince = performance.now();
    notifySupervisor('closing');
    const { answer, patience, longest } = why === 'SIGTERM' ? byManager : atTerminal;
    setTimeout(() => exit(1), longest).unref();
    exit(await closeAll(closers, AbortSignal.timeout(patience), answer));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.once('disconnect', () => (closingSince === undefined ? end(orphaned) : undefined));
  // It may have died while this process was still loading its modules.
  if (process.send !== undefined && !process.connected) void end(orphaned);
  return { onClose: (closer) => void closers.push(closer), isClosing: () => closingSince !== undefined };
}

/** The last line of the log: why it ended, as a warning when something was left open. */
export function sayStopped(why: string, isClosed: boolean): void {
  if (isClosed) logLine('info', `Seam has stopped (${why}).`);
  else logLine('warn', `Seam has stopped (${why}); not everything was closed.`);
}

/**
 * Closes everything, last opened first, one after another until `hurry` aborts and then all at once; a failure does not stop the rest.
 * Returns the exit code.
 */
export async function closeAll(closers: readonly Closer[], hurry: AbortSignal, answerMs = atTerminal.answer): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  const attempt = async (close: Closer, later: Promise<unknown>) => {
    try {
      await close(hurry, later, answerMs);
    } catch (error) {
      logLine('error', 'something could not be closed', { err: error });
      code = 1;
    }
  };
  const isLate = aborted(hurry);
  const attempts: Promise<void>[] = [];
  for (const close of closers.toReversed()) {
    const closing = attempt(close, Promise.all(attempts));
    attempts.push(closing);
    await Promise.race([closing, isLate]);
  }
  await Promise.all(attempts);
  return code;
}
