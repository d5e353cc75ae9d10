import { expect, test } from 'vitest';
import { isVisibleText } from './visible-text.ts';

test.each([
  ['세종대로 110', true],
  ['초록 ❤️', true],
  ['', false],
  ['  ', false],
  ['a\u0000', false],
  ['\u202e\u200b\ufeff', false],
  ['세종\u202e대로', false],
  ['\u3164', false],
])('%j shows what it holds: %s', (text, isShown) => {
  expect(isVisibleText(text)).toBe(isShown);
});
