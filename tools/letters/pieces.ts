/** A part of a font that the browser fetches when the page shows one of its characters. */
export interface Piece {
  /** Its number in the package's style sheet; the last ones are the most used. */
  readonly number: number;
  readonly codes: ReadonlySet<number>;
}

/** How the shop's letters are shared out. Nothing is in two of them. */
export interface SharedOut {
  /** Western letters, digits and signs. */
  readonly western: ReadonlySet<number>;
  /** Korean that the interface says, and what Korean says most. */
  readonly everyday: ReadonlySet<number>;
  /** What names and descriptions need now and then, cut anew without what is above. */
  readonly cutAnew: readonly Piece[];
  /** What hardly any page needs, as the package ships it. */
  readonly asShipped: readonly Piece[];
}

/** From these pieces on everything is everyday Korean; what lies between both is cut anew. */
const firstPiece = { everyday: 85, cutAnew: 77, western: 91 };

/**
 * Shares the characters of `pieces` out by who needs them: pieces of a hundred characters each make the interface fetch one for every rare
 * syllable that it says. `sources` are texts with every sentence of the interface.
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

/** Reads the pieces of a style sheet in which each has its number in a comment before it, as Pretendard's has. */
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

/** Single letters such as those of ㅋㅋㅋ and ㅠㅠ. */
function isLetterOfKorean(code: number): boolean {
  return code >= 0x3131 && code <= 0x318e;
}

/** Chinese is shown in the letters of the device; the font has almost none of it. */
function isIdeograph(code: number): boolean {
  return (code >= 0x2e80 && code <= 0x2fff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff);
}
