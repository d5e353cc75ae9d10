import { likeKey } from './like-key.ts';
import type { LikeKind } from './operations.ts';

/** For this tab alone, and over the way to a provider's page and back. */
const storageKey = 'seam.like_wish';
/** Milliseconds after which nobody remembers having pressed a heart. */
const freshMs = 10 * 60_000;

/** Remembers what a visitor wanted to like before signing in. `now` in milliseconds. */
export function keepLikeWish(storage: Pick<Storage, 'setItem'>, kind: LikeKind, id: number, now: number): void {
  storage.setItem(storageKey, JSON.stringify({ key: likeKey(kind, id), at: now }));
}

/** True once when this is what was wanted, a short while ago. */
export function takeLikeWish(storage: Pick<Storage, 'getItem' | 'removeItem'>, kind: LikeKind, id: number, now: number): boolean {
  const wish = readWish(storage.getItem(storageKey));
  if (wish?.key !== likeKey(kind, id)) return false;
  storage.removeItem(storageKey);
  return now - wish.at < freshMs;
}

function readWish(stored: string | null): { key: string; at: number } | null {
  try {
    const wish: unknown = JSON.parse(stored ?? 'null');
    return typeof wish === 'object' && wish !== null && 'key' in wish && 'at' in wish ? (wish as { key: string; at: number }) : null;
  } catch {
    return null;
  }
}
