import { expect, test } from 'vitest';
import { hasLostLetters } from './lost-letters.ts';

test.each([
  ['??', '衬衫', true],
  ['봄 ?? 셔츠 (M)', '봄 🌸 셔츠 (M)', true],
  ['봄 ? 셔츠', '봄 🌸 셔츠', true],
  ['왜? ??', '왜? 衬衫', true],
  ['왜? 셔츠', '왜? 셔츠', false],
  ['뭐야?', '뭐야!', false],
  ['무엇?', '무엇을', false],
  ['衬衫 2', '衬衫', false],
  ['??', '셔츠', false],
])('lost letters of %s of %s: %s', (cell, known, isLost) => {
  expect(hasLostLetters(cell, known)).toBe(isLost);
});

test('checking many runs of question marks takes linear time', () => {
  const started = performance.now();
  expect(hasLostLetters('????衬'.repeat(40), `${'衬'.repeat(150)}가`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});
