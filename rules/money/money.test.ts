import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSigned, formatWon, percentOf, splitWon, sumWon } from '#rules/money/money.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });

describe('splitWon', () => {
  test.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [10, [3, 3, 4], [3, 3, 4]],
    [1, [5, 5], [1, 0]],
    [0, [0, 0], [0, 0]],
    [7, [0, 7], [0, 7]],
  ])('splitting %i won over %j gives %j', (total, weights, parts) => {
    expect(splitWon(total, weights)).toEqual(parts);
  });

  test('splitWon throws when no part has a weight', () => {
    expect(() => splitWon(5, [0, 0])).toThrow(RangeError);
  });

  test('splitWon’s parts always add up, and none is below zero or above its line’s own amount', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
        const total = Math.floor(sumWon(weights) * share);
        const parts = splitWon(total, weights);
        expect(sumWon(parts)).toBe(total);
        for (const [index, part] of parts.entries()) {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
          expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
        }
      }),
      { seed: 20261120 },
    );
  });
});

test('percentOf rounds down to whole won', () => {
  expect(percentOf(9_990, 15)).toBe(1_498);
  expect(percentOf(10_000, 100)).toBe(10_000);
});

test('formatWon groups thousands and names the currency by locale', () => {
  expect(formatWon(12_900, 'ko')).toBe('12,900원');
  expect(formatWon(12_900, 'en')).toBe('₩12,900');
  expect(formatWon(0, 'cn')).toBe('₩0');
});

test('a signed amount has its minus before the currency, and zero has no sign', () => {
  expect([-1_500, 0, 1_500].map((won) => formatSigned(won, 'en'))).toEqual(['−₩1,500', '₩0', '₩1,500']);
  expect(formatSigned(-1_500, 'ko')).toBe('−1,500원');
});
