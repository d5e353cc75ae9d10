import { randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';

/** The key that numbers of cash receipts are sealed with. */
export function receiptSealKey(secret: string): Buffer {
  return derivedKey(secret, 'numbers of cash receipts');
}

/** A key for the provider: letters and digits, new for each receipt. */
export function newReceiptKey(): string {
  return `R${randomBytes(15).toString('hex')}`;
}
