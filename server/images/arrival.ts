import type { OriginalName } from '#contract/images.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';

/** So many requests of one address may wait for drawings: a browser has six connections to a shop, and what somebody presses needs one. */
export const mostWaitingOfOne = 3;

/**
 * Waits until these originals are drawn; false when the asker's other requests wait for drawings already. Those that are asked for are drawn
 * before all others either way, so another try soon finds them.
 */
export type Arrival = (asker: string, names: readonly OriginalName[]) => Promise<boolean>;

/** Counts who waits; where everything is there nothing is counted. */
export function arrivals(storage: Pick<ObjectStorage, 'making'>): Arrival {
  const waiting = new Map<string, number>();
  return async (asker, names) => {
    const drawings = names.flatMap((name) => storage.making(name) ?? []);
    if (drawings.length === 0) return true;
    const others = waiting.get(asker) ?? 0;
    if (others >= mostWaitingOfOne) return false;
    waiting.set(asker, others + 1);
    await Promise.all(drawings);
    const left = (waiting.get(asker) ?? 1) - 1;
    if (left === 0) waiting.delete(asker);
    else waiting.set(asker, left);
    return true;
  };
}
