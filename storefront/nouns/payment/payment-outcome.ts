import { ApiError } from '#client/wire/api-error.ts';
import type { Payment, SyncedPayment } from '#contract/rest/payments.ts';
import { paymentIs } from '#rules/money/payment-state.ts';

/** The result of a payment: order placed, refunded, try again, or pending. */
export type PaymentOutcome = 'done' | 'returned' | 'failed' | 'open';

export function outcomeOf({ status, paid_at }: Payment): PaymentOutcome {
  if (paymentIs(status, 'pays') || paymentIs(status, 'account')) return 'done';
  if (paid_at !== null) return 'returned';
  return paymentIs(status, 'open') ? 'open' : 'failed';
}

type Polling = {
  sync: () => Promise<SyncedPayment>;
  /** Throws if polling was cancelled. */
  wait: (ms: number) => Promise<void>;
  tries?: number;
  everyMs?: number;
};

/**
 * Polls until the payment is decided, every second, ten times at most. Returns null if it is still open or the provider did not respond;
 * the webhook will then finish the order. Outages count as pending. Throws on a refusal (no such payment, not yours) and what `wait`
 * throws.
 */
export async function pollPayment({ sync, wait, tries = 10, everyMs = 1000 }: Polling): Promise<SyncedPayment | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await wait(everyMs);
    const synced = await sync().catch(unlessRefused);
    if (synced !== null && outcomeOf(synced.payment) !== 'open') return synced;
  }
  return null;
}

function unlessRefused(error: unknown): null {
  if (error instanceof ApiError && !error.isUncertain && error.code !== 'TOO_MANY_REQUESTS') throw error;
  return null;
}
