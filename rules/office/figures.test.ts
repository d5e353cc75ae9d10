import { expect, test } from 'vitest';
import { figureKeysOf } from './figures.ts';

test('sales figures have a row for each day, week from Monday, month or year of the span, even without sales', () => {
  expect(figureKeysOf('day', { from: '2026-02-27', until: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(figureKeysOf('week', { from: '2026-11-01', until: '2026-11-16' })).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
  ]);
  expect(figureKeysOf('month', { from: '2025-12-31', until: '2026-02-01' })).toEqual(['2025-12-01', '2026-01-01', '2026-02-01']);
  expect(figureKeysOf('year', { from: '2025-12-31', until: '2026-01-01' })).toEqual(['2025-01-01', '2026-01-01']);
});
