import { expect, test } from 'vitest';
import { keepLikeWish, takeLikeWish } from './like-wish.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what a visitor wanted to like is done once, for that thing alone, and not after ten minutes', () => {
  const tab = storage();
  expect(takeLikeWish(tab, 'graphic', 7, 0)).toBe(false);
  keepLikeWish(tab, 'graphic', 7, 0);
  expect(takeLikeWish(tab, 'product', 7, 1)).toBe(false);
  expect(takeLikeWish(tab, 'graphic', 8, 1)).toBe(false);
  expect(takeLikeWish(tab, 'graphic', 7, 1)).toBe(true);
  expect(takeLikeWish(tab, 'graphic', 7, 1)).toBe(false);
  keepLikeWish(tab, 'graphic', 7, 0);
  expect(takeLikeWish(tab, 'graphic', 7, 600_000)).toBe(false);
  tab.setItem('seam.like_wish', 'junk');
  expect(takeLikeWish(tab, 'graphic', 7, 1)).toBe(false);
});
