/** What a file of unknown length begins with in a zip: the mark of a local header, its version (20) and flags (length behind it, UTF-8). */
const HEAD = [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x08, 0x08];

/** Counts the drawn files that begin in a zip while it is received, not its list, whose length is known: give it each part, it returns how many so far. */
export function zipEntries(): (part: Uint8Array) => number {
  let met = 0;
  let count = 0;
  return (part) => {
    for (const byte of part) {
      // A byte that does not continue a head may begin one; no head contains its own beginning.
      met = byte === HEAD[met] ? met + 1 : byte === HEAD[0] ? 1 : 0;
      if (met < HEAD.length) continue;
      count += 1;
      met = 0;
    }
    return count;
  };
}
