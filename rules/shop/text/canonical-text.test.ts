import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';

test('in a canonical text the order of keys does not matter, and the order of a list does', () => {
  expect(canonicalText({ b: 1, a: { d: [1, 2], c: null } })).toBe('{"a":{"c":null,"d":[1,2]},"b":1}');
  expect(canonicalText([1, 2])).not.toBe(canonicalText([2, 1]));
});

test('a canonical text is JSON of the same value and stable through JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = canonicalText(value);
      expect(canonicalText(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 20261120 },
  );
});
