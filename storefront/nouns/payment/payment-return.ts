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
