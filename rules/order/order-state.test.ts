import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaitsDeposit,
  awaitsPayment,
  isCancellable,
  isConfirmable,
  isFinished,
  isHolding,
  isPayable,
  isPlaced,
  isUnpaidOrder,
  type Mover,
  mayMove,
  type OrderState,
  orderFilters,
  orderStateList,
  orderStates,
  placedState,
  statesIn,
  statesOfFilter,
} from '#rules/order/order-state.ts';

const movers: Mover[] = ['payment', 'shopper', 'admin', 'brand', 'courier', 'clock'];
const state = fc.constantFrom(...orderStateList);

test('the eight order states are in the order of the specification', () => {
  expect(orderStateList).toEqual([
    'PAYMENT_WAIT',
    'PAYMENT_COMPLETE',
    'IN_PRODUCTION',
    'PRODUCTION_COMPLETE',
    'DELIVERY_PREPARING',
    'IN_DELIVERY',
    'DELIVERY_COMPLETED',
    'PURCHASE_CONFIRMED',
  ]);
});

test('every order state except the last leads only to later states', () => {
  for (const [index, each] of orderStateList.entries()) {
    const next: readonly string[] = orderStates[each].next;
    expect(next.length > 0).toBe(index < orderStateList.length - 1);
    for (const to of next) expect(orderStateList.indexOf(to as OrderState)).toBeGreaterThan(index);
  }
});

test('an order never moves back, and only the provider moves it to paid', () => {
  fc.assert(
    fc.property(state, state, fc.constantFrom(...movers), (from, to, mover) => {
      if (!mayMove(from, to, mover)) return;
      expect(orderStateList.indexOf(to)).toBeGreaterThan(orderStateList.indexOf(from));
      if (to === 'PAYMENT_COMPLETE') expect(mover).toBe('payment');
    }),
    { seed: 20261120 },
  );
  expect(mayMove('DELIVERY_COMPLETED', 'PURCHASE_CONFIRMED', 'shopper')).toBe(true);
  expect(mayMove('IN_DELIVERY', 'PURCHASE_CONFIRMED', 'shopper')).toBe(false);
});

test('an order can be cancelled until production starts', () => {
  expect(statesIn('cancellable')).toEqual(['PAYMENT_WAIT', 'PAYMENT_COMPLETE']);
  expect(isCancellable({ status: 'PAYMENT_COMPLETE', cancelled_at: null })).toBe(true);
  expect(isCancellable({ status: 'PAYMENT_COMPLETE', cancelled_at: '2026-11-20T03:00:00Z' })).toBe(false);
});

test('every order state belongs to exactly one order filter', () => {
  const parts = orderFilters.filter(({ filter }) => filter !== 'ALL').flatMap(({ filter }) => statesOfFilter(filter));
  expect([...parts].sort()).toEqual([...orderStateList].sort());
  expect(statesOfFilter('ALL')).toEqual(orderStateList);
});

test('a meaning of order states covers exactly the states that have it', () => {
  expect(statesIn('waiting')).toEqual([placedState]);
  expect(statesIn('production')).toEqual(['IN_PRODUCTION', 'PRODUCTION_COMPLETE']);
  expect(statesIn('delivered')).toEqual(['DELIVERY_COMPLETED']);
  expect(statesIn('finished')).toEqual(['PURCHASE_CONFIRMED']);
  expect(statesIn('delivered').every((from) => isConfirmable({ status: from, cancelled_at: null }, 'shopper'))).toBe(true);
});

describe('an order', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const later = new Date(now.getTime() + 1);
  const order = (change: object = {}) => ({
    status: 'PAYMENT_WAIT' as OrderState,
    cancelled_at: null as Date | null,
    deposit_account: null as string | null,
    hold_expires_at: later as Date | null,
    ...change,
  });
  const answers = (change: object) => ({
    waits: awaitsPayment(order(change)),
    unpaid: isUnpaidOrder(order(change)),
    deposit: awaitsDeposit(order(change)),
    placed: isPlaced(order(change)),
    holds: isHolding(order(change), now),
    payable: isPayable(order(change), now),
  });

  test.each([
    ['whose window is open', {}, ['waits', 'unpaid', 'holds', 'payable']],
    ['whose time to pay is over', { hold_expires_at: now }, ['waits', 'unpaid']],
    ['with an account', { deposit_account: '110' }, ['waits', 'deposit', 'placed', 'holds']],
    ['that is paid', { status: 'PAYMENT_COMPLETE', hold_expires_at: null }, ['placed']],
    ['that is paid by deposit', { status: 'PAYMENT_COMPLETE', deposit_account: '110', hold_expires_at: null }, ['placed']],
    ['that was cancelled unpaid', { cancelled_at: now, hold_expires_at: null }, []],
    ['that was cancelled with an account', { cancelled_at: now, deposit_account: '110' }, []],
    ['in a word of a later version', { status: 'LOST' }, ['placed']],
  ])('an order is cancelled or edited: %s', (_, change, expected) => {
    const yes = Object.entries(answers(change)).flatMap(([name, answer]) => (answer ? [name] : []));
    expect(yes).toEqual(expected);
  });

  test('an order is final once its purchase is confirmed', () => {
    expect(isFinished(order({ status: 'PURCHASE_CONFIRMED' }))).toBe(true);
    expect(isFinished(order({ status: 'DELIVERY_COMPLETED' }))).toBe(false);
  });
});
