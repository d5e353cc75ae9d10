import { expect, test } from 'vitest';
import { dayText, momentText } from './dates.ts';

test('days and moments are Korean ones, wherever the reader is', () => {
  expect(dayText('2026-11-20T15:30:00Z')).toBe('2026.11.21');
  expect(momentText('2026-11-20T15:05:00Z')).toBe('2026.11.21 00:05');
  expect(momentText('2026-01-02T03:04:05+09:00')).toBe('2026.01.02 03:04');
});
