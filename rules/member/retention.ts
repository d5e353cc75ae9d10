import { daysAfter, daysBefore, endOfKoreanDay } from '../shop/korean-time.ts';

/** How long the shop keeps what (specification 9) and how long it holds what is not paid. */

/** A cart after its last visit. */
export const CART_DAYS = 30;
/** Minutes an unpaid order holds stock, coupon and points, but for virtual accounts. */
const HOLD_MINUTES = 30;
/** Minutes after its hold that an unpaid order waits for a provider that cannot be asked; then it ends, and late money goes back. */
const OVERDUE_MINUTES = 60;
/** Hours an order sheet can be ordered from. */
const CHECKOUT_HOURS = 24;
/** Hours a first reply is kept for its repeats. */
const IDEMPOTENCY_HOURS = 24;
/** Days that a job which has failed for good stays in the queue with its last error, so that it can be investigated. */
const FAILED_JOB_DAYS = 30;

/** Days in which somebody who withdrew may return; then the person is forgotten. */
const WITHDRAWAL_DAYS = 30;
/** Days of the log of sign-ins: what the act on communications secrecy wants. */
const ACCESS_LOG_DAYS = 92;
/** Years that records of the trade are kept of somebody who is forgotten: the decree of the e-commerce act, article 6. */
const TRADE_RECORD_YEARS = { ORDER: 5, INQUIRY: 3 } as const;

export type TradeRecordKind = keyof typeof TRADE_RECORD_YEARS;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Carts last visited before this are gone. */
export function cartCutoff(now: Date): Date {
  return daysBefore(now, CART_DAYS);
}

/** Until when a cart visited now is kept. */
export function cartExpiry(now: Date): Date {
  return daysAfter(now, CART_DAYS);
}

/** First replies older than this are forgotten. */
export function idempotencyCutoff(now: Date): Date {
  return after(now, -IDEMPOTENCY_HOURS * HOUR);
}

/** Jobs that failed for good before this are forgotten. */
export function failedJobCutoff(now: Date): Date {
  return daysBefore(now, FAILED_JOB_DAYS);
}

/** Until when an order sheet can be ordered from. */
export function checkoutExpiry(now: Date): Date {
  return after(now, CHECKOUT_HOURS * HOUR);
}

/** Until when an order placed now holds what it took, unless it is paid. */
export function holdExpiry(now: Date): Date {
  return after(now, HOLD_MINUTES * MINUTE);
}

/** True when an order whose hold ended then has waited long enough for the provider's word. */
export function isLongOverdue(holdExpiresAt: Date, now: Date): boolean {
  return now >= after(holdExpiresAt, OVERDUE_MINUTES * MINUTE);
}

/** The last moment to deposit: the end of the last of these days in Korea, to the second. */
export function depositDeadline(now: Date, days: number): Date {
  return endOfKoreanDay(now, days);
}

/** Orders delivered before this are confirmed by the clock; `days`: full days after delivery. */
export function autoConfirmCutoff(now: Date, days: number): Date {
  return daysBefore(now, days);
}

/** Until when somebody who withdrew at this time may return. */
export function returnDeadline(withdrawnAt: Date): Date {
  return daysAfter(withdrawnAt, WITHDRAWAL_DAYS);
}

/** Members who withdrew before this are forgotten. */
export function withdrawalCutoff(now: Date): Date {
  return daysBefore(now, WITHDRAWAL_DAYS);
}

/** Entries of the log of sign-ins older than this are gone. */
export function accessLogCutoff(now: Date): Date {
  return daysBefore(now, ACCESS_LOG_DAYS);
}

/** Until when the record of a trade that ended at this time is kept. */
export function tradeRecordExpiry(kind: TradeRecordKind, endedAt: Date): Date {
  const until = new Date(endedAt);
  until.setUTCFullYear(until.getUTCFullYear() + TRADE_RECORD_YEARS[kind]);
  return until;
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
