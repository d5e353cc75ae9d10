import { randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';
import { sealText } from '#server/keys/seal.ts';

/** The key that seals the identity numbers of cash receipts. */
export function receiptSealKey(secret: string): Buffer {
  return derivedKey(secret, 'numbers of cash receipts');
}

/** The columns of a new receipt: its sealed number and its key at the provider. */
export function sealedReceipt(secret: string, digits: string): { sealed_identity: string; receipt_key: string } {
  return { sealed_identity: sealText(digits, receiptSealKey(secret)), receipt_key: newReceiptKey() };
}

/** A new key for the provider: letters and digits. */
export function newReceiptKey(): string {
  return `R${randomBytes(15).toString('hex')}`;
}
