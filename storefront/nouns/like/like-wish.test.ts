import { expect, test } from 'vitest';
import { storeLikeWish, takeLikeWish } from './like-wish.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a like pressed before the sign-in is sent once after it, for that thing only', () => {
  const tab = storage();
  expect(takeLikeWish(tab, 'graphic 7')).toBe(false);
  storeLikeWish(tab, 'graphic 7');
  expect(takeLikeWish(tab, 'product 7')).toBe(false);
  expect(takeLikeWish(tab, 'graphic 7')).toBe(true);
  expect(takeLikeWish(tab, 'graphic 7')).toBe(false);
});
