/** A like as stored: one row for each person and thing, switched off by `deleted_at`. */
export type StoredLike = { readonly deleted_at: string | null };

/** True when the row is there and not switched off. */
export function isLikeOn(stored: StoredLike | null): boolean {
  return stored !== null && stored.deleted_at === null;
}

/** What a press on a heart writes (specification 4, Like toggle). */
export type LikeStep = { write: 'insert' } | { write: 'update'; deleted_at: string | null };

/** No row: create one. A row that is on: set `deleted_at` to now (ISO 8601). A row that is off: clear it. */
export function nextLike(stored: StoredLike | null, now: string): LikeStep {
  if (stored === null) return { write: 'insert' };
  return { write: 'update', deleted_at: stored.deleted_at === null ? now : null };
}

/** The count beside a heart after a toggle: one more or one less, never below zero (specification 4). */
export function likedCount(count: number, isLiked: boolean): number {
  return Math.max(0, count + (isLiked ? 1 : -1));
}
