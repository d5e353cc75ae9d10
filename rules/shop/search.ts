/**
 * What a shopper typed, in pieces as the shop compares words: lower case, letters and digits only (app.search_words does the same with
 * the names of what is shown; a test compares both). Each piece must be found, in whatever order and name; blanks within names count for
 * nothing, so that 한강러너스 finds 한강 러너스. Empty when nothing can be looked for.
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

/** A word without the s of an English plural, which nobody means: caps is looked for as cap (app.search_stem). */
function stemOf(word: string): string {
  return word.replace(/([a-z0-9]{2}[a-rt-z0-9])s$/, '$1');
}

/** Words that mean the same to a shopper, group by group, as the shop compares words (management.search_synonyms). */
export type Synonyms = readonly (readonly string[])[];

/** The words of one group, written with commas between them; a word of several pieces counts as one, each word once. */
export function synonymWords(written: string): string[] {
  const squeezed = written.split(/[,，、\n]/).map((word) => stemOf(piecesOf(word).join('')));
  return [...new Set(squeezed.filter((word) => word !== ''))];
}

/** All groups, each as it was written. */
export function synonymsOf(rows: readonly { words: string }[]): Synonyms {
  return rows.map(({ words }) => synonymWords(words));
}

/** What the shop knows of words: which mean the same, and which are the names of kinds of goods (categories), as the shop compares words. */
export interface Lexicon {
  synonyms: Synonyms;
  kinds: readonly string[];
}

/** Groups as they were written, and the names of all categories, in whatever languages. */
export function lexiconOf(groups: readonly { words: string }[], categories: readonly { name: object }[]): Lexicon {
  const names = categories.flatMap(({ name }) => Object.values(name).filter((each) => typeof each === 'string'));
  return { synonyms: synonymsOf(groups), kinds: [...new Set(names.flatMap(synonymWords))] };
}

/** True when a word is the name of a kind of goods, or means the same: of products, what they are counts then, not what is printed on them. */
export function isKind(term: SearchTerm, { kinds }: Lexicon): boolean {
  return term.some((pieces) => kinds.includes(pieces.join('')));
}

/**
 * How much of a word must have been typed. `whole` is a word of a name; in a script that writes words together (모자, 帽子) what stands within one
 * counts too, but a single sign does not (티 is no part of 파티). `begun` is the beginning of a word: asked for when nothing bears the whole.
 */
export type Reach = 'whole' | 'begun';

/** The pattern of SQL's `like` by which a line of a name (app.search_words) is as the piece wants it. */
export function linePattern(piece: string, reach: Reach): string {
  const isTogether = [...piece].length > 1 && /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(piece);
  return reach === 'begun' || isTogether ? `%\n${piece}%` : `%\n${piece}\n%`;
}

/** What one word that was typed may stand as: every way is pieces that must all be found. The first is what was typed. */
export type SearchTerm = readonly (readonly string[])[];

/** Words of one group at most, and words that all of a search may be looked for besides what was typed: each is a condition of its own for the database. */
export const SYNONYMS_MOST = 12;
const OTHERS_MOST = 24;

/** Pieces of one word of a group at most: 휴대폰 케이스, new era cap. */
const LONGEST_WORD = 4;

/**
 * What was typed, word by word, each with what it may stand as. Neighbours that are one word of a group together (폰 케이스) are taken
 * together, the longest first. What is typed first is looked for in the most ways.
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

/** The longest run of pieces from the first on that is a word of a group, with what else that means; else the first alone. */
function longestWord(pieces: readonly string[], synonyms: Synonyms): { taken: string[]; others: string[] } {
  for (let count = pieces.length; count > 0; count -= 1) {
    const word = stemOf(pieces.slice(0, count).join(''));
    const groups = synonyms.filter((group) => group.includes(word));
    if (groups.length > 0) return { taken: pieces.slice(0, count), others: [...new Set(groups.flat())].filter((other) => other !== word) };
  }
  return { taken: pieces.slice(0, 1), others: [] };
}

/** What an index finds a piece by: its pairs of neighbours, or its only sign (app.search_grams keeps both of every name). */
export function searchGrams(piece: string): string[] {
  const signs = [...piece];
  if (signs.length < 2) return signs;
  return [...new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))];
}
