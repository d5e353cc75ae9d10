/**
 * The words of a search, normalised: lower case, letters and digits only (app.search_words does the same with names; a test compares both).
 * Every word must match, in any order and any name. Blanks in names are ignored, so that 한강러너스 finds 한강 러너스. Empty when there is nothing to
 * search for.
 */
export function searchPieces(typed: string): string[] {
  return [...new Set(piecesOf(typed))];
}

function piecesOf(typed: string): string[] {
  const pieces = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((piece) => piece.replace(/[^\p{Alphabetic}0-9]/gu, ''));
  return pieces.filter((piece) => piece !== '');
}

/** A word without the plural s of English: caps is searched as cap (app.search_stem). */
function stemOf(word: string): string {
  return word.replace(/([a-z0-9]{2}[a-rt-z0-9])s$/, '$1');
}

/** Groups of synonyms, normalised (management.search_synonyms). */
export type Synonyms = readonly (readonly string[])[];

/** The words of one group from a comma-separated list, without duplicates; a word may have several pieces. */
export function synonymWords(written: string): string[] {
  const squeezed = written.split(/[,，、\n]/).map((word) => stemOf(piecesOf(word).join('')));
  return [...new Set(squeezed.filter((word) => word !== ''))];
}

/** Parses all groups. */
export function synonymsOf(rows: readonly { words: string }[]): Synonyms {
  return rows.map(({ words }) => synonymWords(words));
}

/** Search vocabulary, normalised: synonyms, and the names of product kinds (categories). */
export interface Lexicon {
  synonyms: Synonyms;
  kinds: readonly string[];
}

/** Builds the lexicon from the stored groups and the names of all categories, in every language. */
export function lexiconOf(groups: readonly { words: string }[], categories: readonly { name: object }[]): Lexicon {
  const names = categories.flatMap(({ name }) => Object.values(name).filter((each) => typeof each === 'string'));
  return { synonyms: synonymsOf(groups), kinds: [...new Set(names.flatMap(synonymWords))] };
}

/** True when a word is the name of a product kind, or a synonym of one. It then matches what a product is, not what is printed on it. */
export function isKind(term: SearchTerm, { kinds }: Lexicon): boolean {
  return term.some((pieces) => kinds.includes(pieces.join('')));
}

/**
 * How a word must match. `whole` is a full word of a name; in scripts that join words (모자, 帽子) a part counts too, but a single character
 * does not (티 is no part of 파티). `begun` is the start of a word, used when nothing matches in full.
 */
export type Reach = 'whole' | 'begun';

/** The SQL `like` pattern that matches a line of a name (app.search_words) against the piece. */
export function linePattern(piece: string, reach: Reach): string {
  const isTogether = [...piece].length > 1 && /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(piece);
  return reach === 'begun' || isTogether ? `%\n${piece}%` : `%\n${piece}\n%`;
}

/** The alternatives for one typed word, the typed form first. All pieces of an alternative must match. */
export type SearchTerm = readonly (readonly string[])[];

/** Maximum words per group, and maximum synonyms per search: each adds a condition to the query. */
export const SYNONYMS_MOST = 12;
const OTHERS_MOST = 24;

/** Maximum pieces in one word of a group: 휴대폰 케이스, new era cap. */
const LONGEST_WORD = 4;

/**
 * The typed words with their alternatives. Adjacent words that form one synonym (폰 케이스) are joined, the longest first. Earlier words get
 * more alternatives.
 */
export function searchTerms(typed: string, synonyms: Synonyms): SearchTerm[] {
  const pieces = piecesOf(typed);
  const terms = new Map<string, SearchTerm>();
  let left = OTHERS_MOST;
  for (let at = 0; at < pieces.length; ) {
    const { taken, others } = longestWord(pieces.slice(at, at + LONGEST_WORD), synonyms);
    if (!terms.has(taken.join(''))) {
      const asked = others.slice(0, left);
      left -= asked.length;
      terms.set(taken.join(''), [taken.map(stemOf), ...asked.map((word) => [word])]);
    }
    at += taken.length;
  }
  return [...terms.values()];
}

/** The longest run from the first piece that is a synonym, with its alternatives; otherwise only the first piece. */
function longestWord(pieces: readonly string[], synonyms: Synonyms): { taken: string[]; others: string[] } {
  for (let count = pieces.length; count > 0; count -= 1) {
    const word = stemOf(pieces.slice(0, count).join(''));
    const groups = synonyms.filter((group) => group.includes(word));
    if (groups.length > 0) return { taken: pieces.slice(0, count), others: [...new Set(groups.flat())].filter((other) => other !== word) };
  }
  return { taken: pieces.slice(0, 1), others: [] };
}

/** The index keys of a piece: its bigrams, or its only character (app.search_grams stores both for every name). */
export function searchGrams(piece: string): string[] {
  const signs = [...piece];
  if (signs.length < 2) return signs;
  return [...new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))];
}
