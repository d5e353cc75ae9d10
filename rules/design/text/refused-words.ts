import { plainWord } from '#rules/search/pieces.ts';

/**
 * True for words with one of the operator's in them (with commas, shop_rules.refused_words), whatever stands between its letters and however
 * it is written.
 */
export function hasRefusedWord(words: string, refusedWords: string): boolean {
  const plain = plainWord(words);
  const listed = refusedWords.split(/[,\n]/).map(plainWord);
  return listed.some((word) => word !== '' && plain.includes(word));
}
