import type { CashReceiptWish } from '#contract/rest/cash-receipts.ts';
import { type CashReceiptPurpose, cashReceiptPurposes } from '#rules/money/cash-receipt.ts';

const slot = 'seam.cash-receipt';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The cash receipt a member wants with every deposit from this device; null when none is kept, or it is another member's. Signing out forgets it. */
export function keptReceipt(userId: string | null, storage: KeptStorage): CashReceiptWish | null {
  try {
    const { userId: owner, purpose, number } = JSON.parse(storage.getItem(slot) ?? '{}');
    return owner === userId && userId !== null && isPurpose(purpose) && typeof number === 'string' ? { purpose, number } : null;
  } catch {
    return null;
  }
}

// By hand: the schema would bring its library to the page of every order.
function isPurpose(value: unknown): value is CashReceiptPurpose {
  return cashReceiptPurposes.some((purpose) => purpose === value);
}

/** Keeps a wish for the next order of this member, or forgets the one that is kept. */
export function keepReceipt(userId: string | null, wish: CashReceiptWish | null, storage: KeptStorage): void {
  if (wish === null || userId === null) storage.removeItem(slot);
  else storage.setItem(slot, JSON.stringify({ userId, ...wish }));
}
