import { expect, test } from 'vitest';
import { workMorning, workOf, workWindow } from './work.ts';

const waiting = (['ORDERS_NEW', 'CLAIMS_OPEN', 'RECEIPTS_FAILED', 'GRAPHICS_WAITING'] as const).map((what) => ({
  what,
  count: 2,
  is_more: false,
}));
const named = (...actors: Parameters<typeof workOf>[0]) => workOf(['admin', ...actors], waiting).map(({ what }) => what);

test('staff are notified of work that they may do, and not of work that they may only see', () => {
  expect(named('owner')).toEqual(['ORDERS_NEW', 'CLAIMS_OPEN', 'RECEIPTS_FAILED', 'GRAPHICS_WAITING']);
  expect(named('desk')).toEqual(['ORDERS_NEW', 'CLAIMS_OPEN']);
  expect(named('accounting')).toEqual(['RECEIPTS_FAILED']);
  expect(named('reader')).toEqual([]);
  expect(workOf(['owner'], [{ what: 'ORDERS_NEW', count: 0, is_more: false }])).toEqual([]);
});

test('work of ten minutes is notified together, and all waiting work at nine o’clock Korean time', () => {
  const { from, until } = workWindow(new Date('2026-11-20T03:17:45Z'));
  expect([from.toISOString(), until.toISOString()]).toEqual(['2026-11-20T03:00:00.000Z', '2026-11-20T03:10:00.000Z']);
  expect(workMorning(new Date('2026-11-20T00:59:59Z'))).toBe('2026-11-20');
  expect(workMorning(new Date('2026-11-20T01:00:00Z'))).toBe(null);
  expect(workMorning(new Date('2026-11-19T23:59:59Z'))).toBe(null);
});
