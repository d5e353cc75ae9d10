import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';

const purpose = 'refresh token binding';
const ivBytes = 12;
const tagBytes = 16;

/** A fresh secret for one browser; lives in an HttpOnly cookie. */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** True for text this server could have made, so that a planted cookie of another shape is never used. */
export function isBrowserSecret(value: string | null): value is string {
  return value !== null && /^[A-Za-z0-9_-]{43}$/.test(value);
}

/**
 * Seals a refresh token to one browser: local storage holds the sealed text, the browser's cookie half of the key.
 * A copied local storage is worthless without the cookie, which scripts cannot read.
 */
export function sealToken(token: string, secret: string, browserSecret: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, purpose, browserSecret), iv);
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The refresh token inside; null when the text is not ours, was changed, or belongs to another browser. */
export function openToken(sealed: string, secret: string, browserSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, purpose, browserSecret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
