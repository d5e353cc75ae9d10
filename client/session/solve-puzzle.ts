import type { SignInPuzzle } from '#contract/token-claims.ts';
import { isPuzzleSolved } from '#rules/member/sign-in/sign-in-attempts.ts';

/** Derives the bytes for one guess. */
type Derive = (guess: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** Batch size: large enough to use all crypto threads, small enough to stop soon after the solution. */
const batch = 32;

/** Maximum time in ms the fallback blocks the page. */
const longestBreath = 20;

/** Solves a puzzle in up to a few seconds, without blocking the page. */
export async function solvePuzzle({ text, bits, rounds }: SignInPuzzle): Promise<string> {
  const encoder = new TextEncoder();
  const derive = await deriverOf(encoder.encode(text), rounds);
  const isAnswer = async (number: number): Promise<boolean> => isPuzzleSolved(await derive(encoder.encode(String(number))), bits);
  for (let from = 0; ; from += batch) {
    const tried = await Promise.all(Array.from({ length: batch }, (_, index) => isAnswer(from + index)));
    const found = tried.indexOf(true);
    if (found >= 0) return `${text}.${from + found}`;
  }
}

/** The browser's PBKDF2, off the main thread. Plain http pages have none and use a script, about ten times slower. */
async function deriverOf(salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Derive> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) {
    const [{ pbkdf2Async }, { sha256 }] = await Promise.all([import('@noble/hashes/pbkdf2.js'), import('@noble/hashes/sha2.js')]);
    return (guess) => pbkdf2Async(sha256, guess, salt, { c: rounds, dkLen: 32, asyncTick: longestBreath });
  }
  return async (guess) => {
    const key = await subtle.importKey('raw', guess, 'PBKDF2', false, ['deriveBits']);
    return new Uint8Array(await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256));
  };
}
