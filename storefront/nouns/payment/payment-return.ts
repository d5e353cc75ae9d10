/** Why a payment attempt failed, passed to the page that offers a retry. Empty if the provider gave no reason. */
export type PaymentFailure = { message: string };

/** The navigation state for a failed payment. */
export function failureState(message: string | null): { paymentFailure: PaymentFailure } {
  return { paymentFailure: { message: message ?? '' } };
}

/** Reads the navigation state; null if no payment failed. */
export function failureIn(state: unknown): PaymentFailure | null {
  if (typeof state !== 'object' || state === null || !('paymentFailure' in state)) return null;
  const { paymentFailure } = state;
  if (typeof paymentFailure !== 'object' || paymentFailure === null || !('message' in paymentFailure)) return null;
  return { message: String(paymentFailure.message) };
}

/** Per tab: the checkout whose payment window was opened and has not returned. */
const windowSlot = 'seam.payment_window';

/** Remembers the payment window before it opens, because Back out of it tells nobody. */
export function rememberWindow(checkoutId: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(windowSlot, checkoutId);
}

/** The window returned by its own redirect, or did not open. */
export function forgetWindow(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(windowSlot);
}

/** True, once, if the payment window of this checkout was left by Back. */
export function wasWindowLeft(checkoutId: string, storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  if (storage.getItem(windowSlot) !== checkoutId) return false;
  forgetWindow(storage);
  return true;
}
