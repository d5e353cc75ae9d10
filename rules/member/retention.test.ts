import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  autoConfirmCutoff,
  cartCutoff,
  checkoutExpiry,
  depositDeadline,
  holdExpiry,
  idempotencyCutoff,
  isLongOverdue,
} from '#rules/member/retention.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';

const now = new Date('2026-11-20T16:30:00Z');

test('retention periods are those of specification 9', () => {
  expect(cartCutoff(now)).toEqual(new Date('2026-10-21T16:30:00Z'));
  expect(holdExpiry(now)).toEqual(new Date('2026-11-20T17:00:00Z'));
  expect(checkoutExpiry(now)).toEqual(new Date('2026-11-21T16:30:00Z'));
  expect(idempotencyCutoff(now)).toEqual(new Date('2026-11-19T16:30:00Z'));
  expect(autoConfirmCutoff(now, 7)).toEqual(new Date('2026-11-13T16:30:00Z'));
});

test('a deposit is due at the end of the seventh Korean day', () => {
  // 16:30 UTC on the 20th is already the 21st in Seoul.
  expect(koreanTime(now)).toBe('2026-11-21 01:30:00');
  expect(koreanTime(depositDeadline(now, 7))).toBe('2026-11-28 23:59:59');
});

test('every deposit deadline is more than seven and less than eight days away', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }), (moment) => {
      const days = (depositDeadline(moment, 7).getTime() - moment.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(7 - 1 / 86_400);
      expect(days).toBeLessThan(8);
      expect(koreanTime(depositDeadline(moment, 7))).toMatch(/ 23:59:59$/);
    }),
    { seed: 20261120 },
  );
});

test('an unpaid order expires an hour after its hold ends, to the second', () => {
  const hold = new Date(now.getTime() - 3_600_000);
  expect([isLongOverdue(hold, now), isLongOverdue(new Date(hold.getTime() + 1), now)]).toEqual([true, false]);
});
