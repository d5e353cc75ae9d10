import { expect, test } from 'vitest';
import { treeLines, wouldCircle } from '#rules/catalogue/category-tree.ts';

const nodes = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: null },
  { id: 5, parent_id: 99 },
];

test('a category never stands below itself, however far down', () => {
  expect(wouldCircle(nodes, 1, 3)).toBe(true);
  expect(wouldCircle(nodes, 2, 2)).toBe(true);
  expect(wouldCircle(nodes, 3, 4)).toBe(false);
  expect(wouldCircle(nodes, 1, null)).toBe(false);
});

test('a tree is written line by line', () => {
  expect(treeLines(nodes).map(({ category, depth }) => [category.id, depth])).toEqual([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 0],
    [5, 0],
  ]);
});
