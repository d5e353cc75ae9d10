import { expect, test } from 'vitest';
import { isOpenable, isShown } from './shown.ts';

test('a published row is shown until it is stopped or deleted', () => {
  expect(isShown({ state: 'ACT' })).toBe(true);
  expect(isShown({ state: 'ACT', deleted_at: null })).toBe(true);
  expect(isShown({ state: 'ACT', deleted_at: '2026-11-20T00:00:00Z' })).toBe(false);
  expect(isShown({ state: 'STOP', deleted_at: null })).toBe(false);
});

test('a product no longer sold keeps its page, a stopped product has none', () => {
  expect(['ACT', 'DISCONTINUED', 'STOP'].map((state) => isOpenable({ state }))).toEqual([true, true, false]);
});
