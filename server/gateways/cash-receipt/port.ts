import type { CashReceiptPurpose } from '#rules/money/cash-receipt.ts';
import type { Won } from '#rules/money/money.ts';
import type { Refused, Unavailable } from '../payment/port.ts';

/** Issues cash receipts at the tax office through the payment provider. Each has its own key, by which it can be looked up. */
export interface CashReceipts {
  /** `off` in live mode without keys: every call returns UNAVAILABLE. */
  readonly source: 'portone' | 'stand-in' | 'off';
  issue(receipt: ReceiptToIssue): Promise<IssuedReceipt | 'ALREADY_ISSUED' | Refused | Unavailable>;
  read(key: string): Promise<KnownReceipt | 'NOT_FOUND' | Unavailable>;
  /** `GONE`: there is no valid receipt with this key. */
  cancel(key: string): Promise<'CANCELLED' | 'GONE' | Refused | Unavailable>;
}

export interface ReceiptToIssue {
  key: string;
  purpose: CashReceiptPurpose;
  /** Digits of a phone number, a receipt card or a business registration number. */
  identity: string;
  amount: Won;
  orderName: string;
  paidAt: Date;
}

export interface IssuedReceipt {
  issueNumber: string;
  url: string | null;
}

/** A receipt as the provider knows it: the amount actually issued, and whether it is still valid. */
interface KnownReceipt extends IssuedReceipt {
  status: 'ISSUED' | 'CANCELLED';
  amount: Won;
}
