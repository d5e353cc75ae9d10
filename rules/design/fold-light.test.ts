import { expect, test } from 'vitest';
import { BRIGHTEST, foldLight } from '#rules/design/fold-light.ts';

test('flat cloth does not shade the print, a fold darkens it less than the cloth, and gloss and shadow have limits', () => {
  expect(foldLight(170, 170)).toBe(1);
  expect(foldLight(140, 170)).toBeGreaterThan(140 / 170);
  expect(foldLight(0, 170)).toBeCloseTo(0.55, 5);
  expect(foldLight(255, 100)).toBe(BRIGHTEST);
  expect(foldLight(9, 0)).toBe(1);
});
