/** Sharing a design as a picture, in four steps: credits, form, look, done (specification 1, 2 "custom share"). */

/** Maximum number of artists credited on one share (specification 9.11). */
export const SHARE_ARTISTS_MAX = 3;
/** Maximum length of the line on the picture. */
export const SHARE_LINE_MAX = 40;
/** Maximum number of open links per member. It only stops runaway clients. */
export const SHARES_OPEN_MAX = 200;

/** The purpose of the picture. */
export const shareForms = ['SQUARE', 'STORY', 'CARD', 'KAKAO'] as const;
export type ShareForm = (typeof shareForms)[number];

/** The garment with its print, or only the print. */
export const shareViews = ['GARMENT', 'FLAT'] as const;
export type ShareView = (typeof shareViews)[number];

/** Background colours to choose from, the default first. */
export const shareBackgrounds = ['#F4F3F0', '#FFFFFF', '#141412', '#C93A18', '#DDE6E3', '#E9DFC9'] as const;
export type ShareBackground = (typeof shareBackgrounds)[number];

/** The credits after clicking an artist: removed, added, or `full` when three are already chosen. */
export function toggleCredit(chosen: readonly number[], artistId: number): readonly number[] | 'full' {
  if (chosen.includes(artistId)) return chosen.filter((id) => id !== artistId);
  return chosen.length >= SHARE_ARTISTS_MAX ? 'full' : [...chosen, artistId];
}

/** The artists credited by default: all if they fit, otherwise the first three. */
export function firstCredits(artistIds: readonly number[]): readonly number[] {
  return [...new Set(artistIds)].slice(0, SHARE_ARTISTS_MAX);
}

// No 0, O, I or l, because links are also read aloud.
const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const codeLength = 12;

/** Random bytes that suffice for `shareCode` in nearly every case. */
export const SHARE_CODE_BYTES = 48;

/** Creates the code of a short link from random bytes: 12 of 58 letters, 70 bits. Null when there were too few bytes. */
export function shareCode(random: Uint8Array): string | null {
  // Skip bytes beyond the last full multiple of the alphabet, which would make the first letters more likely.
  const fair = [...random].filter((byte) => byte < letters.length * 4);
  if (fair.length < codeLength) return null;
  return fair
    .slice(0, codeLength)
    .map((byte) => letters[byte % letters.length])
    .join('');
}

/** True for a well-formed code. Others are never looked up. */
export function isShareCode(text: string): boolean {
  return text.length === codeLength && [...text].every((letter) => letters.includes(letter));
}

const noteStart = 'Seam design ';

/** The note in a shared picture's file that leads back to its design. */
export function pictureNote(code: string): string {
  return noteStart + code;
}

/** The code in the first bytes of a shared picture; null in any other file. */
export function codeInPicture(bytes: Uint8Array): string | null {
  const text = String.fromCharCode(...bytes.subarray(0, PICTURE_NOTE_BYTES));
  const at = text.indexOf(noteStart);
  const code = text.slice(at + noteStart.length).slice(0, codeLength);
  return at !== -1 && isShareCode(code) ? code : null;
}

/** The note is within this many bytes from the start of the file. */
export const PICTURE_NOTE_BYTES = 4096;

/**
 * The characters of a text that the shop's typeface cannot draw. Pictures only use the fonts the shop ships, so that they look the same on
 * every machine: Latin, Hangul, kana and their punctuation, no emoji and no Hanzi.
 */
export function undrawable(text: string): readonly string[] {
  return [...new Set(text)].filter((letter) => !drawable.test(letter));
}

const drawable =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0131\u0134-\u0148\u014a-\u0173\u0176-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20a9\u20ac\u3001\u3002\u300c-\u300f\u3041-\u3093\u30a1-\u30f6\u30fb\u30fc\u3131-\u3163\uac00-\ud7a3]$/;
