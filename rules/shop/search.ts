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

/** Words that mean the same to a shopper, each with the one that names and categories of the shop use. */
const synonyms: Readonly<Record<string, string>> = {
  후드티: '후디',
  후드: '후디',
  맨투맨: '스웨트셔츠',
  긴팔: '긴소매',
  롱슬리브: '긴소매',
  반팔: '티셔츠',
  반팔티: '티셔츠',
  에코백: '토트백',
  볼캡: '캡',
  핸드폰케이스: '폰케이스',
  휴대폰케이스: '폰케이스',
};

/** All that a piece may stand as: itself, and the shop's own word for the same thing. */
export function searchAlternatives(piece: string): string[] {
  const own = Object.hasOwn(synonyms, piece) ? synonyms[piece] : undefined;
  return own === undefined ? [piece] : [piece, own];
}

/** What an index finds a piece by: its pairs of neighbours, or its only sign (app.search_grams keeps both of every name). */
export function searchGrams(piece: string): string[] {
  const signs = [...piece];
  if (signs.length < 2) return signs;
  return [...new Set(signs.slice(1).map((sign, index) => `${signs[index]}${sign}`))];
}
