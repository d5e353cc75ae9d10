/** Seconds nobody waits longer than for another try, whatever happened before. */
export const longestSignInWait = 300;

/** One counter of failed sign-ins: this many are free, then the wait begins with `firstWait` seconds and doubles up to `longestWait`. */
export type WaitRule = {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** Seconds without a failure after which the counter starts over. */
  readonly forgottenAfter: number;
};

/**
 * What slows guessing down (ASVS 6.3.1, without locking anybody out). `browser`: a browser that signed this ID in before, counted by
 * itself alone. The others count unknown browsers: one ID from one address, one ID from anywhere, one address for any ID (loose, because
 * mobile carriers put many people behind one).
 */
export const signInWaits = {
  browser: { free: 10, firstWait: 2, longestWait: longestSignInWait, forgottenAfter: 1_800 },
  pair: { free: 5, firstWait: 2, longestWait: longestSignInWait, forgottenAfter: 1_800 },
  id: { free: 30, firstWait: 1, longestWait: longestSignInWait, forgottenAfter: 3_600 },
  address: { free: 100, firstWait: 1, longestWait: 60, forgottenAfter: 3_600 },
  // No wait: each failure makes the next puzzles harder (puzzleBits).
  proved: { free: 1, firstWait: 0, longestWait: 0, forgottenAfter: 3_600 },
} as const satisfies Record<string, WaitRule>;

export type SignInCounter = keyof typeof signInWaits;

/** The wait in seconds after the first, second, ... failure; the last one holds for all further failures. */
export function waitsOf(rule: WaitRule): number[] {
  const waits = Array.from({ length: rule.free - 1 }, () => 0);
  for (let wait = rule.firstWait; wait < rule.longestWait; wait *= 2) waits.push(wait);
  return [...waits, rule.longestWait];
}

/** PBKDF2 rounds of one guess at a puzzle: browsers and attackers alike pay about a millisecond. */
export const puzzleRounds = 5_000;
/** Seconds in which a puzzle must be handed in. */
export const puzzleSeconds = 120;

const easiestPuzzle = 8;
const hardestPuzzle = 13;

/** Leading zero bits asked for, after so many failed tries with solved puzzles on one ID: a fraction of a second first, seconds at most. */
export function puzzleBits(failures: number): number {
  return Math.min(hardestPuzzle, easiestPuzzle + Math.floor(failures / 5));
}

/**
 * True when a puzzle is about as hard as one made now. One step easier passes, because others fail while an honest machine still works;
 * a stock of easy ones, fetched before the failures that made them harder, does not.
 */
export function isPuzzleHardEnough(bits: number, failures: number): boolean {
  return bits >= puzzleBits(failures) - 1;
}

/** True when the derived bytes begin with so many zero bits (at most 32). */
export function isPuzzleSolved(derived: Uint8Array, bits: number): boolean {
  const first = new DataView(derived.buffer, derived.byteOffset, derived.byteLength).getUint32(0);
  return Math.clz32(first) >= bits;
}
