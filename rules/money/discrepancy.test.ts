import { expect, test } from 'vitest';
import { endedByRefund, endsOrder, isCaseOpen, mayResolve, refundStages, stoppedRefundKinds, stopsRefund } from './discrepancy.ts';

test('a refund is stuck while it failed or waits for an account, and in no other state', () => {
  expect(stoppedRefundKinds).toEqual(['REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED']);
  expect([stopsRefund('REFUND_FAILED'), stopsRefund('WRONG_MONEY')]).toEqual([true, false]);
});

test('a full refund resolves discrepancies about money to refund, and those about a failing job or an open virtual account', () => {
  expect(endedByRefund).toEqual([
    ...['WRONG_MONEY', 'LATE_MONEY', 'REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED'],
    ...['ACCOUNT_NOT_CLOSED', 'JOB_FAILING'],
  ]);
  expect(refundStages).toEqual(['WRONG_MONEY', 'LATE_MONEY', 'REFUND_REQUESTED', 'REFUND_FAILED', 'REFUND_ACCOUNT_NEEDED']);
});

test('refunding money cancelled at the provider’s console ends the order; accepting it, or refunding late money, does not', () => {
  expect([endsOrder('CANCELLED_OUTSIDE', 'REFUND'), endsOrder('CANCELLED_OUTSIDE', 'ACCEPT'), endsOrder('LATE_MONEY', 'REFUND')]).toEqual([
    ...[true, false, false],
  ]);
});

test('an operator has only the actions of the discrepancy’s kind, and only while it is open', () => {
  expect([mayResolve('UNKNOWN_PAYMENT', 'REFUND'), mayResolve('UNKNOWN_PAYMENT', 'SETTLE')]).toEqual([true, false]);
  expect([isCaseOpen('OPEN'), isCaseOpen('RESOLVED')]).toEqual([true, false]);
});
