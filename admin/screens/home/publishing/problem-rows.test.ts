import { expect, test } from 'vitest';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import { newBlock } from '#rules/home/page/page-block.ts';
import { problemRows } from './problem-rows.ts';

test('a block with two problems has one row, and rows follow the order of the page', () => {
  const missing = (block: string, locale: 'ko' | 'en'): NamedProblem => {
    return { block, field: 'title', kind: 'TEXT_MISSING', locale, about: null, name: '' };
  };
  const blocks = ['a', 'b', 'c'].map((key) => newBlock('LINE', () => key));
  const rows = problemRows(blocks, [missing('c', 'ko'), missing('a', 'ko'), missing('a', 'en')]);
  expect(rows.map(({ block, problems }) => [block.key, problems.map(({ locale }) => locale)])).toEqual([
    ['a', ['ko', 'en']],
    ['c', ['ko']],
  ]);
});
