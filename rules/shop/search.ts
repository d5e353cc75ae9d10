/**
 * What a shopper typed, in pieces as the shop compares words: lower case, letters and digits only (app.search_words does the same with
 * the names of what is shown; a test compares both). Each piece must be found, in whatever order and name; blanks within names count for
 * nothing, so that 한강러너스 finds 한강 러너스. Empty when nothing can be looked for.
 */
export function searchPieces(typed: string): string[] {
  const pieces = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((piece) => piece.replace(/[^\p{Alphabetic}0-9]/gu, ''));
  return [...new Set(pieces.filter((piece) => piece !== ''))];
}

/** What an index finds a piece by: its pairs of neighbours, or its only sign (app.search_grams keeps both of every name). */
export function searchGrams(piece: string): string[] {
  const signs = [...piece];
  if (signs.length < 2) return signs;
  return [...new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))];
}
