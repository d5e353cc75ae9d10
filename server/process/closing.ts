import type { Word } from './supervision.ts';

/** Something that was opened, and how it is closed again. */
export type Closer = () => void | Promise<void>;

/** All that closing may take, in ms; then the process ends anyway. */
const longestMs = 4_800;

/**
 * Tells the process that watches this one, when there is one, what to make of its end (server/process/supervision.ts).
 */
export function tellSupervisor(word: Word): void {
  // A channel that closes in this moment is no error.
  if (process.connected) process.send?.(word, undefined, undefined, () => {});
}

/**
 * From now on Ctrl-C, a closed terminal and a stop by the system end this process cleanly within five seconds, also while it is still
 * starting; so does the death of the process that watches this one. `onClose` adds what has been opened; the last opened is closed first. A second Ctrl-C does not wait.
 */
export function closeAtSignals(): { onClose: (closer: Closer) => void; isClosing: () => boolean } {
  const closers: Closer[] = [];
  let isClosing = false;
  const end = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    tellSupervisor('closing');
    setTimeout(() => process.exit(1), longestMs).unref();
    process.exit(await closeAll(closers));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.once('disconnect', () => (isClosing ? undefined : end()));
  // It may have died while this process was still reading its modules.
  if (process.send !== undefined && !process.connected) void end();
  return { onClose: (closer) => void closers.push(closer), isClosing: () => isClosing };
}

/** Closes everything, the last opened first; what cannot be closed does not keep the rest open. Gives the exit code. */
export async function closeAll(closers: readonly Closer[]): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      console.error(error);
      code = 1;
    }
  }
  return code;
}
