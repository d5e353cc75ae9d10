import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('a text has one fingerprint of 16 hexadecimal digits, and different texts have different ones', () => {
  const texts = ['', '333', '334', '{"amount":333,"reason":"배송 지연 사과"}', '{"amount":333,"reason":"배송 지연 사괴"}'];
  const made = texts.map(fingerprint);
  expect(made).toEqual(texts.map(fingerprint));
  expect(new Set(made).size).toBe(texts.length);
  for (const each of made) expect(each).toMatch(/^[0-9a-f]{16}$/);
});
