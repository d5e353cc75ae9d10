import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits, and not longer than until the signal aborts, which is no error. The process does not stay for it alone unless `isReason`.
 */
export async function waitQuietly(ms: number, stopping: AbortSignal, isReason = false): Promise<void> {
  await sleep(ms, undefined, { signal: stopping, ref: isReason }).catch(() => {});
}
