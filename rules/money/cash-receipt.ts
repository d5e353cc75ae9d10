import { isByDeposit, type PaymentMethod } from '../order/checkout/checkout.ts';
import type { Won } from './money.ts';

/** Cash receipts (현금영수증) of what was deposited: for a person's income deduction, or for a company's expenses. */
export const cashReceiptPurposes = ['PERSONAL', 'CORPORATE'] as const;
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number];

/**
 * What a state means. `asked`: to be issued once the money is there; `issued`: valid at the tax office; `refused`: the provider refused it, and
 * an operator looks; `over`: no longer valid, and after a partial refund replaced by another one; `roomy`: nothing stands at the tax office, nor
 * will, so the buyer may ask for another one.
 */
type CashReceiptMeaning = 'asked' | 'issued' | 'refused' | 'over' | 'roomy';

/** The life of a receipt. The check constraint of sales.cash_receipts has the same list. */
const cashReceiptStates = {
  REQUESTED: { next: ['ISSUED', 'FAILED', 'CANCELLED'], means: ['asked'] },
  ISSUED: { next: ['CANCELLED'], means: ['issued'] },
  FAILED: { next: ['REQUESTED', 'CANCELLED'], means: ['refused', 'roomy'] },
  CANCELLED: { next: [], means: ['over', 'roomy'] },
} as const satisfies Record<string, { next: readonly string[]; means: readonly CashReceiptMeaning[] }>;

export type CashReceiptState = keyof typeof cashReceiptStates;
export const cashReceiptStateList = Object.keys(cashReceiptStates) as CashReceiptState[];

/** True when a state means this. */
export function receiptIs(state: CashReceiptState, meaning: CashReceiptMeaning): boolean {
  const means: readonly CashReceiptMeaning[] = cashReceiptStates[state].means;
  return means.includes(meaning);
}

/** The states that mean this, for a condition in SQL. */
export function receiptStatesIn(meaning: CashReceiptMeaning): CashReceiptState[] {
  return cashReceiptStateList.filter((state) => receiptIs(state, meaning));
}

/** True when an operator may have it tried again. */
export function isRetriable(state: CashReceiptState): boolean {
  const next: readonly string[] = cashReceiptStates[state].next;
  return next.includes('REQUESTED');
}

/** True for orders a receipt may be asked for: money came, or comes, as a deposit. Cards have receipts of their own. */
export function takesCashReceipt(order: { payment_method: PaymentMethod; cancelled_at: unknown; payment_amount: Won }): boolean {
  return isByDeposit(order.payment_method) && order.cancelled_at === null && order.payment_amount > 0;
}

/** What is to be done about the standing receipt of an order; `wait` for money that is not there, `nothing` when all is well. */
export type ReceiptDeed = { do: 'wait' | 'nothing' | 'drop' } | { do: 'issue'; amount: Won } | { do: 'cancel'; again: Won };

/**
 * `kept`: what the shop has of the deposit, in won; null while nothing was paid. A receipt that was issued stands until the money is back, not until
 * somebody promised it: a refund may wait for its account for days. Of an order that is over none is issued any more.
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

/** Digits of a number as people write it; null when it cannot be one for this purpose: a mobile phone or a receipt card, or a company. */
export function receiptIdentity(purpose: CashReceiptPurpose, written: string): string | null {
  const digits = written.replaceAll(/[\s-]/g, '');
  const pattern = purpose === 'PERSONAL' ? /^(01\d{8,9}|\d{13,19})$/ : /^\d{10}$/;
  return pattern.test(digits) && (purpose === 'PERSONAL' || isCompanyNumber(digits)) ? digits : null;
}

/** All but the beginning and the end of a number. */
export function maskedIdentity(digits: string): string {
  return `${digits.slice(0, 3)}${'*'.repeat(Math.max(0, digits.length - 7))}${digits.slice(-4)}`;
}

/** The tax office's check digit of a business registration number. */
function isCompanyNumber(digits: string): boolean {
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  const figures = [...digits].map(Number);
  const sum =
    weights.reduce((total, weight, index) => total + weight * (figures[index] ?? 0), 0) + Math.floor((5 * (figures[8] ?? 0)) / 10);
  return (10 - (sum % 10)) % 10 === figures[9];
}
