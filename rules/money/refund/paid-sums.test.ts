import { expect, test } from 'vitest';
import { returnedOf } from './paid-sums.ts';

const at = new Date('2026-11-22T00:00:00Z');
const paid = { amount: 60_000, paid_at: at, refund_since: null, refund_amount: null, refunded_at: null };
const part = (amount: number, state: string, is_whole = false) => ({ amount, state, is_whole });

test.each([
  ['no refund is due', paid, [], { returned: 0, owed: 0, left: 60_000 }],
  [
    'a part is back, another is asked for',
    paid,
    [part(27_000, 'BACK'), part(3_000, 'ASKED')],
    { returned: 27_000, owed: 3_000, left: 30_000 },
  ],
  [
    'the rest is owed after a part',
    { ...paid, refund_since: at, refund_amount: 33_000 },
    [part(27_000, 'BACK'), part(33_000, 'OWED', true)],
    { returned: 27_000, owed: 33_000, left: 0 },
  ],
  [
    'all of it is back',
    { ...paid, refund_since: at, refunded_at: at },
    [part(60_000, 'BACK', true)],
    { returned: 60_000, owed: 0, left: 0 },
  ],
  [
    'ended at the console after a part',
    { ...paid, refund_since: at, refunded_at: at },
    [part(27_000, 'BACK')],
    { returned: 60_000, owed: 0, left: 0 },
  ],
  ['more was paid than requested', { ...paid, refund_since: at, refund_amount: 61_000 }, [], { returned: 0, owed: 61_000, left: -1_000 }],
  [
    'a claim asks for a part, and all the rest is owed',
    { ...paid, refund_since: at },
    [part(3_000, 'ASKED')],
    { returned: 0, owed: 60_000, left: 0 },
  ],
  ['the payment was never made', { ...paid, paid_at: null, refund_since: at }, [], { returned: 0, owed: 0, left: 60_000 }],
])('the amount of a payment left to refund: %s', (_, payment, claims, sums) => {
  expect(returnedOf(payment, claims)).toEqual(sums);
});
