import { sumWon, type Won } from '../money.ts';
import { dueRefundStates } from './refund.ts';

/**
 * What goes back when a payment ends, in won, `parts` of which claims have given back or will: what was written down, which is more than was asked
 * for after too large a deposit, else all that is left.
 */
export function endingRefund(payment: { amount: Won; refund_amount: Won | null }, parts: Won): Won {
  return payment.refund_amount ?? leftOf(payment.amount, parts);
}

/** What is left of what was paid once claims have given `parts` back. */
export function leftOf(amount: Won, parts: Won): Won {
  return Math.max(0, amount - parts);
}

/** A payment as far as its sums ask. */
interface EndedPayment {
  amount: Won;
  paid_at: Date | null;
  refund_since: Date | null;
  refund_amount: Won | null;
  refunded_at: Date | null;
}

/** What a claim gives back of a payment; one that ends the payment (`is_whole`) is counted with the payment. */
interface Part {
  amount: Won;
  state: string;
  is_whole: boolean;
}

/** What went back of a payment, what is still to go back, and what is then left; below 0 where more came than was asked for. In won. */
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
