import { expect, test } from 'vitest';
import { groupedBy, portionsOf, windowsOfParts } from './list-parts.ts';

test('a page of several joined lists is divided over the lists, and every item is on exactly one page', () => {
  expect(windowsOfParts({ limit: 20, offset: 0 }, [5, 30])).toEqual([{ limit: 5, offset: 0 }, { limit: 15, offset: 0 }, null]);
  expect(windowsOfParts({ limit: 20, offset: 20 }, [5, 30])).toEqual([null, { limit: 15, offset: 15 }, { limit: 5, offset: 0 }]);
  expect(windowsOfParts({ limit: 20, offset: 40 }, [5, 30])).toEqual([null, null, { limit: 20, offset: 5 }]);
  expect(windowsOfParts({ limit: 20, offset: 0 }, [0, 0])).toEqual([null, null, { limit: 20, offset: 0 }]);
});

test('a list is cut into portions in order, the rest last; an empty list has no portions', () => {
  expect(portionsOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
  expect(portionsOf([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(portionsOf([], 7)).toEqual([]);
});

test('a list is grouped by key, with keys and items in their order', () => {
  const groups = groupedBy([3, 4, 1, 6], (number) => number % 2 === 0);
  expect([...groups]).toEqual([
    [false, [3, 1]],
    [true, [4, 6]],
  ]);
  expect(groupedBy([], String).size).toBe(0);
});
