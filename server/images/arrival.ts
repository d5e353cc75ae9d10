import type { OriginalName } from '#contract/images.ts';
import type { ObjectStorage } from '#server/gateways/storage/port.ts';

/**
 * How many requests of one address may wait for drawings. A browser opens six connections to a shop, and a user action needs one of them.
 */
export const mostWaitingOfOne = 3;

/**
 * Waits until these originals are drawn; returns false when too many of this client's requests already wait for drawings. Requested
 * drawings go first in either case, so a retry soon succeeds.
 */
export type Arrival = (asker: string, names: readonly OriginalName[]) => Promise<boolean>;

/** Counts waiting requests; nothing is counted when all originals exist. */
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
