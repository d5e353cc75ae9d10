import { ChildProcess } from 'node:child_process';
import { Server, Socket } from 'node:net';
import { beforeAll, vi } from 'vitest';
import { securityEvents } from '#server/credentials/security-events.ts';
import { closeAll } from './at-file-end.ts';

/**
 * Runs around every test file (`setupFiles`). Files share one process, so anything a file leaves open (a shop, a pool, a server, a process
 * listener) would affect the next one; it fails the file that left it open. The function returned by the first `beforeAll` runs last.
 */
beforeAll(() => {
  const before = openNow();
  return () => endOfFile(before);
});

async function endOfFile(before: ReadonlyMap<string, number>): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await closeAll();
  // A closed connection may take a moment to disappear.
  await vi.waitFor(
    () => {
      for (const [what, count] of openNow())
        if (count > (before.get(what) ?? 0))
          throw new Error(`this file leaves behind: ${what} (${before.get(what) ?? 0} before, ${count} after)`);
    },
    { timeout: 20_000, interval: 5 },
  );
}

/** Counts what is open in this process, by kind: handles that keep it alive, and listeners. */
function openNow(): ReadonlyMap<string, number> {
  const found = new Map([['an app that writes the security log', securityEvents.hasSubscribers ? 1 : 0]]);
  const count = (what: string, more = 1) => found.set(what, (found.get(what) ?? 0) + more);
  for (const handle of (process as unknown as { _getActiveHandles(): unknown[] })._getActiveHandles()) {
    if (handle instanceof Server) count('a listening server');
    else if (handle instanceof ChildProcess) count('a child process');
    else if (handle instanceof Socket && handle.remotePort !== undefined) count(`a connection to port ${handle.remotePort}`);
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit', 'disconnect', 'uncaughtException', 'unhandledRejection'])
    count(`a listener on the process: ${event}`, process.listenerCount(event));
  return found;
}
