import { isByDeposit, type PaymentMethod } from '../order/checkout/checkout.ts';
import type { Won } from './money.ts';

/** Cash receipts (현금영수증) of what was deposited: for a person's income deduction, or for a company's expenses. */
export const cashReceiptPurposes = ['PERSONAL', 'CORPORATE'] as const;
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number];

/**
 * The life of a receipt. `REQUESTED`: to be issued once the money is there; `FAILED`: the provider refused it, and an operator looks;
 * `CANCELLED`: no longer valid; after a partial refund another receipt has replaced it. The check constraint of sales.cash_receipts has
 * the same list.
 */
const cashReceiptStates = {
  REQUESTED: { next: ['ISSUED', 'FAILED', 'CANCELLED'], leavesRoom: false },
  ISSUED: { next: ['CANCELLED'], leavesRoom: false },
  FAILED: { next: ['REQUESTED', 'CANCELLED'], leavesRoom: true },
  CANCELLED: { next: [], leavesRoom: true },
} as const satisfies Record<string, { next: readonly string[]; leavesRoom: boolean }>;

export type CashReceiptState = keyof typeof cashReceiptStates;
export const cashReceiptStateList = Object.keys(cashReceiptStates) as CashReceiptState[];

/** True when an operator may have it tried again. */
export function isRetriable(state: CashReceiptState): boolean {
  const next: readonly string[] = cashReceiptStates[state].next;
  return next.includes('REQUESTED');
}

/** True when the buyer may ask for another one, with another number: nothing stands at the tax office, nor will. */
export function leavesRoomForReceipt(state: CashReceiptState): boolean {
  return cashReceiptStates[state].leavesRoom;
}

/** The states in which a buyer may ask again, for a condition in SQL. */
export const refusedReceiptStates = cashReceiptStateList.filter((state) => leavesRoomForReceipt(state) && isRetriable(state));

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
  if (receipt.state === 'CANCELLED') return { do: 'nothing' };
  if (receipt.state === 'ISSUED') {
    const isRight = kept === null || kept === receipt.amount || (isOver && kept > 0);
    return isRight ? { do: 'nothing' } : { do: 'cancel', again: kept };
  }
  if (isOver || kept === 0) return { do: 'drop' };
  if (kept === null) return { do: 'wait' };
  return receipt.state === 'REQUESTED' ? { do: 'issue', amount: kept } : { do: 'nothing' };
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
