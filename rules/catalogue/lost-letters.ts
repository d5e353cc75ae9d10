/**
 * True when a cell is a known text that lost characters to encoding. Korean Excel saves CP949, which replaces every character it lacks,
 * such as `衬` or an emoji, with one or two `?`. CP949 has all Hangul and ASCII, so a `?` in place of one of those was typed by a person.
 */
export function hasLostLetters(cell: string, known: string): boolean {
  if (cell === known || !cell.includes('?')) return false;
  const letters = [...known];
  // All positions in the known text that the parts so far can end at: a pattern with one part per run would try every combination.
  let ends = new Set([0]);
  for (const part of cell.split(/(\?+)/))
    ends = part.startsWith('?') ? afterLost(letters, ends, part.length) : afterKept(letters, ends, [...part]);
  return ends.has(letters.length);
}

/** The positions to continue at after `length` question marks: as many characters, or half as many. */
function afterLost(letters: readonly string[], starts: ReadonlySet<number>, length: number): Set<number> {
  const ends = new Set<number>();
  for (const start of starts) {
    for (let count = 1; count <= length && isLosable(letters[start + count - 1]); count += 1)
      if (count * 2 >= length) ends.add(start + count);
  }
  return ends;
}

function afterKept(letters: readonly string[], starts: ReadonlySet<number>, part: readonly string[]): Set<number> {
  const follows = (start: number) => part.every((letter, at) => letters[start + at] === letter);
  return new Set([...starts].filter(follows).map((start) => start + part.length));
}

function isLosable(letter: string | undefined): boolean {
  return letter !== undefined && (letter === '?' || (letter > '\u007F' && (letter < '가' || letter > '힣')));
}
