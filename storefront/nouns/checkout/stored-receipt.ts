import type { CashReceiptWish } from '#contract/rest/cash-receipts.ts';
import { type CashReceiptPurpose, cashReceiptPurposes } from '#rules/money/cash-receipt.ts';

const slot = 'seam.cash-receipt';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The cash receipt that the member stored for deposits from this device; null for none, or another member's. Signing out deletes it. */
export function keptReceipt(userId: string | null, storage: KeptStorage): CashReceiptWish | null {
  try {
    const { userId: owner, purpose, number } = JSON.parse(storage.getItem(slot) ?? '{}');
    return owner === userId && userId !== null && isPurpose(purpose) && typeof number === 'string' ? { purpose, number } : null;
  } catch {
    return null;
  }
}

// Checked by hand: a schema would add its library to the bundle of every order page.
function isPurpose(value: unknown): value is CashReceiptPurpose {
  return cashReceiptPurposes.some((purpose) => purpose === value);
}

/** Stores or deletes the receipt for this member's next order. */
export function storeReceipt(userId: string | null, wish: CashReceiptWish | null, storage: KeptStorage): void {
  if (wish === null || userId === null) storage.removeItem(slot);
  else storage.setItem(slot, JSON.stringify({ userId, ...wish }));
}
