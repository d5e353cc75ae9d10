import { isByDeposit, type PaymentMethod } from '../order/checkout/checkout.ts';
import type { Won } from './money.ts';

/** Cash receipts (현금영수증) for deposits: for a person's income deduction, or for a company's expenses. */
export const cashReceiptPurposes = ['PERSONAL', 'CORPORATE'] as const;
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number];

/**
 * The meanings of a state. `asked`: to be issued once the money has arrived; `issued`: valid at the tax office; `refused`: rejected by the
 * provider, for an operator to check; `over`: no longer valid, and replaced by another one after a partial refund; `roomy`: nothing is or
 * will be registered at the tax office, so the buyer may request another one.
 */
type CashReceiptMeaning = 'asked' | 'issued' | 'refused' | 'over' | 'roomy';

/** The states of a receipt. The check constraint of sales.cash_receipts has the same list. */
const cashReceiptStates = {
  REQUESTED: { next: ['ISSUED', 'FAILED', 'CANCELLED'], means: ['asked'] },
  ISSUED: { next: ['CANCELLED'], means: ['issued'] },
  FAILED: { next: ['REQUESTED', 'CANCELLED'], means: ['refused', 'roomy'] },
  CANCELLED: { next: [], means: ['over', 'roomy'] },
} as const satisfies Record<string, { next: readonly string[]; means: readonly CashReceiptMeaning[] }>;

export type CashReceiptState = keyof typeof cashReceiptStates;
export const cashReceiptStateList = Object.keys(cashReceiptStates) as CashReceiptState[];

/** True when a state has this meaning. */
export function receiptIs(state: CashReceiptState, meaning: CashReceiptMeaning): boolean {
  const means: readonly CashReceiptMeaning[] = cashReceiptStates[state].means;
  return means.includes(meaning);
}

/** The states with this meaning, for use in SQL. */
export function receiptStatesIn(meaning: CashReceiptMeaning): CashReceiptState[] {
  return cashReceiptStateList.filter((state) => receiptIs(state, meaning));
}

/** True when an operator may retry it. */
export function isRetriable(state: CashReceiptState): boolean {
  const next: readonly string[] = cashReceiptStates[state].next;
  return next.includes('REQUESTED');
}

/** True for orders that can have a receipt: paid, or to be paid, by deposit. Cards have their own receipts. */
export function takesCashReceipt(order: { payment_method: PaymentMethod; cancelled_at: unknown; payment_amount: Won }): boolean {
  return isByDeposit(order.payment_method) && order.cancelled_at === null && order.payment_amount > 0;
}

/** The next step for an order's receipt: `wait` while the money has not arrived, `nothing` when it is up to date. */
export type ReceiptDeed = { do: 'wait' | 'nothing' | 'drop' } | { do: 'issue'; amount: Won } | { do: 'cancel'; again: Won };

/**
 * `kept`: the won of the deposit that the shop keeps; null while unpaid. An issued receipt stays valid until the money has actually been
 * refunded, which may take days when the bank account is unknown. Cancelled orders get no new receipt.
 */
export function receiptDeed(
  receipt: { state: CashReceiptState; amount: Won },
  { isOver, kept }: { isOver: boolean; kept: Won | null },
): ReceiptDeed {
  if (receiptIs(receipt.state, 'over')) return { do: 'nothing' };
  if (receiptIs(receipt.state, 'issued')) {
    const isRight = kept === null || kept === receipt.amount || (isOver && kept > 0);
    return isRight ? { do: 'nothing' } : { do: 'cancel', again: kept };
  }
  if (isOver || kept === 0) return { do: 'drop' };
  if (kept === null) return { do: 'wait' };
  return receiptIs(receipt.state, 'asked') ? { do: 'issue', amount: kept } : { do: 'nothing' };
}

/** The digits of a receipt number; null when it is invalid for this purpose: a mobile phone or receipt card, or a company. */
export function receiptIdentity(purpose: CashReceiptPurpose, written: string): string | null {
  const digits = written.replaceAll(/[\s-]/g, '');
  const pattern = purpose === 'PERSONAL' ? /^(01\d{8,9}|\d{13,19})$/ : /^\d{10}$/;
  return pattern.test(digits) && (purpose === 'PERSONAL' || isCompanyNumber(digits)) ? digits : null;
}

/** Masks all but the beginning and the end of a number. */
export function maskedIdentity(digits: string): string {
  return `${digits.slice(0, 3)}${'*'.repeat(Math.max(0, digits.length - 7))}${digits.slice(-4)}`;
}

/** Verifies the check digit of a business registration number. */
function isCompanyNumber(digits: string): boolean {
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const figures = [...digits].map(Number);
  const sum =
    weights.reduce((total, weight, index) => total + weight * (figures[index] ?? 0), 0) + Math.floor((5 * (figures[8] ?? 0)) / 10);
  return (10 - (sum % 10)) % 10 === figures[9];
}
