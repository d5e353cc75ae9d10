import { expect, test } from 'vitest';
import { filterOf, orderWhere, periodStart } from './order-filter.ts';

const now = new Date('2026-11-20T03:00:00Z');

test('the filters of the order list are read from the address; anything unknown means all orders of the last year', () => {
  expect(filterOf(new URLSearchParams('status=PRODUCTION&period=WEEK_2'))).toEqual({ status: 'PRODUCTION', period: 'WEEK_2' });
  expect(filterOf(new URLSearchParams('status=STOLEN&period=DECADE'))).toEqual({ status: 'ALL', period: 'YEAR_1' });
});

test('a week is seven days, and months and years are calendar ones', () => {
  expect(periodStart('WEEK_2', now).toISOString()).toBe('2026-11-06T03:00:00.000Z');
  expect(periodStart('MONTH_3', now).toISOString()).toBe('2026-08-20T03:00:00.000Z');
  expect(periodStart('YEAR_1', now).toISOString()).toBe('2025-11-20T03:00:00.000Z');
});

test('a period whose first day would not exist in its month starts on the month’s last day', () => {
  expect(periodStart('MONTH_1', new Date('2026-03-31T03:00:00Z')).toISOString()).toBe('2026-02-28T03:00:00.000Z');
  expect(periodStart('YEAR_1', new Date('2028-02-29T03:00:00Z')).toISOString()).toBe('2027-02-28T03:00:00.000Z');
});

test('a status shows its states without cancelled orders; All shows everything of the member', () => {
  expect(orderWhere({ status: 'PAYMENT', period: 'WEEK_1' }, 'me', now)).toEqual({
    user_id: { _eq: 'me' },
    ordered_at: { _gte: '2026-11-13T03:00:00.000Z' },
    status: { _in: ['PAYMENT_WAIT', 'PAYMENT_COMPLETE'] },
    cancelled_at: { _is_null: true },
  });
  expect(orderWhere({ status: 'ALL', period: 'WEEK_1' }, 'me', now)).not.toHaveProperty('status');
});
