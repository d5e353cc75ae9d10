import { hkdfSync } from 'node:crypto';

/** Derives a 32-byte key for one purpose from the master secret and, if given, a secret only the browser holds. */
export function derivedKey(secret: string, purpose: string, browserSecret = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, browserSecret, purpose, 32));
}
