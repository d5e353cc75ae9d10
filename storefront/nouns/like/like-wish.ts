/** For this tab alone, and over the way to a provider's page and back. */
const storageKey = 'seam.like_wish';

/** Remembers, by its likeKey, what a visitor wanted to like before signing in. */
export function keepLikeWish(storage: Pick<Storage, 'setItem'>, key: string): void {
  storage.setItem(storageKey, key);
}

/** True once when this is what was wanted. */
export function takeLikeWish(storage: Pick<Storage, 'getItem' | 'removeItem'>, key: string): boolean {
  if (storage.getItem(storageKey) !== key) return false;
  storage.removeItem(storageKey);
  return true;
}
