import { describe, expect, test } from 'vitest';
import {
  entriesOfKind,
  isEndingSoon,
  koreanMonth,
  pointEntryTypes,
  pointKindOf,
  pointKinds,
  pointReasons,
  reminderDue,
} from '#rules/money/points/point-entries.ts';

const now = new Date('2026-11-20T03:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const lot = (days: number | null, taken = 0) => ({ id: 1, amount: 3_000, taken, expires_at: days === null ? null : inDays(days) });

test('every point entry has exactly one kind, and each kind finds exactly its entries', () => {
  for (const type of pointEntryTypes) {
    for (const reason of pointReasons) {
      const found = pointKinds.filter((kind) => {
        const entries = entriesOfKind(kind);
        return entries.types.includes(type) && entries.reasons.includes(reason);
      });
      expect(found).toEqual([pointKindOf({ type, reason })]);
    }
  }
  expect(pointKindOf({ type: 'EARNED', reason: 'ORDER_CANCELLED' })).toBe('GIVEN_BACK');
});

test('points are listed by Korean months, December included', () => {
  expect(koreanMonth('2026-12')).toEqual({ from: new Date('2026-11-30T15:00:00Z'), to: new Date('2026-12-31T15:00:00Z') });
});

describe('notifications before a lot ends', () => {
  test.each<[string, ReturnType<typeof lot>, number | null]>([
    ['31 days before the expiry: none yet', lot(31), null],
    ['30 days before the expiry', lot(30), 30],
    ['8 days before the expiry: still the first notification', lot(8), 30],
    ['7 days before the expiry', lot(7), 7],
    ['points found late get only the nearest notification', lot(0.5), 7],
    ['ended', lot(0), null],
    ['the points are used up', lot(5, 3_000), null],
    ['the points do not expire', lot(null), null],
  ])('notification before points expire: %s', (_, each, due) => {
    expect(reminderDue(each, now)).toBe(due);
    expect(isEndingSoon(each, now)).toBe(due !== null);
  });
});
