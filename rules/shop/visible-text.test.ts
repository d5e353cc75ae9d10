import { expect, test } from 'vitest';
import { isVisibleOrNone, isVisibleText, isVisibleWriting, seenPart } from './visible-text.ts';

test.each([
  ['세종대로 110', true],
  ['초록 ❤️', true],
  ['', false],
  ['  ', false],
  ['a\u0000', false],
  ['\u202e\u200b\ufeff', false],
  ['세종\u202e대로', false],
  ['\u3164', false],
  ['\u2800\u2800', false],
  ['\u{1d159}', false],
  ['가\u2800나', true],
  ['\u{13441}\u{13442}', false],
  ['가\u2028나', false],
  ['가\u2029나', false],
  ['가\ufff9나\ufffb', false],
  ['\ufffc', false],
  ['가\u200d나', false],
  ['admin\ufe0f', false],
  ['\ufe0f가', false],
  ['👩🏽\u200d🎨 ❤️\u200d🔥 1\ufe0f\u20e3 ©️', true],
])('isVisibleText(%j) is %s', (text, isShown) => {
  expect(isVisibleText(text)).toBe(isShown);
});

test.each([
  ['가\r\n\t나\n다', true],
  ['\n\t ', false],
  ['가\r나', false],
  ['가\u2028나\u2029', true],
  ['가\n\u202e나', false],
])('%j in lines: %s', (text, isShown) => {
  expect(isVisibleWriting(text)).toBe(isShown);
});

test('an optional line is empty or has visible text', () => {
  expect(['', '  ', ' 101동 ', '\u3164', '\u200b', '101\u202e동'].map(isVisibleOrNone)).toEqual([true, true, true, false, false, false]);
});

test('invisible letters do not count as text', () => {
  expect(seenPart(' \u200b가\u3164\u2800 나\u202e\ufeff ')).toBe('가 나');
});
