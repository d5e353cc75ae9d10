import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { endOfWorkingDay } from '#rules/shop/korean-time.ts';
import { sumWon, type Won } from '../money.ts';
import { endingRefund } from './paid-sums.ts';

/**
 * What a shopper is told of money that goes back. `ACCOUNT_NEEDED`: it cannot go until an account is named; `UNDER_WAY`: the shop
 * owes it and has asked for it; `BACK`: the provider said that it is done, or staff gave it back by another way.
 */
export const refundStates = ['ACCOUNT_NEEDED', 'UNDER_WAY', 'BACK'] as const;
type RefundState = (typeof refundStates)[number];

/** True while money cannot go back because nobody has named an account. */
export function isAccountNeeded({ state }: { state: RefundState }): boolean {
  return state === 'ACCOUNT_NEEDED';
}

/** True while the shop owes money and has asked for it. */
export function isRefundUnderWay({ state }: { state: RefundState }): boolean {
  return state === 'UNDER_WAY';
}

/** True once money is back. */
export function isRefundBack({ state }: { state: RefundState }): boolean {
  return state === 'BACK';
}

/** The part of a payment that its refund depends on; times as the database or a reply writes them. */
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
  is_settled_elsewhere: boolean;
  /** What claims give back of it. */
  claim_refunds: readonly RefundedPart[];
}

/** What a claim gives back of a payment; one that ends the payment (`is_whole`) is counted with the payment. */
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
  /** The claim that gives this part back; null for what went back when the payment ended. */
  claimId: number | null;
  state: RefundState;
  amount: Won;
  /** Since when the shop owes it. */
  since: Date;
  /** When the provider called it done; null before. */
  backAt: Date | null;
  /** By when the buyer sees it; null while nothing can go, and for what went another way. Public holidays are not counted. */
  expectedBy: Date | null;
  /** The day has passed and the provider still has not said that it is done. */
  isLate: boolean;
  /** Staff gave it back by another way than the payment, as agreed with the buyer. */
  isSettledElsewhere: boolean;
}

/**
 * Working days until money can be seen where it came from, once the provider has been asked. A card company takes three to seven to
 * write a cancelled approval off, a wallet takes as long as the card behind it; a bank transfers in one or two.
 */
export function refundDays(method: PaymentMethod): { from: number; to: number } {
  return isByDeposit(method) ? { from: 1, to: 2 } : { from: 3, to: 7 };
}

/**
 * How every refund of a payment stands at a moment: what went back when it ended, then the parts that claims gave back, the newest first. Nothing
 * when nothing of it goes back, or nothing was ever paid.
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

/** True while a cancelled approval may not stand on the card's statement yet, though the provider is done. */
export function isStillWrittenOff(method: PaymentMethod, expectedBy: string | null, now: Date): boolean {
  return !isByDeposit(method) && expectedBy !== null && new Date(expectedBy) >= now;
}
