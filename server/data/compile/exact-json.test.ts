import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withExactNumbers } from './exact-json.ts';

const read = (text: string) => withExactNumbers(text, JSON.parse(text));

test('a whole number of PostgreSQL is unchanged after JSON', () => {
  const numbers = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  fc.assert(
    fc.property(fc.array(numbers), (all) => {
      const text = `{"a":[${all.join(',')}]}`;
      expect(JSON.stringify(read(text))).toBe(text);
    }),
    { seed: 20261121 },
  );
});

test.each(['0.12345678901234567891', '12345678901234567.5', '1e400', '-9007199254740993', '[1,{"b":12345678901234567890}]'])(
  'a number in a JSON reply is exact: %s',
  (text) => {
    expect(JSON.stringify(read(text))).toBe(text);
  },
);

test('a whole number that JavaScript represents exactly stays a number', () => {
  expect(read('[9007199254740991, 1000000000000000000000, 1.5, 100000000000000000, 0.10000000000000000000]')).toEqual([
    9007199254740991, 1e21, 1.5, 1e17, 0.1,
  ]);
});

test('a number as long as a whole request is read without delay', () => {
  const zeros = '0'.repeat(250_000);
  const started = performance.now();
  for (const number of [`1${zeros}1`, `1${zeros}`, `0.${zeros}1`, `1.${zeros}`])
    expect(JSON.stringify(read(number)).length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(1000);
});
