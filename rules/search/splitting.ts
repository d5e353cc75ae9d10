import { colourTerm } from './colour-word.ts';
import { isFiller, isParticle } from './sentence-words.ts';

/** Maximum length of a joined query to split, and of a word in it. */
const LONGEST = 24;
const LONGEST_WORD = 12;

/** All strings that a joined word may consist of, to look up before `splitWord`. */
export function partsOf(word: string): string[] {
  const signs = [...word].slice(0, LONGEST);
  const parts = signs.flatMap((_, from) =>
    signs.slice(from, from + LONGEST_WORD).map((_each, length) => signs.slice(from, from + length + 1).join('')),
  );
  return [...new Set(parts)];
}

/**
 * Splits a joined word (고양이가그려진에코백) into its words in order, without particles and fillers; the fewest and longest. Null unless it
 * splits completely into at least one known word. A single character counts only beside a longer word or a colour.
 */
export function splitWord(word: string, isKnown: (part: string) => boolean): string[] | null {
  const signs = [...word];
  const least = isWholeSign(signs[0] ?? '') || /\p{Script=Han}/u.test(word) ? 2 : 3;
  if (signs.length < least || signs.length > LONGEST) return null;
  const best: ({ cost: number; words: string[] } | null)[] = [{ cost: 0, words: [] }];
  for (let to = 1; to <= signs.length; to += 1) {
    best[to] = null;
    for (let from = Math.max(0, to - LONGEST_WORD); from < to; from += 1) {
      const before = best[from];
      if (!before) continue;
      const part = signs.slice(from, to).join('');
      const cost = before.cost + costOf(part, before.words.length > 0, isKnown);
      if (cost >= (best[to]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[to] = { cost, words: isWordOf(part, before.words.length > 0, isKnown) ? [...before.words, part] : before.words };
    }
  }
  const words = best[signs.length]?.words ?? [];
  return words.some((part) => part.length > 1 || isWholeSign(part)) ? words : null;
}

/** True for a single character that is a word by itself: a Chinese one, or a colour (흰티). */
const isWholeSign = (sign: string) => /^\p{Script=Han}$/u.test(sign) || colourTerm(sign) !== null;

const isWordOf = (part: string, isBehind: boolean, isKnown: (part: string) => boolean) =>
  isKnown(part) && !(isBehind && part.length === 1 && isParticle(part));

function costOf(part: string, isBehind: boolean, isKnown: (part: string) => boolean): number {
  if (isKnown(part)) return part.length === 1 ? 3 : 2;
  if (isBehind && isParticle(part)) return 1;
  return (part.length > 1 || part === '的') && isFiller(part) ? 1.5 : Number.POSITIVE_INFINITY;
}
