import { derivedKey } from './derived-key.ts';
import { openText, sealText } from './seal.ts';

/** The details of an artist's bank account that no row or screen shows in plain text. */
export interface PayeeAccount {
  number: string;
  holder: string;
}

const purpose = 'payees';

/** Seals the account into one text. */
export function sealPayee(secret: string, account: PayeeAccount): string {
  return sealText(JSON.stringify(account), derivedKey(secret, purpose));
}

/** Opens a sealed account; null when it was sealed with another SECRET. */
export function openPayee(secret: string, sealed: string): PayeeAccount | null {
  const text = openText(sealed, derivedKey(secret, purpose));
  return text === null ? null : JSON.parse(text);
}
