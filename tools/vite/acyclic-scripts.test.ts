import { expect, test } from 'vitest';
import { findCircle } from './acyclic-scripts.ts';

test('a circle of scripts is reported by its scripts, wherever it is entered', () => {
  const line = { page: ['frame', 'sheet'], sheet: ['frame', 'packages'], frame: ['packages'], packages: [] };
  expect(findCircle(new Map(Object.entries(line)))).toBeNull();
  expect(findCircle(new Map(Object.entries({ ...line, packages: ['sheet'] })))).toEqual(['frame', 'packages', 'sheet', 'frame']);
  expect(findCircle(new Map([['alone', ['alone']]]))).toEqual(['alone', 'alone']);
});
