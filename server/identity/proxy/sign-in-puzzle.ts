import { createHmac, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { SignInPuzzle } from '#contract/token-claims.ts';
import { normalizeEmail } from '#rules/member/credential.ts';
import { isPuzzleHardEnough, isPuzzleSolved, puzzleBits, puzzleRounds, puzzleSeconds } from '#rules/member/sign-in/sign-in-attempts.ts';
import { spendProof } from '#server/credentials/spend-proof.ts';
import { provedFailures } from '#server/identity/sign-in/sign-in-throttle.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { addressKey } from '#server/limits/limit.ts';
import type { Shop } from '#server/shop.ts';

type Asker = { readonly username: string; readonly ip: string };

export type SignInPuzzles = {
  /**
   * A puzzle for one attempt with this ID from this address; gets harder with every failed attempt that solved one. Costs only a signature.
   */
  make(asker: Asker): Promise<SignInPuzzle>;
  /** True once per puzzle of ours, if it is solved, in time, still hard enough, and redeemed for the ID and address it was made for. */
  redeem(proof: string, asker: Asker): Promise<boolean>;
};

/**
 * Lets a person on a new browser bypass sign-in waits by some work of their machine. A puzzle is text signed by us; its solution is a
 * number whose PBKDF2 with that text as salt begins with a given number of zero bits. The database records redeemed puzzles.
 */
export function createSignInPuzzles(shop: Pick<Shop, 'config' | 'database' | 'clock'>): SignInPuzzles {
  const { database, clock } = shop;
  const failuresOf = provedFailures(shop);
  const key = derivedKey(shop.config.secret, 'sign-in puzzles');
  const signatureOf = (facts: string, { username, ip }: Asker) =>
    createHmac('sha256', key)
      .update([facts, normalizeEmail(username), addressKey(ip)].join('\n'))
      .digest('base64url');

  return {
    async make(asker) {
      const bits = puzzleBits(await failuresOf(normalizeEmail(asker.username)));
      const expires = Math.floor(clock().getTime() / 1000) + puzzleSeconds;
      const facts = [randomBytes(16).toString('base64url'), expires, bits].join('.');
      return { text: `${facts}.${signatureOf(facts, asker)}`, bits, rounds: puzzleRounds };
    },
    async redeem(proof, asker) {
      const read = readProof(proof);
      if (!read || !isSame(read.signature, signatureOf(read.facts, asker))) return false;
      if (read.expires * 1000 <= clock().getTime()) return false;
      if (!isPuzzleHardEnough(read.bits, await failuresOf(normalizeEmail(asker.username)))) return false;
      // Marked as used before the solution is checked, so that one puzzle costs this server only one check.
      if (!(await spendProof(database.identity, read.nonce, new Date(read.expires * 1000)))) return false;
      const derived = await promisify(pbkdf2)(read.answer, `${read.facts}.${read.signature}`, puzzleRounds, 32, 'sha256');
      return isPuzzleSolved(derived, read.bits);
    },
  };
}

function readProof(proof: string) {
  const [nonce, expires, bits, signature, answer, ...rest] = proof.split('.');
  if (!nonce || !expires || !bits || !signature || !answer || rest.length > 0 || !/^\d{1,9}$/.test(answer)) return null;
  return { facts: [nonce, expires, bits].join('.'), nonce, expires: Number(expires), bits: Number(bits), signature, answer };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
