import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '#rules/member/credential.ts';
import { derivedKey } from '#server/keys/derived-key.ts';

const marksKept = 4;
const between = '~';
/** 16 bytes as written by markDevice. A looser form could carry the start of a signed ID: anybody may sign up as `a|owner@…`. */
const nonceForm = /^[\w-]{22}$/;

/**
 * A device cookie for a browser that signed this ID in: it has its own counter, so that an attacker cannot lock the owner out (OWASP device
 * cookies).
 */
export function markDevice(secret: string, username: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signatureOf(secret, username, nonce)}`;
}

/** The cookie value after a sign-in: the new mark and those of other IDs, dropping the oldest. A family may share a browser. */
export function addMark(marks: string | null, mark: string): string {
  return [mark, ...(marks ?? '').split(between)].filter(Boolean).slice(0, marksKept).join(between);
}

/** The device's name when we made one of the marks for this ID, else null. */
export function knownDevice(secret: string, username: string, marks: string | null): string | null {
  const known = (marks ?? '').split(between).slice(0, marksKept);
  return known.map((mark) => deviceOf(secret, username, mark)).find((device) => device !== null) ?? null;
}

function deviceOf(secret: string, username: string, mark: string): string | null {
  const [nonce, signature, ...rest] = mark.split('.');
  if (!nonce || !nonceForm.test(nonce) || !signature || rest.length > 0) return null;
  const expected = Buffer.from(signatureOf(secret, username, nonce));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? nonce : null;
}

function signatureOf(secret: string, username: string, nonce: string): string {
  return createHmac('sha256', derivedKey(secret, 'known device'))
    .update(`${nonce}|${normalizeEmail(username)}`)
    .digest('base64url');
}
