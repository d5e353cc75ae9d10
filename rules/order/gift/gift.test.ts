import { expect, test } from 'vitest';
import { awaitsAddress, giftExpiry, giftState, isGiftMethod } from './gift.ts';

const paid = new Date('2026-11-01T03:00:00Z');
const gift = { payment_date: paid, cancelled_at: null, expires_at: giftExpiry(paid), address_given_at: null };

test('a gift waits seven days for its address after payment, and a cancelled gift is over', () => {
  const last = new Date('2026-11-08T02:59:59Z');
  expect(giftState(gift, last)).toBe('OPEN');
  expect(giftState(gift, new Date('2026-11-08T03:00:00Z'))).toBe('OVER');
  expect(giftState({ ...gift, payment_date: null, expires_at: null }, paid)).toBe('UNPAID');
  expect(giftState({ ...gift, address_given_at: last }, new Date('2026-12-01T00:00:00Z'))).toBe('TAKEN');
  expect(giftState({ ...gift, address_given_at: last, cancelled_at: last }, last)).toBe('OVER');
});

test('a gift is an order without an address, and cannot be paid by virtual account', () => {
  expect([awaitsAddress({ zip_code: '' }), awaitsAddress({ zip_code: '04524' })]).toEqual([true, false]);
  expect([isGiftMethod('CARD'), isGiftMethod('VIRTUAL_ACCOUNT')]).toEqual([true, false]);
});
