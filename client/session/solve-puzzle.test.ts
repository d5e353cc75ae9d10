import { afterEach, expect, test, vi } from 'vitest';
import { solvePuzzle } from './solve-puzzle.ts';

const puzzle = { text: 'a-text-of-the-server', bits: 5, rounds: 20 };

afterEach(() => void vi.unstubAllGlobals());

test('a sign-in puzzle is solved to the same result where the browser has no crypto (plain http)', async () => {
  const answer = await solvePuzzle(puzzle);
  expect(answer).toMatch(/^a-text-of-the-server\.\d+$/);
  vi.stubGlobal('crypto', { ...globalThis.crypto, subtle: undefined });
  expect(await solvePuzzle(puzzle)).toBe(answer);
});
