import { expect, test } from 'vitest';
import { forgetSeen, recentlySeen, rememberSeen } from './recently-seen.ts';

function memory(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('recently seen products are listed latest first, without repeats, at most twenty, and can be cleared', () => {
  const storage = memory();
  for (let id = 1; id <= 25; id += 1) rememberSeen(id, storage);
  rememberSeen(10, storage);
  const seen = recentlySeen(storage);
  expect([seen[0], seen[1], seen.length, new Set(seen).size]).toEqual([10, 25, 20, 20]);
  forgetSeen(storage);
  expect(recentlySeen(storage)).toEqual([]);
});

test('malformed recently seen products are ignored, and blocked storage breaks nothing', () => {
  expect(recentlySeen(memory({ 'seam.recently-seen': '{"a":1}' }))).toEqual([]);
  expect(recentlySeen(memory({ 'seam.recently-seen': '[1,"2",-3,4.5,6]' }))).toEqual([1, 6]);
  expect(recentlySeen(memory({ 'seam.recently-seen': 'nonsense' }))).toEqual([]);
  const full = {
    ...memory(),
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => rememberSeen(1, full)).not.toThrow();
});
