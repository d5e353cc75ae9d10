import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => signal.addEventListener('abort', () => done(), { once: true }));
}

/** Waits until the time is over or the signal aborts, without throwing. Does not keep the process alive unless `isReason`. */
export async function waitQuietly(ms: number, stopping: AbortSignal, isReason = false): Promise<void> {
  await sleep(ms, undefined, { signal: stopping, ref: isReason }).catch(() => {});
}
