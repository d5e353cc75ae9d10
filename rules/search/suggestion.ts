import { initialsOf, jamoOf, typedInitials } from './jamo.ts';
import { plainWord } from './pieces.ts';

/**
 * The part of a suggested word that is typed, as positions in it: from its beginning, or from a later word of it. A syllable of which half is
 * typed (후ㄷ of 후드) belongs to it, as do the syllables of initials. Null when the word is another, a correction.
 */
export function matchedPart(written: string, typed: string): [number, number] | null {
  const starts = [...written.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index);
  const initials = typedInitials(typed);
  const goal = initials ?? jamoOf(plainWord(typed));
  const lettersIn = (part: string) => (initials === null ? jamoOf(plainWord(part)) : initialsOf(plainWord(part)));
  if (goal === '') return null;
  for (const from of starts) {
    if (!lettersIn(written.slice(from)).startsWith(goal)) continue;
    for (let to = from + 1; to <= written.length; to += 1) if (lettersIn(written.slice(from, to)).startsWith(goal)) return [from, to];
  }
  return null;
}
