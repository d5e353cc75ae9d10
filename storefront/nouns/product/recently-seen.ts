/** Products remembered; the one seen longest ago goes first. */
const mostKept = 20;
const slot = 'seam.recently-seen';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Ids of the products seen last in this browser, the latest first. Nothing of it leaves the browser; the end of a session wipes it with the rest. */
export function recentlySeen(storage: Kept): number[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(slot) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Remembers that a product was looked at. A browser that keeps nothing (full, or in a private window) forgets it. */
export function rememberSeen(id: number, storage: Kept): void {
  const kept = [id, ...recentlySeen(storage).filter((each) => each !== id)].slice(0, mostKept);
  try {
    storage.setItem(slot, JSON.stringify(kept));
  } catch {
    // It was a convenience only.
  }
}

/** Forgets what was looked at. */
export function forgetSeen(storage: Kept): void {
  storage.removeItem(slot);
}
