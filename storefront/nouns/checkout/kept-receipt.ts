import { type CashReceiptWish, cashReceiptWish } from '#contract/rest/cash-receipts.ts';

const slot = 'seam.cash-receipt';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The cash receipt a member wants with every deposit from this device; null when none is kept, or it is another member's. Signing out forgets it. */
export function keptReceipt(userId: string | null, storage: KeptStorage): CashReceiptWish | null {
  try {
    const { userId: owner, ...wish } = JSON.parse(storage.getItem(slot) ?? '{}');
    const read = cashReceiptWish.safeParse(wish);
    return owner === userId && userId !== null && read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps a wish for the next order of this member, or forgets the one that is kept. */
export function keepReceipt(userId: string | null, wish: CashReceiptWish | null, storage: KeptStorage): void {
  if (wish === null || userId === null) storage.removeItem(slot);
  else storage.setItem(slot, JSON.stringify({ userId, ...wish }));
}
