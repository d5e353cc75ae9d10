import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';

/** A code as stored: an HMAC with SECRET, because six digits are quickly brute-forced from a plain hash, and bound to its row. */
export function codeHash(secret: string, id: string, code: string): string {
  return createHmac('sha256', derivedKey(secret, 'verification codes')).update(`${id}:${code}`).digest('base64url');
}

/** A new random proof of a verified phone or mailbox, as a URL-safe text. */
export function newProof(): string {
  return randomBytes(32).toString('base64url');
}

export function proofHash(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}
