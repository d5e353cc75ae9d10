import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the time is over or the signal aborts, without throwing. Does not keep the process alive unless `isReason`. */
export async function waitQuietly(ms: number, stopping: AbortSignal, isReason = false): Promise<void> {
  await sleep(ms, undefined, { signal: stopping, ref: isReason }).catch(() => {});
}
