import { expect, test } from 'vitest';
import { clockOf, momentOf } from './korean-clock.ts';

test('an input for a date and time shows and reads Korean time, wherever the browser is', () => {
  expect(clockOf('2026-11-20T20:05:09.000Z')).toBe('2026-11-21T05:05');
  expect(momentOf('2026-11-21T05:05')).toBe('2026-11-20T20:05:00.000Z');
  expect(momentOf('2026-11-21T05:05:30')).toBe('2026-11-20T20:05:00.000Z');
  expect([null, undefined, '', 'soon'].map(clockOf)).toEqual(['', '', '', '']);
  expect(['', '2026-11-21', 'soon'].map(momentOf)).toEqual([null, null, null]);
});
