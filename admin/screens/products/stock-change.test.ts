import { expect, test } from 'vitest';
import { stockChangeOf, stockRows } from './stock-change.ts';

test('a stock change is a new number, or pieces more or fewer; a value that the server would refuse is invalid', () => {
  expect(stockChangeOf({ mode: 'to', typed: ' 1,200 ' })).toEqual({ to: 1_200 });
  expect([stockChangeOf({ mode: 'more', typed: '5' }), stockChangeOf({ mode: 'less', typed: '5' })]).toEqual([{ by: 5 }, { by: -5 }]);
  expect(stockChangeOf({ mode: 'to', typed: '0' })).toEqual({ to: 0 });
  const wrong = ['', '-3', '1.5', 'ten', '1,000,001'].map((typed) => stockChangeOf({ mode: 'to', typed }));
  expect([...wrong, stockChangeOf({ mode: 'more', typed: '0' }), stockChangeOf({ mode: 'less', typed: '0' })]).toEqual(Array(7).fill(null));
});

test('a stock change refuses an option with too few pieces and does not send one that is left out or unchanged', () => {
  const options = [3, 8, 20].map((stock_count, at) => ({ id: at + 1, name: `M ${at}`, state: 'ACT', stock_count }));
  const less = stockRows(options, { mode: 'less', typed: '5', left: [3] });
  expect(less.map(({ after, isRefused, isGoing }) => [after, isRefused, isGoing])).toEqual([
    [null, true, false],
    [3, false, true],
    [15, false, false],
  ]);
  expect(stockRows(options, { mode: 'to', typed: '8', left: [] }).map(({ isGoing }) => isGoing)).toEqual([true, false, true]);
  expect(stockRows(options, { mode: 'to', typed: '', left: [] }).some(({ isGoing, isRefused }) => isGoing || isRefused)).toBe(false);
});
