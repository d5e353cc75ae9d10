import { randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';

const purpose = 'refresh token binding';

/** A fresh secret for one browser, stored in an HttpOnly cookie. Where no cookie is kept, the page makes one and keeps it in its memory. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** True for text this server could have created, so that a planted cookie of another form is never used. */
export function isBrowserSecret(value: string | null): value is string {
  return value !== null && /^[A-Za-z0-9_-]{43}$/.test(value);
}

/**
 * Seals a refresh token to one browser: local storage holds the sealed text, the browser's cookie half of the key. A stolen copy of local
 * storage is worthless without the cookie, which scripts cannot read.
 */
export function sealToken(token: string, secret: string, browserSecret: string): string {
  return sealText(token, derivedKey(secret, purpose, browserSecret));
}

/** The refresh token inside; null when the text is not ours, was modified, or belongs to another browser. */
export function openToken(sealed: string, secret: string, browserSecret: string): string | null {
  return openText(sealed, derivedKey(secret, purpose, browserSecret));
}
