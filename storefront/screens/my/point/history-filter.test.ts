import { expect, test } from 'vitest';
import { historyFilterOf, recentMonths } from './history-filter.ts';

test('the points history shows the kind and month of its address, and ignores made-up ones', () => {
  expect(historyFilterOf(new URLSearchParams('kind=USED&month=2026-03'))).toEqual({ kind: 'USED', month: '2026-03' });
  expect(historyFilterOf(new URLSearchParams('kind=STOLEN&month=2026-13'))).toEqual({ kind: null, month: null });
});

test('the months of a year are listed by the Korean calendar', () => {
  const months = recentMonths(new Date('2026-12-31T16:00:00Z'));
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2027-01', '2026-12', '2026-02', 12]);
});
