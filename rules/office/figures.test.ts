import { expect, test } from 'vitest';
import { figureKeysOf } from './figures.ts';

test('a span has a key for each of its days, weeks from Monday, months and years, with sales or without', () => {
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
