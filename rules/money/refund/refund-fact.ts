import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { endOfWorkingDay } from '#rules/shop/korean-time.ts';
import type { Won } from '../money.ts';
import { endingRefund } from './paid-sums.ts';

/**
 * What a shopper is told of money that goes back. `ACCOUNT_NEEDED`: it cannot go until an account is named; `UNDER_WAY`: the shop
 * owes it and has asked for it; `BACK`: the provider said that it is done.
 */
export const refundStates = ['ACCOUNT_NEEDED', 'UNDER_WAY', 'BACK'] as const;
type RefundState = (typeof refundStates)[number];

/** A payment as far as its refund is asked about; moments as the database or as a reply spells them. */
export interface RefundedPayment {
  method: PaymentMethod;
  /** What was asked for, won. */
  amount: Won;
  /** What is owed back where that is another sum. */
  refund_amount: Won | null;
  paid_at: Date | string | null;
  refund_since: Date | string | null;
  refund_asked_at: Date | string | null;
  refunded_at: Date | string | null;
  needs_refund_account: boolean;
}

export interface RefundFact {
  state: RefundState;
  amount: Won;
  /** Since when the shop owes it. */
  since: Date;
  /** When the provider called it done; null before. */
  backAt: Date | null;
  /** By when the buyer sees it; null while nothing can go. Public holidays are not counted. */
  expectedBy: Date | null;
  /** The day has passed and the provider still has not said that it is done. */
  isLate: boolean;
}

/**
 * Working days until money can be seen where it came from, once the provider has been asked. A card company takes three to seven to
 * write a cancelled approval off, a wallet takes as long as the card behind it; a bank transfers in one or two.
 */
export function refundDays(method: PaymentMethod): { from: number; to: number } {
  return isByDeposit(method) ? { from: 1, to: 2 } : { from: 3, to: 7 };
}

/**
 * How the refund of a payment stands at a moment; null when nothing of it goes back, or nothing was ever paid. `parts` is what claims gave back
 * of it before, in won.
 */
export function refundFact(payment: RefundedPayment, now: Date, parts: Won = 0): RefundFact | null {
  if (payment.refund_since === null || payment.paid_at === null) return null;
  const since = new Date(payment.refund_since);
  const backAt = payment.refunded_at === null ? null : new Date(payment.refunded_at);
  const state = backAt !== null ? 'BACK' : payment.needs_refund_account ? 'ACCOUNT_NEEDED' : 'UNDER_WAY';
  const begun = backAt ?? (payment.refund_asked_at === null ? since : new Date(payment.refund_asked_at));
  const expectedBy = state === 'ACCOUNT_NEEDED' ? null : endOfWorkingDay(begun, refundDays(payment.method).to);
  const isLate = state === 'UNDER_WAY' && expectedBy !== null && expectedBy < now;
  return { state, amount: endingRefund(payment, parts), since, backAt, expectedBy, isLate };
}

/** True while a cancelled approval may not stand on the card's statement yet, though the provider is done. */
export function isStillWrittenOff(method: PaymentMethod, expectedBy: string | null, now: Date): boolean {
  return !isByDeposit(method) && expectedBy !== null && new Date(expectedBy) >= now;
}
