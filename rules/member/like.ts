/** A stored like: one row per member and thing, turned off by `deleted_at`. */
export type StoredLike = { readonly deleted_at: string | null };

/** True when the row exists and is not turned off. */
export function isLikeOn(stored: StoredLike | null): boolean {
  return stored !== null && stored.deleted_at === null;
}

/** The write caused by clicking a heart (specification 4.21, Like toggle). */
export type LikeStep = { write: 'insert' } | { write: 'update'; deleted_at: string | null };

/** No row: create one. A row that is on: set `deleted_at` to now (ISO 8601). A row that is off: clear it. */
export function nextLike(stored: StoredLike | null, now: string): LikeStep {
  if (stored === null) return { write: 'insert' };
  return { write: 'update', deleted_at: stored.deleted_at === null ? now : null };
}

/** The like count after a toggle: one more or one less, never below zero (specification 4.21). */
export function likedCount(count: number, isLiked: boolean): number {
  return Math.max(0, count + (isLiked ? 1 : -1));
}
