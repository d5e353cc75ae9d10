/** Maximum wait between sign-in attempts, in seconds. */
export const longestSignInWait = 300;

/** A counter of failed sign-ins: this many are free, then the wait starts at `firstWait` seconds and doubles up to `longestWait`. */
export type WaitRule = {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** Seconds without a failure after which the counter resets. */
  readonly forgottenAfter: number;
};

/**
 * Limits that slow down guessing without locking anyone out (ASVS 6.3.1). `browser`: a browser that has signed in with this ID before,
 * counted separately. The others count unknown browsers: one ID from one address, one ID from any address, one address for any ID (loose,
 * because mobile carriers put many people behind one).
 */
export const signInWaits = {
  browser: { free: 10, firstWait: 2, longestWait: longestSignInWait, forgottenAfter: 1_800 },
  pair: { free: 5, firstWait: 2, longestWait: longestSignInWait, forgottenAfter: 1_800 },
  id: { free: 30, firstWait: 1, longestWait: longestSignInWait, forgottenAfter: 3_600 },
  address: { free: 100, firstWait: 1, longestWait: 60, forgottenAfter: 3_600 },
  // No wait: each failure makes later puzzles harder (puzzleBits).
  proved: { free: 1, firstWait: 0, longestWait: 0, forgottenAfter: 3_600 },
} as const satisfies Record<string, WaitRule>;

export type SignInCounter = keyof typeof signInWaits;

/** The wait in seconds after each failure; the last one applies to all further failures. */
export function waitsOf(rule: WaitRule): number[] {
  const waits = Array.from({ length: rule.free - 1 }, () => 0);
  for (let wait = rule.firstWait; wait < rule.longestWait; wait *= 2) waits.push(wait);
  return [...waits, rule.longestWait];
}

/** PBKDF2 rounds per guess at a puzzle: about a millisecond for browsers and attackers alike. */
export const puzzleRounds = 5_000;
/** Seconds within which a puzzle must be submitted. */
export const puzzleSeconds = 120;

const easiestPuzzle = 8;
const hardestPuzzle = 13;

/** Leading zero bits required after this many failed attempts on one ID: a fraction of a second at first, a few seconds at most. */
export function puzzleBits(failures: number): number {
  return Math.min(hardestPuzzle, easiestPuzzle + Math.floor(failures / 5));
}

/**
 * True when a puzzle is about as hard as one issued now. One step easier is accepted, because others may fail while an honest machine is
 * still working. A stock of easy puzzles fetched before the failures is not.
 */
export function isPuzzleHardEnough(bits: number, failures: number): boolean {
  return bits >= puzzleBits(failures) - 1;
}

/** True when the derived bytes start with this many zero bits (at most 32). */
export function isPuzzleSolved(derived: Uint8Array, bits: number): boolean {
  const first = new DataView(derived.buffer, derived.byteOffset, derived.byteLength).getUint32(0);
  return Math.clz32(first) >= bits;
}
