import { expect, test } from 'vitest';
import { pathTo, treeLines, wouldBeTooDeep, wouldCircle } from '#rules/catalogue/category-tree.ts';

const nodes = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: null },
  { id: 5, parent_id: 99 },
];

test('a category cannot be moved below itself, at any depth', () => {
  expect(wouldCircle(nodes, 1, 3)).toBe(true);
  expect(wouldCircle(nodes, 2, 2)).toBe(true);
  expect(wouldCircle(nodes, 3, 4)).toBe(false);
  expect(wouldCircle(nodes, 1, null)).toBe(false);
});

test('a category tree is listed depth first, with the level of each category', () => {
  expect(treeLines(nodes).map(({ category, depth }) => [category.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
    [5, 0],
  ]);
});

test('the path of a category starts at its top category', () => {
  expect(pathTo(nodes, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(pathTo(nodes, 5).map(({ id }) => id)).toEqual([5]);
  expect(pathTo(nodes, null)).toEqual([]);
});

test('a category, or a moved one with its children, cannot be placed below the deepest level shown', () => {
  const chain = [...nodes, { id: 6, parent_id: 3 }];
  expect(wouldBeTooDeep(chain, null, 3)).toBe(false);
  expect(wouldBeTooDeep(chain, null, 6)).toBe(true);
  expect(wouldBeTooDeep(chain, 1, 4)).toBe(true);
  expect(wouldBeTooDeep(chain, 2, 4)).toBe(false);
  expect(wouldBeTooDeep(chain, 1, null)).toBe(false);
});
