import { expect, test } from 'vitest';
import { linesEarning } from './descendant-points.ts';

const line = { id: 1, designId: 7, designerId: 'child', firstDesignerId: 'first' };

test.each([
  ['another member buys', [line], 'child', [1]],
  ['one design in two sizes, and another design', [line, { ...line, id: 2 }, { ...line, id: 3, designId: 8 }], 'child', [1, 3]],
  ['the first designer is the buyer', [line], 'first', []],
  ['the design is the first designer’s own', [{ ...line, designerId: 'first' }], 'other', []],
  ['the first designer has withdrawn', [{ ...line, designerId: null }], 'other', [1]],
])('%s: each design earns one line of points', (_name, lines, buyer, earning) => {
  expect(linesEarning(lines, buyer).map(({ id }) => id)).toEqual(earning);
});
