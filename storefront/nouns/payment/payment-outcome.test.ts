import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/wire/api-error.ts';
import type { Payment, SyncedPayment } from '#contract/rest/payments.ts';
import { outcomeOf, pollPayment } from './payment-outcome.ts';

const payment = (status: Payment['status']): Payment => ({
  paymentId: 'P0123456789abcdef0123456789abcde',
  method: 'CARD',
  amount: 33_000,
  status,
  failure_message: null,
  receipt_url: null,
  paid_at: null,
});
// The poller only reads the payment.
const synced = (status: Payment['status']) => ({ payment: payment(status) }) as SyncedPayment;

test('a payment with an issued virtual account counts as ordered', () => {
  expect(outcomeOf(payment('VIRTUAL_ACCOUNT_ISSUED'))).toBe('done');
  expect(outcomeOf(payment('PAY_PENDING'))).toBe('open');
  expect(outcomeOf(payment('FAILED'))).toBe('failed');
});

test('a payment that paid no order is shown as refunded, not as failed', () => {
  const paid_at = '2026-11-20T05:00:00Z';
  for (const status of ['MISMATCH', 'CANCELLED'] as const) expect(outcomeOf({ ...payment(status), paid_at })).toBe('returned');
  expect(outcomeOf(payment('CANCELLED'))).toBe('failed');
  expect(outcomeOf({ ...payment('PAID'), paid_at })).toBe('done');
});

test('the result of a payment is requested at once, then every second until it is decided', async () => {
  const waits: number[] = [];
  const sync = vi
    .fn<() => Promise<SyncedPayment>>()
    .mockResolvedValueOnce(synced('READY'))
    .mockRejectedValueOnce(new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', { status: 503 }))
    .mockResolvedValueOnce(synced('PAID'));
  const outcome = await pollPayment({ sync, wait: async (ms) => void waits.push(ms) });
  expect(outcome?.payment.status).toBe('PAID');
  expect(waits).toEqual([1000, 1000]);
});

test('the result of an unknown payment is not requested again', async () => {
  const refusal = new ApiError('PAYMENT_NOT_FOUND', { status: 404 });
  const sync = vi.fn(() => Promise.reject(refusal));
  await expect(pollPayment({ sync, wait: async () => undefined })).rejects.toBe(refusal);
  expect(sync).toHaveBeenCalledTimes(1);
});

test('the result of a payment is requested ten times at most', async () => {
  const sync = vi.fn(async () => synced('PAY_PENDING'));
  expect(await pollPayment({ sync, wait: async () => undefined })).toBeNull();
  expect(sync).toHaveBeenCalledTimes(10);
});

test('the requests for a payment’s result stop when the page is left', async () => {
  const sync = vi.fn(async () => synced('READY'));
  const leave = () => Promise.reject(new Error('left'));
  await expect(pollPayment({ sync, wait: leave })).rejects.toThrow('left');
  expect(sync).toHaveBeenCalledTimes(1);
});
