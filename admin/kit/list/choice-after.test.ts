import { expect, test } from 'vitest';
import { choiceAfter } from './choice-after.ts';

const ids = ['1', '2', '3', '4', '5'];
const after = (chosen: readonly string[], from: string | null, to: string, isChosen = true) =>
  Object.keys(choiceAfter(Object.fromEntries(chosen.map((id) => [id, true as const])), { ids, from, to, isChosen }));

test('a checkbox selects its row; with Shift, every row between it and the checkbox pressed before', () => {
  expect(after(['1'], null, '3')).toEqual(['1', '3']);
  expect(after(['2'], '2', '4')).toEqual(['2', '3', '4']);
  expect(after(['4'], '4', '2')).toEqual(['2', '3', '4']);
  expect(after(ids, '2', '4', false)).toEqual(['1', '5']);
});

test('a range selection from a row no longer listed selects the pressed row only', () => {
  expect(after([], 'gone', '3')).toEqual(['3']);
});
