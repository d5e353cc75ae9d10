/** Sharing a design as a picture, in four steps: whom to credit, the form, the look, done (specification 1, 2 "custom share"). */

/** Artists one share may credit (specification 5 and 9). */
export const SHARE_ARTISTS_MAX = 3;
/** Letters of the line on the picture. */
export const SHARE_LINE_MAX = 40;
/** Links of one member that are open at a time; nobody shares more, and a loop stops somewhere. */
export const SHARES_OPEN_MAX = 200;

/** What the picture is made for. */
export const shareForms = ['SQUARE', 'STORY', 'CARD', 'KAKAO'] as const;
export type ShareForm = (typeof shareForms)[number];

/** The garment with its print, or the print alone. */
export const shareViews = ['GARMENT', 'FLAT'] as const;
export type ShareView = (typeof shareViews)[number];

/** Grounds to choose from, the first to begin with. */
export const shareBackgrounds = ['#F4F3F0', '#FFFFFF', '#141412', '#C93A18', '#DDE6E3', '#E9DFC9'] as const;
export type ShareBackground = (typeof shareBackgrounds)[number];

/** The credits after an artist was pressed: taken back, added, or `full` when three are chosen already. */
export function toggleCredit(chosen: readonly number[], artistId: number): readonly number[] | 'full' {
  if (chosen.includes(artistId)) return chosen.filter((id) => id !== artistId);
  return chosen.length >= SHARE_ARTISTS_MAX ? 'full' : [...chosen, artistId];
}

/** The artists credited by default: all of them if there is room, otherwise the first three. */
export function firstCredits(artistIds: readonly number[]): readonly number[] {
  return [...new Set(artistIds)].slice(0, SHARE_ARTISTS_MAX);
}

// No 0, O, I, l: a link is read aloud too.
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const codeLength = 12;

/** Random bytes that `shareCode` uses up at most, in nearly every case. */
export const SHARE_CODE_BYTES = 48;

/** The code of a short link from random bytes: 12 of 58 letters, 70 bits. Null when the bytes did not suffice. */
export function shareCode(random: Uint8Array): string | null {
  // Bytes past the last whole round of letters would make the first letters likelier.
  const fair = [...random].filter((byte) => byte < letters.length * 4);
  if (fair.length < codeLength) return null;
  return fair
    .slice(0, codeLength)
    .map((byte) => letters[byte % letters.length])
    .join('');
}

/** True for what may be a code: nothing else is looked up. */
export function isShareCode(text: string): boolean {
  return text.length === codeLength && [...text].every((letter) => letters.includes(letter));
}

/**
 * The letters of a text that the shop's typeface cannot draw; none when all can be. Pictures are drawn from the letters the shop ships, so
 * that they look the same on every machine: Latin, Hangul, kana and their signs, no emoji and no Hanzi.
 */
export function undrawable(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => !drawable.test(letter));
}

const drawable =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0131\u0134-\u0148\u014a-\u0173\u0176-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20a9\u20ac\u3001\u3002\u300c-\u300f\u3041-\u3093\u30a1-\u30f6\u30fb\u30fc\u3131-\u3163\uac00-\ud7a3]$/;
