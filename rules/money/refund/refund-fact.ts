import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { endOfWorkingDay } from '#rules/shop/korean-time.ts';
import { sumWon, type Won } from '../money.ts';
import { type PaymentState, paymentIs } from '../payment-state.ts';
import { endingRefund } from './paid-sums.ts';

/**
 * The refund states shown to a shopper. `ACCOUNT_NEEDED`: blocked until an account is named; `UNDER_WAY`: owed and requested; `BACK`:
 * completed by the provider, or refunded by staff another way.
 */
export const refundStates = ['ACCOUNT_NEEDED', 'UNDER_WAY', 'BACK'] as const;
type RefundState = (typeof refundStates)[number];

/** True while a refund is blocked because no account has been named. */
export function isAccountNeeded({ state }: { state: RefundState }): boolean {
  return state === 'ACCOUNT_NEEDED';
}

/** True while a refund is owed and requested. */
export function isRefundUnderWay({ state }: { state: RefundState }): boolean {
  return state === 'UNDER_WAY';
}

/** True once a refund is completed. */
export function isRefundBack({ state }: { state: RefundState }): boolean {
  return state === 'BACK';
}

/** Why a payment did not pay its order: another amount, a second payment, or the order had ended. */
export const unacceptedReasons = ['AMOUNT', 'TWICE', 'LATE'] as const;
export type UnacceptedReason = (typeof unacceptedReasons)[number];

/** A payment that paid no order: the requested and the paid sum in won, and the reason. */
export interface UnacceptedMoney {
  asked: Won;
  came: Won;
  paid_at: string;
  why: UnacceptedReason;
}

/** Facts of a payment that paid no order; null when it did or nothing was paid. `isOrderPaid`: another payment paid the order. */
export function unacceptedMoney(
  payment: { status: PaymentState; amount: Won; refund_amount: Won | null; paid_at: Date | null },
  isOrderPaid: boolean,
): UnacceptedMoney | null {
  const { status, amount: asked, paid_at } = payment;
  if (!paymentIs(status, 'refused') || paid_at === null) return null;
  const came = payment.refund_amount ?? asked;
  return { asked, came, paid_at: paid_at.toISOString(), why: asked !== came ? 'AMOUNT' : isOrderPaid ? 'TWICE' : 'LATE' };
}

/** The facts a payment's refund depends on; times as the database or a reply formats them. */
export interface RefundedPayment {
  method: PaymentMethod;
  /** The requested amount, won. */
  amount: Won;
  /** The amount owed, if different. */
  refund_amount: Won | null;
  paid_at: Date | string | null;
  refund_since: Date | string | null;
  refund_asked_at: Date | string | null;
  refunded_at: Date | string | null;
  needs_refund_account: boolean;
  is_settled_elsewhere: boolean;
  /** The parts refunded by claims. */
  claim_refunds: readonly RefundedPart[];
}

/** The part of a payment refunded by a claim. One that ends the payment (`is_whole`) is counted with the payment. */
export interface RefundedPart {
  claim_id: number;
  amount: Won;
  state: string;
  is_whole: boolean;
  owed_since: Date | string;
  asked_at: Date | string | null;
  back_at: Date | string | null;
  is_settled_elsewhere: boolean;
}

export interface RefundFact {
  /** The claim that this part belongs to; null for the refund when the payment ended. */
  claimId: number | null;
  state: RefundState;
  amount: Won;
  /** Since when it is owed. */
  since: Date;
  /** When the provider completed it; null before. */
  backAt: Date | null;
  /** By when the buyer sees it; null while it is blocked, and for one made another way. Public holidays are not counted. */
  expectedBy: Date | null;
  /** The expected day has passed, and the provider has not completed the refund. */
  isLate: boolean;
  /** Staff refunded it another way, as agreed with the buyer. */
  isSettledElsewhere: boolean;
}

/**
 * Working days until a refund is visible to the buyer after the provider has been asked. A card company takes three to seven to reverse an
 * approval, a wallet as long as the card behind it; a bank transfer takes one or two.
 */
export function refundDays(method: PaymentMethod): { from: number; to: number } {
  return isByDeposit(method) ? { from: 1, to: 2 } : { from: 3, to: 7 };
}

/**
 * All refunds of a payment at a moment: the one when it ended, then those of claims, newest first. Empty when nothing is refunded or
 * nothing was paid.
 */
export function refundFacts(payment: RefundedPayment, now: Date): RefundFact[] {
  const { method, paid_at, refund_since } = payment;
  if (paid_at === null) return [];
  const parts = payment.claim_refunds.filter(({ is_whole, amount }) => !is_whole && amount > 0);
  const given = parts.map(
    (part): Owed => ({
      claimId: part.claim_id,
      amount: part.amount,
      since: part.owed_since,
      askedAt: part.asked_at,
      backAt: part.back_at,
      needsAccount: part.state === 'ACCOUNT_NEEDED',
      isSettledElsewhere: part.is_settled_elsewhere,
    }),
  );
  const ending = refund_since === null ? [] : [endOf(payment, refund_since, sumWon(parts.map(({ amount }) => amount)))];
  return [...ending, ...given.sort((one, other) => moment(other.since) - moment(one.since))].map((owed) => factOf(owed, method, now));
}

interface Owed {
  claimId: number | null;
  amount: Won;
  since: Date | string;
  askedAt: Date | string | null;
  backAt: Date | string | null;
  needsAccount: boolean;
  isSettledElsewhere: boolean;
}

function endOf(payment: RefundedPayment, since: Date | string, parts: Won): Owed {
  const { refund_asked_at: askedAt, refunded_at: backAt, needs_refund_account: needsAccount } = payment;
  const amount = endingRefund(payment, parts);
  return { claimId: null, amount, since, askedAt, backAt, needsAccount, isSettledElsewhere: payment.is_settled_elsewhere };
}

function factOf({ claimId, amount, needsAccount, isSettledElsewhere, ...owed }: Owed, method: PaymentMethod, now: Date): RefundFact {
  const since = new Date(owed.since);
  const backAt = owed.backAt === null ? null : new Date(owed.backAt);
  const state = backAt !== null ? 'BACK' : needsAccount ? 'ACCOUNT_NEEDED' : 'UNDER_WAY';
  const begun = backAt ?? (owed.askedAt === null ? since : new Date(owed.askedAt));
  const expectedBy = isAccountNeeded({ state }) || isSettledElsewhere ? null : endOfWorkingDay(begun, refundDays(method).to);
  const isLate = isRefundUnderWay({ state }) && expectedBy !== null && expectedBy < now;
  return { claimId, state, amount, since, backAt, expectedBy, isLate, isSettledElsewhere };
}

function moment(spelled: Date | string): number {
  return new Date(spelled).getTime();
}

/** True while a cancelled approval may not be on the card statement yet, although the provider is done. */
export function isStillWrittenOff(method: PaymentMethod, expectedBy: string | null, now: Date): boolean {
  return !isByDeposit(method) && expectedBy !== null && new Date(expectedBy) >= now;
}
