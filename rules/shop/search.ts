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

/** Words that mean the same to a shopper, group by group, as the shop compares words (management.search_synonyms). */
export type Synonyms = readonly (readonly string[])[];

/** The words of one group, written with commas between them; a word of several pieces counts as one, each word once. */
export function synonymWords(written: string): string[] {
  const squeezed = written.split(/[,，、\n]/).map((word) => piecesOf(word).join(''));
  return [...new Set(squeezed.filter((word) => word !== ''))];
}

/** All groups, each as it was written. */
export function synonymsOf(rows: readonly { words: string }[]): Synonyms {
  return rows.map(({ words }) => synonymWords(words));
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
      terms.set(taken.join(''), [taken, ...asked.map((word) => [word])]);
    }
    at += taken.length;
  }
  return [...terms.values()];
}

/** The longest run of pieces from the first on that is a word of a group, with what else that means; else the first alone. */
function longestWord(pieces: readonly string[], synonyms: Synonyms): { taken: string[]; others: string[] } {
  for (let count = pieces.length; count > 0; count -= 1) {
    const word = pieces.slice(0, count).join('');
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
