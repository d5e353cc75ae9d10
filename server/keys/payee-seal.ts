import { derivedKey } from './derived-key.ts';
import { openText, sealText } from './seal.ts';

/** The account an artist's money goes to, as far as no row and no screen shows it. */
export interface PayeeAccount {
  number: string;
  holder: string;
}

const purpose = 'payees';

/** The account as one sealed text. */
export function sealPayee(secret: string, account: PayeeAccount): string {
  return sealText(JSON.stringify(account), derivedKey(secret, purpose));
}

/** The account inside; null when it was sealed with another SECRET. */
export function openPayee(secret: string, sealed: string): PayeeAccount | null {
  const text = openText(sealed, derivedKey(secret, purpose));
  return text === null ? null : JSON.parse(text);
}
