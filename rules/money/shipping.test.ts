import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayRange,
  deliveryPresets,
  extraDays,
  freeFrom,
  isOneParcel,
  isRemote,
  parcels,
  type ShippingPolicy,
  shippingFee,
} from '#rules/money/shipping.ts';

const conditional: ShippingPolicy = { id: 1, fee_type: 'CONDITIONAL', fee: 3_000, free_over: 50_000, remote_fee: 3_000, day1: 3, day2: 5 };
const free: ShippingPolicy = { ...conditional, id: 2, fee_type: 'FREE', fee: 0, free_over: null, day1: 1, day2: 2 };
const fee: ShippingPolicy = { ...conditional, id: 3, fee_type: 'FEE', free_over: null };

test.each([
  ['below the condition', conditional, 49_999, '04524', 3_000],
  ['at the condition', conditional, 50_000, '04524', 0],
  ['free above the condition, except to Jeju', conditional, 50_000, '63309', 3_000],
  ['always free', free, 1, '04524', 0],
  ['always a fee', fee, 1_000_000, '04524', 3_000],
  ['the destination is not known yet', fee, 10_000, null, 3_000],
  ['always free, also with an old fee in its row', { ...free, fee: 2_500 }, 1, '04524', 0],
  ['always a fee, also with an old condition in its row', { ...fee, free_over: 10_000 }, 20_000, '04524', 3_000],
  ['without a condition no amount is free', { ...conditional, free_over: null }, 1_000_000, '04524', 3_000],
])('the delivery fee: %s', (_, policy, amount, zip, won) => {
  expect(shippingFee(policy, amount, zip)).toBe(won);
});

test('Jeju and Ulleung are remote, Seoul is not', () => {
  expect(['63000', '63644', '63645', '40215', '04524'].map(isRemote)).toEqual([true, true, false, true, false]);
});

test('goods under the same shipping terms are one parcel with one fee, even if their delivery days differ', () => {
  const lines = [
    { policy: conditional, amount: 20_000 },
    { policy: free, amount: 5_000 },
    { policy: { ...conditional, id: 4, day1: 5, day2: 8 }, amount: 29_000 },
  ];
  expect(parcels(lines, null)).toEqual([
    { policy_id: 1, goods_amount: 49_000, fee: 3_000, until_free: 1_000 },
    { policy_id: 2, goods_amount: 5_000, fee: 0, until_free: 0 },
  ]);
  expect(parcels(lines, null).map(freeFrom)).toEqual([50_000, 5_000]);
  expect(dayRange([conditional, free], '04524')).toEqual({ day1: 1, day2: 5 });
  expect(dayRange([conditional, free], '63122')).toEqual({ day1: 3, day2: 7 });
});

test('36,000 won of made-to-order goods and 36,000 won of others ship free together when delivery is free from 50,000 won', () => {
  const lines = [conditional, { ...conditional, id: 4, day1: 5, day2: 8 }].map((policy) => ({ policy, amount: 36_000 }));
  expect(parcels(lines, '04524')).toEqual([{ policy_id: 1, goods_amount: 72_000, fee: 0, until_free: 0 }]);
});

test('adding goods to a parcel never raises its delivery fee', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 200_000 }), (amount, more) => {
      expect(shippingFee(conditional, amount + more, '04524')).toBeLessThanOrEqual(shippingFee(conditional, amount, '04524'));
    }),
    { seed: 20261120 },
  );
});

test('there are five delivery requests, and the last one is typed', () => {
  expect(deliveryPresets.map(({ preset }) => preset)).toEqual(['FRONT_DOOR', 'CALL_FIRST', 'SECURITY_OFFICE', 'PARCEL_BOX', 'MANUAL']);
});

test('only a conditional shipping policy says how much is missing for free delivery', () => {
  const missing = (policy: ShippingPolicy) => parcels([{ policy, amount: 1_000 }], null)[0]?.until_free;
  expect([missing(conditional), missing({ ...fee, free_over: 10_000 }), missing({ ...free, free_over: 10_000 })]).toEqual([49_000, 0, 0]);
});

test('goods are one parcel when their terms are equal, whatever their delivery days', () => {
  expect([isOneParcel(conditional, { ...conditional, id: 9, day2: 9 }), isOneParcel(conditional, fee)]).toEqual([true, false]);
});

test('a remote zip code adds days of delivery; another or an unknown zip code does not', () => {
  expect(['63309', '04524', null].map(extraDays)).toEqual([2, 0, 0]);
});
