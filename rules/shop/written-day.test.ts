import { expect, test } from 'vitest';
import { writtenDay, writtenMoment } from './written-day.ts';

test('days are Korean days, wherever the reader is, in one format for each language', () => {
  expect(writtenDay('2026-11-20T15:30:00Z', 'ko')).toBe('2026.11.21');
  expect(writtenDay(new Date('2026-01-01T15:30:00Z'), 'en')).toBe('2\u00A0Jan\u00A02026');
  expect(writtenDay('2026-01-02T03:04:05+09:00', 'cn')).toBe('2026.01.02');
  expect(writtenMoment('2026-11-20T15:05:00Z', 'ko')).toBe('2026.11.21 00:05');
});
