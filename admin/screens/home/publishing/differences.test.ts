import { expect, test } from 'vitest';
import { newBlock, type PageBlock } from '#rules/home/page/page-block.ts';
import { differences } from './differences.ts';

const line = (key: string, ko = ''): PageBlock => ({ ...newBlock('LINE', () => key), title: { ko, en: '', cn: '' } });
const told = (revision: PageBlock[], draft: PageBlock[]) => differences(revision, draft).map(({ block, kind }) => `${block.key} ${kind}`);

test('the differences between two pages list only added, removed, changed and moved blocks', () => {
  const revision = [line('a'), line('b'), line('c')];
  expect(told(revision, [line('a'), line('b'), line('c')])).toEqual([]);
  expect(told(revision, [line('n'), line('a'), line('b', 'x')])).toEqual(['n added', 'b changed', 'c removed']);
  expect(told(revision, [line('b'), line('a'), line('c')])).toEqual(['b moved', 'a moved']);
});
