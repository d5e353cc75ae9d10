import { expect, test } from 'vitest';
import { typedKeywords } from './typed-keywords.ts';

test('a line of keywords is valid when the server accepts its list', () => {
  const words = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => String.fromCharCode(0xac00 + at).repeat(length)).join(', ');
  const isRight = (typed: string) => typedKeywords.safeParse(typed).success;
  expect(['', ' 딸기 , 설향,', words(20, 30)].map(isRight)).toEqual([true, true, true]);
  expect([words(21, 1), words(1, 31), '딸기, \u3164'].map(isRight)).toEqual([false, false, false]);
});
