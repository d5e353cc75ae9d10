import { derivedKey } from './derived-key.ts';

/** The key that seals private keys of wallets. */
export function walletKey(secret: string): Buffer {
  return derivedKey(secret, 'private keys of wallets');
}
