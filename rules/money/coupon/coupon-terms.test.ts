import { describe, expect, test } from 'vitest';
import { brokenPromise, budgetLeft, couponStanding, couponStandings, hasSupply } from './coupon-terms.ts';

const now = new Date('2026-11-20T03:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const supply = { issue_limit: null, issued_count: 5, budget_amount: null, spent_amount: 0 };
const running = { ...supply, state: 'ACT', starts_at: days(-1), ends_at: days(1) };

describe('where a coupon stands', () => {
  test.each([
    ['RUNNING', {}],
    ['RUNNING', { issue_limit: 6, budget_amount: 10_000, spent_amount: 9_999 }],
    ['USED_UP', { issue_limit: 5 }],
    ['USED_UP', { budget_amount: 10_000, spent_amount: 10_000 }],
    ['WAITING', { starts_at: days(1), ends_at: null }],
    ['ENDED', { ends_at: now }],
    ['ENDED', { state: 'STOP', ends_at: days(-1) }],
    ['STOPPED', { state: 'STOP' }],
  ] as const)('the state of a coupon: %s %j', (standing, about) => {
    expect(couponStanding({ ...running, ...about }, now)).toBe(standing);
  });

  test.each(
    [0, 1].flatMap((over) => [0, 1].flatMap((on) => [0, 1].flatMap((begun) => [0, 1].map((supply) => [over, on, begun, supply] as const)))),
  )('a coupon has exactly one state: ended %i, on %i, begun %i, left %i', (over, on, begun, supply) => {
    const facts: Record<string, boolean> = { isOver: over === 1, isOn: on === 1, hasBegun: begun === 1, hasSupply: supply === 1 };
    const words = Object.values(couponStandings).filter((wanted) => Object.entries(wanted).every(([fact, is]) => facts[fact] === is));
    expect(words).toHaveLength(1);
  });

  test('a coupon with a used-up budget is no longer issued, even when copies are left', () => {
    expect(hasSupply({ ...supply, issue_limit: 100, budget_amount: 1_000, spent_amount: 1_200 })).toBe(false);
    expect([1_200, 300].map((spent_amount) => budgetLeft({ budget_amount: 1_000, spent_amount }))).toEqual([0, 700]);
  });
});

describe('the terms promised to holders of a coupon', () => {
  const terms = {
    ...{ type: 'ORDER', discount_type: 'AMOUNT', discount_value: 3_000, max_discount_amount: null, max_discount_per: 'TOTAL' },
    ...{ min_order_amount: 0, applicable_count: null, valid_days: 30, product_ids: [1, 2], graphic_ids: [] },
  };
  const before = { ...terms, ends_at: days(5), issued_count: 1 };

  test('a coupon’s terms can be changed until its first copy is issued, and are then fixed', () => {
    const changed = { ...terms, discount_value: 2_000, ends_at: days(5) };
    expect(brokenPromise({ ...before, issued_count: 0 }, changed)).toBeNull();
    expect(brokenPromise(before, changed)).toBe('discount_value');
    expect(brokenPromise(before, { ...terms, product_ids: [1], ends_at: days(5) })).toBe('product_ids');
    expect(brokenPromise(before, { ...terms, ends_at: days(5) })).toBeNull();
  });

  test('the end of an issued coupon can be moved to later, never to sooner', () => {
    expect(brokenPromise(before, { ...terms, ends_at: days(9) })).toBeNull();
    expect(brokenPromise(before, { ...terms, ends_at: null })).toBeNull();
    expect(brokenPromise(before, { ...terms, ends_at: days(4) })).toBe('ends_at');
    expect(brokenPromise({ ...before, ends_at: null }, { ...terms, ends_at: days(400) })).toBe('ends_at');
  });
});
