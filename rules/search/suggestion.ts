import { initialsOf, jamoOf, typedInitials } from './jamo.ts';
import { plainWord } from './pieces.ts';

/**
 * The typed part of a suggested word, as positions: from its start, or from a later word. It includes a half-typed syllable (후ㄷ of 후드)
 * and the syllables of initials. Null when the suggestion is a correction.
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
