/**
 * The words of a search, normalised: lower case, letters and digits only (app.search_words does the same with names; a test compares both).
 * Every word must match, in any order and any name. Blanks in names are ignored, so that 한강러너스 finds 한강 러너스. Empty when there is nothing to
 * search for.
 */
export function searchPieces(typed: string): string[] {
  return [...new Set(piecesOf(typed))];
}

/** The words of a typed search in their compared form, each as often as it was typed. */
export function piecesOf(typed: string): string[] {
  return typed
    .split(/\s+/)
    .map(plainWord)
    .filter((piece) => piece !== '');
}

/** A word in its compared form. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Alphabetic}0-9]/gu, '');
}

/** A word without the English plural s: caps is searched as cap (app.search_stem). */
export function stemOf(word: string): string {
  return word.replace(/([a-z0-9]{2}[a-rt-z0-9])s$/, '$1');
}

/**
 * How a word must match. `whole` is a full word of a name; in scripts that join words (모자, 帽子) a part counts too, but a single character
 * does not (티 is no part of 파티). `begun` is the start of a word, used when nothing matches in full.
 */
export type Reach = 'whole' | 'begun';

const joinedScript = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** True for a word in a script without spaces, where a part of two characters is also a word. */
export function isJoined(word: string): boolean {
  return [...word].length > 1 && joinedScript.test(word);
}

/** The SQL `like` pattern that matches a line of a name (app.search_words) against the piece. */
export function linePattern(piece: string, reach: Reach): string {
  return reach === 'begun' || isJoined(piece) ? `%\n${piece}%` : `%\n${piece}\n%`;
}

/** The index keys of a piece: its bigrams, or its only character (app.search_grams stores both for every name). */
export function searchGrams(piece: string): string[] {
  const signs = [...piece];
  if (signs.length < 2) return signs;
  return [...new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))];
}
