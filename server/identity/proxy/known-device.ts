import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '#rules/credential.ts';
import { derivedKey } from '#server/keys/derived-key.ts';

/** A mark for a browser that signed this ID in: its own counter, so that an attacker cannot lock the owner out (OWASP device cookies). */
export function markDevice(secret: string, username: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signatureOf(secret, username, nonce)}`;
}

/** The device's name when the mark was made by us for this ID, else null. */
export function knownDevice(secret: string, username: string, mark: string | null): string | null {
  const [nonce, signature, ...rest] = (mark ?? '').split('.');
  if (!nonce || !signature || rest.length > 0) return null;
  const expected = Buffer.from(signatureOf(secret, username, nonce));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? nonce : null;
}

function signatureOf(secret: string, username: string, nonce: string): string {
  return createHmac('sha256', derivedKey(secret, 'known device'))
    .update(`${nonce}|${normalizeEmail(username)}`)
    .digest('base64url');
}
