/** Why an attempt to pay did not work, handed to the page that offers the next one. Empty: the provider gave no reason. */
export type PaymentFailure = { message: string };

/** The state of a navigation that tells of a failed payment. */
export function failureState(message: string | null): { paymentFailure: PaymentFailure } {
  return { paymentFailure: { message: message ?? '' } };
}

/** Reads the state of a navigation; null when it tells of no failed payment. */
export function failureIn(state: unknown): PaymentFailure | null {
  if (typeof state !== 'object' || state === null || !('paymentFailure' in state)) return null;
  const { paymentFailure } = state;
  if (typeof paymentFailure !== 'object' || paymentFailure === null || !('message' in paymentFailure)) return null;
  return { message: String(paymentFailure.message) };
}
