import type { SignInPuzzle } from '#contract/claims.ts';
import { isPuzzleSolved } from '#rules/member/sign-in-attempts.ts';

/** Numbers tried together: enough to keep the browser's crypto threads busy, few enough to stop soon after the answer. */
const batch = 32;

/** The text to hand in for a puzzle: a fraction of a second to some seconds of work, off the main thread, so that the page stays alive. */
export async function solvePuzzle({ text, bits, rounds }: SignInPuzzle): Promise<string> {
  const { subtle } = globalThis.crypto;
  const encoder = new TextEncoder();
  const salt = encoder.encode(text);
  const isAnswer = async (number: number): Promise<boolean> => {
    const key = await subtle.importKey('raw', encoder.encode(String(number)), 'PBKDF2', false, ['deriveBits']);
    const derived = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256);
    return isPuzzleSolved(new Uint8Array(derived), bits);
  };
  for (let from = 0; ; from += batch) {
    const tried = await Promise.all(Array.from({ length: batch }, (_, index) => isAnswer(from + index)));
    const found = tried.indexOf(true);
    if (found >= 0) return `${text}.${from + found}`;
  }
}
