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

/** Per tab: the checkout and the payment whose window was opened and has not returned. */
const windowSlot = 'seam.payment_window';

/** Remembers the payment window before it opens, because leaving it by Back causes no event. */
export function rememberWindow(checkoutId: string, paymentId: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(windowSlot, `${checkoutId} ${paymentId}`);
}

/** The window returned by its own redirect, or did not open. */
export function forgetWindow(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(windowSlot);
}

/** The payment of this checkout whose window was left by Back, once; it may still be paid. Otherwise null. */
export function paymentLeft(checkoutId: string, storage: Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  const [ofCheckout, paymentId = null] = storage.getItem(windowSlot)?.split(' ') ?? [];
  if (ofCheckout !== checkoutId) return null;
  forgetWindow(storage);
  return paymentId;
}
