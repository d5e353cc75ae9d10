import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isCancellable,
  leastAdvanced,
  type Mover,
  mayMove,
  type OrderState,
  orderFilters,
  orderStateList,
  orderStates,
  statesOfFilter,
} from '#rules/order/order-state.ts';

const movers: Mover[] = ['payment', 'shopper', 'admin', 'brand', 'courier', 'clock'];
const state = fc.constantFrom(...orderStateList);

test('the eight states stand in the order of the specification', () => {
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

test('every state but the last leads on to a later one, and only there', () => {
  for (const [index, each] of orderStateList.entries()) {
    const next: readonly string[] = orderStates[each].next;
    expect(next.length > 0).toBe(index < orderStateList.length - 1);
    for (const to of next) expect(orderStateList.indexOf(to as OrderState)).toBeGreaterThan(index);
  }
});

test("nobody moves an order back, and payment is only ever the provider's word", () => {
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

test('cancelling ends where production starts', () => {
  expect(orderStateList.filter(isCancellable)).toEqual(['PAYMENT_WAIT', 'PAYMENT_COMPLETE']);
});

test('the filters part the states without rest or overlap', () => {
  const parts = orderFilters.filter(({ filter }) => filter !== 'ALL').flatMap(({ filter }) => statesOfFilter(filter));
  expect([...parts].sort()).toEqual([...orderStateList].sort());
  expect(statesOfFilter('ALL')).toEqual(orderStateList);
});

test('an order is as far as its slowest line', () => {
  expect(leastAdvanced(['IN_DELIVERY', 'IN_PRODUCTION', 'PURCHASE_CONFIRMED'])).toBe('IN_PRODUCTION');
  expect(() => leastAdvanced([])).toThrow(RangeError);
});
