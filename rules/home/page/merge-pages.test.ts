import { expect, test } from 'vitest';
import { mergePages } from './merge-pages.ts';
import { newBlock, type PageBlock } from './page-block.ts';

const block = (key: string, ko = ''): PageBlock => ({ ...newBlock('LINE', () => key), title: { ko, en: '', cn: '' } });
const base = ['a', 'b', 'c'].map((key) => block(key));
const [a, b, c] = base as [PageBlock, PageBlock, PageBlock];
const keys = (blocks: readonly PageBlock[]) => blocks.map(({ key }) => key).join('');

test('a block that only one editor changed is merged as that editor left it', () => {
  const { blocks, conflicts, taken } = mergePages(base, [a, block('b', 'mine'), c, block('m')], [block('a', 'theirs'), b, block('t'), c]);
  expect([keys(blocks), conflicts, taken]).toEqual(['abtcm', [], ['a', 't']]);
  expect(blocks.map(({ title }) => title.ko)).toEqual(['theirs', 'mine', '', '', '']);
});

test('a block that both editors changed differently is a conflict and keeps my version; an equal change is no conflict', () => {
  const merged = mergePages(base, [block('a', 'mine'), block('b', 'same'), c], [block('a', 'theirs'), block('b', 'same'), c]);
  expect([merged.conflicts, merged.blocks[0]?.title.ko]).toEqual([['a'], 'mine']);
});

test('a block removed by one editor is removed, unless the other editor changed it: then it is a conflict and stays', () => {
  expect(keys(mergePages(base, [a, c], base).blocks)).toBe('ac');
  expect(mergePages(base, base, [a, c])).toMatchObject({ taken: ['b'], conflicts: [] });
  const kept = mergePages(base, [a, c], [a, block('b', 'theirs'), c]);
  expect([keys(kept.blocks), kept.conflicts]).toEqual(['abc', ['b']]);
  expect(keys(mergePages(base, [a, block('b', 'mine'), c], [a, c]).blocks)).toBe('abc');
});

test('merged blocks have my order if I changed the order, else the other editor’s', () => {
  expect(keys(mergePages(base, [c, a, b], [a, b, block('t'), c]).blocks)).toBe('cabt');
  expect(keys(mergePages(base, [a, b, c], [c, b, a]).blocks)).toBe('cba');
});

test('two blocks that differ only in the order of their keys are equal', () => {
  const turned = Object.fromEntries(Object.entries(a).toReversed()) as unknown as PageBlock;
  expect(mergePages(base, [turned, b, c], [block('a', 'theirs'), b, c])).toMatchObject({ conflicts: [], taken: ['a'] });
});
