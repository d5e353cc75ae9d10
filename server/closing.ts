/** Something that was opened, and how it is closed again. */
export type Closer = () => void | Promise<void>;

/** All that closing may take, in ms; then the process ends anyway. */
const longestMs = 4_800;

/**
 * From now on Ctrl-C, a closed terminal and a stop by the system end this process cleanly within five seconds, also while it is still
 * starting. `onClose` adds what has been opened; the last opened is closed first. A second Ctrl-C does not wait.
 */
export function closeAtSignals(): { onClose: (closer: Closer) => void } {
  const closers: Closer[] = [];
  let isClosing = false;
  const end = async () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => process.exit(1), longestMs).unref();
    process.exit(await closeAll(closers));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return { onClose: (closer) => void closers.push(closer) };
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
