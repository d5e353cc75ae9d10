import { expect, test } from 'vitest';
import { failureIn, failureState, forgetWindow, paymentLeft, rememberWindow } from './payment-return.ts';

function tab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a payment window left by Back is noticed once, by its own checkout; one that returned or never opened is not', () => {
  const storage = tab();
  expect(paymentLeft('a', storage)).toBeNull();
  rememberWindow('a', 'P1', storage);
  expect([paymentLeft('b', storage), paymentLeft('a', storage), paymentLeft('a', storage)]).toEqual([null, 'P1', null]);
  rememberWindow('a', 'P1', storage);
  forgetWindow(storage);
  expect(paymentLeft('a', storage)).toBeNull();
});

test('the reason of a failed payment is read from the navigation state, and anything else is ignored', () => {
  expect(failureIn(failureState('declined'))).toEqual({ message: 'declined' });
  expect(failureIn(failureState(null))).toEqual({ message: '' });
  for (const state of [null, 'x', {}, { paymentFailure: null }, { paymentFailure: 'x' }]) expect(failureIn(state)).toBeNull();
});
