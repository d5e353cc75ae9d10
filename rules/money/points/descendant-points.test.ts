import { expect, test } from 'vitest';
import { linesEarning } from './descendant-points.ts';

const line = { id: 1, designId: 7, designerId: 'child', firstDesignerId: 'first' };

test.each([
  ['another buys', [line], 'child', [1]],
  ['in two sizes, and another design', [line, { ...line, id: 2 }, { ...line, id: 3, designId: 8 }], 'child', [1, 3]],
  ['the first designer buys', [line], 'first', []],
  ['it is the first designer’s own', [{ ...line, designerId: 'first' }], 'other', []],
  ['its designer is gone', [{ ...line, designerId: null }], 'other', [1]],
])('%s: each design earns one line of points', (_name, lines, buyer, earning) => {
  expect(linesEarning(lines, buyer).map(({ id }) => id)).toEqual(earning);
});
