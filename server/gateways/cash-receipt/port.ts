import type { CashReceiptPurpose } from '#rules/money/cash-receipt.ts';
import type { Won } from '#rules/money/money.ts';
import type { Refused, Unavailable } from '../payment/port.ts';

/** Issues cash receipts at the tax office, through the payment provider. Each has a key of its own, under which it is found again. */
export interface CashReceipts {
  /** `off` in live mode without keys: every call answers UNAVAILABLE. */
  readonly source: 'portone' | 'stand-in' | 'off';
  issue(receipt: ReceiptToIssue): Promise<IssuedReceipt | 'ALREADY_ISSUED' | Refused | Unavailable>;
  read(key: string): Promise<KnownReceipt | 'NOT_FOUND' | Unavailable>;
  /** `GONE`: no valid receipt exists under this key. */
  cancel(key: string): Promise<'CANCELLED' | 'GONE' | Refused | Unavailable>;
}

export interface ReceiptToIssue {
  key: string;
  purpose: CashReceiptPurpose;
  /** Digits of a phone, a receipt card or a company. */
  identity: string;
  amount: Won;
  orderName: string;
  paidAt: Date;
}

export interface IssuedReceipt {
  issueNumber: string;
  url: string | null;
}

/** A receipt as the provider has it: over what it really was issued, and whether it still counts. */
interface KnownReceipt extends IssuedReceipt {
  status: 'ISSUED' | 'CANCELLED';
  amount: Won;
}
