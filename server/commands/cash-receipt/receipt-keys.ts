import { randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';
import { sealText } from '#server/keys/seal.ts';

/** The key that numbers of cash receipts are sealed with. */
export function receiptSealKey(secret: string): Buffer {
  return derivedKey(secret, 'numbers of cash receipts');
}

/** What a row of a new receipt keeps of its number: sealed, and the key that it is issued under. */
export function sealedReceipt(secret: string, digits: string): { sealed_identity: string; receipt_key: string } {
  return { sealed_identity: sealText(digits, receiptSealKey(secret)), receipt_key: newReceiptKey() };
}

/** A key for the provider: letters and digits, new for each receipt. */
export function newReceiptKey(): string {
  return `R${randomBytes(15).toString('hex')}`;
}
