import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { Checkout, CreateCheckout, QuoteChoice } from '#contract/rest/checkouts.ts';

/** Creates a checkout; its id is the one in /order/{id}. Errors: LOGIN_REQUIRED, NOTHING_SELECTED, or why a line cannot be bought. */
export function createCheckout(input: CreateCheckout): Promise<Checkout> {
  return idempotently('checkout', input, (idempotencyKey) => callApi('POST', '/checkouts', { body: input, idempotencyKey }));
}

/** Prices the checkout for the current choices. Errors: CHECKOUT_NOT_FOUND. */
export function quoteCheckout(id: string, choice: QuoteChoice, signal?: AbortSignal): Promise<Checkout> {
  return callApi('POST', `/checkouts/${encodeURIComponent(id)}/quote`, { body: choice, ...(signal ? { signal } : {}) });
}
