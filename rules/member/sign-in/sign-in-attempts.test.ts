import { describe, expect, test } from 'vitest';
import { isPuzzleSolved, longestSignInWait, puzzleBits, signInWaits, waitsOf } from '#rules/member/sign-in/sign-in-attempts.ts';

describe('waits', () => {
  test('five sign-in attempts are free; then waits begin with seconds, double, and end at five minutes', () => {
    expect(waitsOf(signInWaits.pair)).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
    expect(waitsOf(signInWaits.address).slice(98)).toEqual([0, 1, 2, 4, 8, 16, 32, 60]);
    expect(waitsOf(signInWaits.proved)).toEqual([0]);
  });

  test.each(Object.entries(signInWaits))(
    '%s: no wait is longer than the longest wait, and it ends before its attempts are forgotten',
    (_name, rule) => {
      const waits = waitsOf(rule);
      expect(Math.max(...waits)).toBeLessThanOrEqual(longestSignInWait);
      expect(rule.forgottenAfter).toBeGreaterThan(Math.max(...waits));
      expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    },
  );
});

test('a puzzle gets harder after every fifth failure, up to a limit', () => {
  expect([0, 4, 5, 10, 24, 25, 1_000].map(puzzleBits)).toEqual([8, 8, 9, 10, 12, 13, 13]);
});

test.each([
  [[0x00, 0xff, 0, 0], 8, true],
  [[0x00, 0xff, 0, 0], 9, false],
  [[0x01, 0, 0, 0], 7, true],
  [[0x01, 0, 0, 0], 8, false],
  [[0, 0, 0, 0], 32, true],
])('the solution of a puzzle %o begins with %i zero bits: %s', (bytes, bits, isSolved) => {
  expect(isPuzzleSolved(Uint8Array.from([9, ...bytes]).subarray(1), bits)).toBe(isSolved);
});
