/** Maximum number of products remembered; the oldest is dropped. */
const mostKept = 20;
const slot = 'seam.recently-seen';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Ids of the products recently viewed in this browser, latest first. Kept in this browser only and deleted when the session ends. */
export function recentlySeen(storage: Kept): number[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(slot) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Remembers a viewed product, if storage is available (not full, not a private window). */
export function rememberSeen(id: number, storage: Kept): void {
  const kept = [id, ...recentlySeen(storage).filter((each) => each !== id)].slice(0, mostKept);
  try {
    storage.setItem(slot, JSON.stringify(kept));
  } catch {
    // Only a convenience.
  }
}

/** Deletes the recently viewed products. */
export function forgetSeen(storage: Kept): void {
  storage.removeItem(slot);
}
