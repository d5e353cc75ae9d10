import { daysAfter, daysBefore, endOfKoreanDay } from '../shop/korean-time.ts';

/** Retention periods (specification 9.6), and how long unpaid orders hold their reservations. */

/** Days a cart is kept after its last visit. */
export const CART_DAYS = 30;
/** Minutes an unpaid order holds stock, coupon and points, except with a virtual account. */
const HOLD_MINUTES = 30;
/** Minutes after its hold during which an unpaid order waits for an unreachable provider. Then it ends, and late money is refunded. */
const OVERDUE_MINUTES = 60;
/** Hours a checkout can be used to place an order. */
const CHECKOUT_HOURS = 24;
/** Hours a checkout that staff prepared for somebody can be used. */
const PREPARED_HOURS = 7 * 24;
/** Hours a first reply is kept for repeated requests. */
const IDEMPOTENCY_HOURS = 24;
/** Days a permanently failed job stays in the queue with its last error, for investigation. */
const FAILED_JOB_DAYS = 30;

/** Days within which a withdrawn member may return; then their data is erased. */
const WITHDRAWAL_DAYS = 30;
/** Days the sign-in log is kept, as the communications secrecy act requires. */
const ACCESS_LOG_DAYS = 92;
/** Years that trade records of an erased member are kept: decree of the e-commerce act, article 6. */
const TRADE_RECORD_YEARS = { ORDER: 5, INQUIRY: 3 } as const;

export type TradeRecordKind = keyof typeof TRADE_RECORD_YEARS;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Carts last visited before this are deleted. */
export function cartCutoff(now: Date): Date {
  return daysBefore(now, CART_DAYS);
}

/** When a cart visited now expires. */
export function cartExpiry(now: Date): Date {
  return daysAfter(now, CART_DAYS);
}

/** First replies older than this are deleted. */
export function idempotencyCutoff(now: Date): Date {
  return after(now, -IDEMPOTENCY_HOURS * HOUR);
}

/** Jobs that failed permanently before this are deleted. */
export function failedJobCutoff(now: Date): Date {
  return daysBefore(now, FAILED_JOB_DAYS);
}

/** When a checkout created now expires. */
export function checkoutExpiry(now: Date): Date {
  return after(now, CHECKOUT_HOURS * HOUR);
}

/** When a checkout that staff prepare now expires. */
export function preparedExpiry(now: Date): Date {
  return after(now, PREPARED_HOURS * HOUR);
}

/** When an order placed now releases its reservations, unless it is paid. */
export function holdExpiry(now: Date): Date {
  return after(now, HOLD_MINUTES * MINUTE);
}

/** True when an order whose hold has ended has waited long enough for the provider's answer. */
export function isLongOverdue(holdExpiresAt: Date, now: Date): boolean {
  return now >= after(holdExpiresAt, OVERDUE_MINUTES * MINUTE);
}

/** The deposit deadline: the end of the last of these days in Korea, to the second. */
export function depositDeadline(now: Date, days: number): Date {
  return endOfKoreanDay(now, days);
}

/** Deposits due by this time get a reminder on their last day. */
export function depositReminderUntil(now: Date): Date {
  return daysAfter(now, 1);
}

/** Orders delivered before this are confirmed automatically; `days`: full days after delivery. */
export function autoConfirmCutoff(now: Date, days: number): Date {
  return daysBefore(now, days);
}

/** Until when a member who withdrew at this time may return. */
export function returnDeadline(withdrawnAt: Date): Date {
  return daysAfter(withdrawnAt, WITHDRAWAL_DAYS);
}

/** Members who withdrew before this are erased. */
export function withdrawalCutoff(now: Date): Date {
  return daysBefore(now, WITHDRAWAL_DAYS);
}

/** Sign-in log entries older than this are deleted. */
export function accessLogCutoff(now: Date): Date {
  return daysBefore(now, ACCESS_LOG_DAYS);
}

/** Until when the record of a transaction that ended at this time is kept. */
export function tradeRecordExpiry(kind: TradeRecordKind, endedAt: Date): Date {
  const until = new Date(endedAt);
  until.setUTCFullYear(until.getUTCFullYear() + TRADE_RECORD_YEARS[kind]);
  return until;
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** Years after which a member is reminded of a consent to advertising (Network Act 50-8). */
const CONSENT_REMINDER_YEARS = 2;

/** Consents to advertising that were given or reminded of before this are due for a reminder. */
export function consentReminderCutoff(now: Date): Date {
  const cutoff = new Date(now);
  cutoff.setUTCFullYear(now.getUTCFullYear() - CONSENT_REMINDER_YEARS);
  return cutoff;
}
