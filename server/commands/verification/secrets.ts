import { createHash, createHmac, randomBytes } from 'node:crypto';
import { derivedKey } from '#server/keys/derived-key.ts';

/** A code as it is stored: keyed with SECRET, because six digits alone are guessed from a hash in a moment, and bound to its row. */
export function codeHash(secret: string, id: string, code: string): string {
  return createHmac('sha256', derivedKey(secret, 'verification codes')).update(`${id}:${code}`).digest('base64url');
}

/** A proof that nobody guesses. */
export function newProof(): string {
  return randomBytes(32).toString('base64url');
}

export function proofHash(proof: string): string {
  return createHash('sha256').update(proof).digest('base64url');
}
