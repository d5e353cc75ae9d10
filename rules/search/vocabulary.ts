import { initialsOf, jamoOf } from './jamo.ts';
import { nearKeys } from './misspelling.ts';
import { piecesOf, plainWord, stemOf } from './pieces.ts';

/** A word of the vocabulary (product.search_words) as a search reads it. */
export interface KnownWord {
  word: string;
  written: string;
  uses: number;
  isNamed: boolean;
}

/** Maximum length of a stored word; a name of more pieces is not stored as one. */
const LONGEST = 24;
const MOST_PIECES = 3;

/** The words of a name: each piece, and a short name as a whole (한강 러너스), as written. Numbers alone are left out. */
export function wordsOfName(name: string): { word: string; written: string }[] {
  const pieces = name.split(/\s+/).flatMap((piece) => [piece, ...(piece.includes('-') ? piece.split('-') : [])]);
  const whole = name.split(/\s+/).filter((piece) => plainWord(piece) !== '').length <= MOST_PIECES ? [name] : [];
  const words = [...pieces, ...whole].map((written) => ({
    word: stemOf(plainWord(written)),
    written: written
      .normalize('NFC')
      .trim()
      .replace(/^[^\p{Alphabetic}0-9]+|[^\p{Alphabetic}0-9]+$/gu, ''),
  }));
  return words.filter(({ word }) => word !== '' && word.length <= LONGEST && !/^[0-9]+(?:g|ml|수)?$/.test(word));
}

/** The words of a description: pieces of at least two characters. */
export function wordsOfText(text: string): { word: string; written: string }[] {
  return piecesOf(text)
    .map(stemOf)
    .filter((word) => word.length > 1 && word.length <= LONGEST && !/^[0-9]+\p{Alphabetic}{0,2}$/u.test(word))
    .map((word) => ({ word, written: word }));
}

/** The index keys of a word. */
export function keysOfWord(word: string): { jamo: string; initials: string; near: string[] } {
  return { jamo: jamoOf(word), initials: initialsOf(word), near: nearKeys(word) };
}
