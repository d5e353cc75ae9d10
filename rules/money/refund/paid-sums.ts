import { sumWon, type Won } from '../money.ts';
import { dueRefundStates } from './refund.ts';

/**
 * The refund when a payment ends, in won, less `parts` that claims have refunded or will refund: the recorded amount (more than requested
 * after too large a deposit), or else all that is left.
 */
export function endingRefund(payment: { amount: Won; refund_amount: Won | null }, parts: Won): Won {
  return payment.refund_amount ?? leftOf(payment.amount, parts);
}

/** The rest of a payment after claims have refunded `parts`. */
export function leftOf(amount: Won, parts: Won): Won {
  return Math.max(0, amount - parts);
}

/** The facts a payment's sums depend on. */
interface EndedPayment {
  amount: Won;
  paid_at: Date | null;
  refund_since: Date | null;
  refund_amount: Won | null;
  refunded_at: Date | null;
}

/** The part of a payment refunded by a claim. One that ends the payment (`is_whole`) is counted with the payment. */
interface Part {
  amount: Won;
  state: string;
  is_whole: boolean;
}

/** The refunded, owed and remaining amounts of a payment, in won. The remainder is negative where more came than was requested. */
export function returnedOf(payment: EndedPayment, claims: readonly Part[]): { returned: Won; owed: Won; left: Won } {
  const sums = (returned: Won, owed: Won) => ({ returned, owed, left: payment.amount - returned - owed });
  if (payment.paid_at === null) return sums(0, 0);
  const parts = claims.filter(({ is_whole }) => !is_whole);
  const sumOf = (isDue: boolean) =>
    sumWon(parts.filter(({ state }) => dueRefundStates.some((due) => due === state) === isDue).map(({ amount }) => amount));
  const [back, due] = [sumOf(false), sumOf(true)];
  const rest = payment.refund_since === null ? 0 : endingRefund(payment, back + due);
  return payment.refunded_at === null ? sums(back, due + rest) : sums(back + rest, due);
}
