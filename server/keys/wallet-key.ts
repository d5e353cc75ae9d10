import { derivedKey } from './derived-key.ts';

/** The key that private keys of wallets are sealed with. */
export function walletKey(secret: string): Buffer {
  return derivedKey(secret, 'private keys of wallets');
}
