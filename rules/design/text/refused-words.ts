import { plainWord } from '#rules/search/pieces.ts';

/**
 * True when the words contain one that the operator refuses (shop_rules.refused_words), with any characters between its letters and in
 * any spelling.
 */
export function hasRefusedWord(words: string, refusedWords: string): boolean {
  const plain = plainWord(words);
  const listed = refusedWords.split(/[,\n]/).map(plainWord);
  return listed.some((word) => word !== '' && plain.includes(word));
}
