import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from the master secret and, if given, a secret only the browser holds. */
export function derivedKey(secret: string, purpose: string, browserSecret = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, browserSecret, purpose, 32));
}

/** The key that seals private keys of wallets. */
export function walletKey(secret: string): Buffer {
  return derivedKey(secret, 'private keys of wallets');
}

/** The key that seals the values filled into messages. */
export function messageKey(secret: string): Buffer {
  return derivedKey(secret, 'values of messages');
}
