import { ApiError } from '#client/wire/api-error.ts';
import type { Payment, SyncedPayment } from '#contract/rest/payments.ts';
import { paymentIs } from '#rules/money/payment-state.ts';

/** What a payment means for the shopper: the order stands, try again, or wait for the provider. */
export type PaymentOutcome = 'done' | 'failed' | 'open';

export function outcomeOf({ status }: Payment): PaymentOutcome {
  if (paymentIs(status, 'pays') || paymentIs(status, 'account')) return 'done';
  return paymentIs(status, 'open') ? 'open' : 'failed';
}

type Polling = {
  sync: () => Promise<SyncedPayment>;
  /** Waits; ends early by throwing when nobody waits any more. */
  wait: (ms: number) => Promise<void>;
  tries?: number;
  everyMs?: number;
};

/**
 * Asks until the payment is decided, once a second and ten times at most. Null: still open, or the provider did not answer;
 * its webhook will finish the order. Outages count as "not yet"; a refusal (no such payment, not yours) and what `wait` throws
 * are thrown.
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
