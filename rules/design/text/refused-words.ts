import { plainWord } from '#rules/search/pieces.ts';

/**
 * The first of the operator's words (with commas, shop_rules.refused_words) that is in these words, whatever stands between its letters and
 * however it is written; null for none.
 */
export function refusedWordIn(words: string, refusedWords: string): string | null {
  const plain = plainWord(words);
  const listed = refusedWords.split(/[,\n]/).map((word) => word.trim());
  return listed.find((word) => plainWord(word) !== '' && plain.includes(plainWord(word))) ?? null;
}
