/** A part of a font that the browser loads when the page shows one of its characters. */
export interface Piece {
  /** Its number in the package's style sheet; the last ones are the most used. */
  readonly number: number;
  readonly codes: ReadonlySet<number>;
}

/** How the font's characters are divided. The groups do not overlap. */
export interface SharedOut {
  /** Latin letters, digits and punctuation. */
  readonly western: ReadonlySet<number>;
  /** Korean in the interface, and the most common Korean. */
  readonly everyday: ReadonlySet<number>;
  /** Characters that names and descriptions need occasionally, subset again without those above. */
  readonly cutAnew: readonly Piece[];
  /** Characters hardly any page needs, in the package's own files. */
  readonly asShipped: readonly Piece[];
}

/** Pieces from this number on are everyday Korean or Latin; those between `cutAnew` and `everyday` are subset again. */
const firstPiece = { everyday: 85, cutAnew: 77, western: 91 };

/**
 * Divides the characters of `pieces` by who needs them: with pieces of a hundred characters each, the interface would load one for every
 * rare syllable. `sources` are texts containing every sentence of the interface.
 */
export function shareOut(pieces: readonly Piece[], sources: readonly string[]): SharedOut {
  const known = new Set(pieces.flatMap((piece) => [...piece.codes]));
  const said = new Set<number>();
  for (const source of sources) for (const letter of source) said.add(letter.codePointAt(0) ?? 0);
  const common = (first: number) => pieces.filter((piece) => piece.number >= first).flatMap((piece) => [...piece.codes]);
  const wanted = [...said].filter((code) => known.has(code));
  const western = new Set([...wanted, ...common(firstPiece.western)].filter((code) => !isKorean(code) && !isIdeograph(code)));
  const korean = [...wanted, ...common(firstPiece.everyday), ...[...known].filter(isLetterOfKorean)];
  const everyday = new Set(korean.filter((code) => !western.has(code) && !isIdeograph(code)));
  const rest = pieces.map((piece) => ({
    number: piece.number,
    codes: new Set([...piece.codes].filter((code) => !western.has(code) && !everyday.has(code))),
  }));
  return {
    western,
    everyday,
    cutAnew: rest.filter((piece) => piece.number >= firstPiece.cutAnew && piece.codes.size > 0),
    asShipped: rest.filter((piece) => piece.number < firstPiece.cutAnew),
  };
}

/** Parses a style sheet with a numbered comment before each piece, such as Pretendard's. */
export function readPieces(css: string): Piece[] {
  return [...css.matchAll(/\/\* \[(\d+)\] \*\/[^}]*?unicode-range:\s*([^;}]+)/g)].map(([, number, ranges]) => ({
    number: Number(number),
    codes: new Set((ranges ?? '').split(',').flatMap(codesOf)),
  }));
}

/** The `unicode-range` of these characters. */
export function unicodeRange(codes: ReadonlySet<number>): string {
  const runs: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ');
}

function codesOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .replace(/^U\+/i, '')
    .split('-')
    .map((each) => Number.parseInt(each, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function hex(code: number): string {
  return code.toString(16);
}

function isKorean(code: number): boolean {
  return isLetterOfKorean(code) || (code >= 0xac00 && code <= 0xd7a3);
}

/** Single Korean letters, as in ㅋㅋㅋ and ㅠㅠ. */
function isLetterOfKorean(code: number): boolean {
  return code >= 0x3131 && code <= 0x318e;
}

/** Chinese is shown in the device's font; ours contains almost none of it. */
function isIdeograph(code: number): boolean {
  return (code >= 0x2e80 && code <= 0x2fff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff);
}
