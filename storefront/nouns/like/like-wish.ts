/** Per tab, and kept across the redirect to a sign-in provider. */
const storageKey = 'seam.like_wish';

/** Remembers, by likeKey, what a visitor wanted to like before signing in. */
export function storeLikeWish(storage: Pick<Storage, 'setItem'>, key: string): void {
  storage.setItem(storageKey, key);
}

/** True if this is the remembered like, which is then forgotten. */
export function takeLikeWish(storage: Pick<Storage, 'getItem' | 'removeItem'>, key: string): boolean {
  if (storage.getItem(storageKey) !== key) return false;
  storage.removeItem(storageKey);
  return true;
}
