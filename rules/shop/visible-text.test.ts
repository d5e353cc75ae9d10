import { expect, test } from 'vitest';
import { isVisibleText, isVisibleWriting } from './visible-text.ts';

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

test.each([
  ['가\r\n\t나\n다', true],
  ['\n\t ', false],
  ['가\r나', false],
  ['가\n\u202e나', false],
])('%j in lines: %s', (text, isShown) => {
  expect(isVisibleWriting(text)).toBe(isShown);
});
