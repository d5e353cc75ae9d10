import { jamoOf, lettersOf } from './jamo.ts';

/** Letters of a word used for its keys; later ones are only compared. */
const KEY_LETTERS = 8;

/** The number of letters that may be wrong: none below four letters, one below eight, then two. */
function limitOf(letters: number): number {
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

/**
 * Keys shared by a word and its misspellings: its first letters, and these without one or two of them. Two words within the limit always
 * share a key, so an index of keys finds the few words to compare.
 */
export function nearKeys(word: string): string[] {
  const letters = [...jamoOf(word)];
  const keys = new Set([letters.slice(0, KEY_LETTERS).join('')]);
  for (let left = limitOf(letters.length); left > 0; left -= 1)
    for (const key of [...keys]) for (let at = 0; at < key.length; at += 1) keys.add(key.slice(0, at) + key.slice(at + 1));
  return [...keys].filter((key) => key.length > 1);
}

/** Letters that sound or look alike, or are close on the keyboard, with the weight of such a change; any other weighs 1. */
const likes: readonly [pairs: string, weight: number][] = [
  ['ㅐㅔ ㅒㅖ ㅔㅖ ㅐㅒ', 0.3],
  ['ㅗㅜ', 0.7],
  ['ㄱㄲ ㄷㄸ ㅂㅃ ㅅㅆ ㅈㅉ ㄱㅋ ㄲㅋ ㄷㅌ ㄸㅌ ㅂㅍ ㅃㅍ ㅈㅊ ㅉㅊ ㅏㅑ ㅓㅕ ㅗㅛ ㅜㅠ ㅡㅜ ㅓㅗ', 0.5],
];
const keyboard = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOUR = 0.7;
const HALF = 0.5;

const weights = new Map<string, number>();
for (const row of keyboard) for (let at = 1; at < row.length; at += 1) setWeight(row.slice(at - 1, at + 1), NEIGHBOUR);
for (const [pairs, weight] of likes) for (const pair of pairs.split(' ')) setWeight(pair, weight);

function setWeight(pair: string, weight: number): void {
  weights.set(pair, weight);
  weights.set([...pair].toReversed().join(''), weight);
}

/**
 * The distance between a typed word and another, in letters of Hangul or Latin: a doubled letter or a final too many or missing counts
 * half; two swapped letters count once. Infinity above the limit of the typed word.
 */
export function distanceOf(typed: string, meant: string): number {
  const [one, other] = [lettersOf(typed), lettersOf(meant)];
  const limit = limitOf(one.length);
  if (other.length < 4 || Math.abs(one.length - other.length) > limit + 1) return Number.POSITIVE_INFINITY;
  const single = (letters: typeof one, at: number) => {
    const { letter, isTail } = letters[at - 1] ?? { letter: '', isTail: false };
    return isTail || letters[at - 2]?.letter === letter ? HALF : 1;
  };
  const rows: number[][] = [[0]];
  for (let at = 1; at <= other.length; at += 1) rows[0]?.push((rows[0][at - 1] ?? 0) + single(other, at));
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([cell(row - 1, 0) + single(one, row)]);
    for (let column = 1; column <= other.length; column += 1) {
      const [left, right] = [one[row - 1]?.letter ?? '', other[column - 1]?.letter ?? ''];
      const changed = cell(row - 1, column - 1) + (left === right ? 0 : (weights.get(left + right) ?? 1));
      const isSwapped = left !== right && left === other[column - 2]?.letter && right === one[row - 2]?.letter;
      const swapped = isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[row]?.push(Math.min(changed, swapped, cell(row - 1, column) + single(one, row), cell(row, column - 1) + single(other, column)));
    }
  }
  const distance = cell(one.length, other.length);
  return distance > limitFor(one, other, limit) ? Number.POSITIVE_INFINITY : distance;
}

/**
 * The limit for a short word: only a likely typing mistake counts (아기 is not 아치); with another first letter only a very likely one (코트
 * is not 토트).
 */
function limitFor(one: ReturnType<typeof lettersOf>, other: ReturnType<typeof lettersOf>, limit: number): number {
  if (one[0]?.letter !== other[0]?.letter && one.length < 8) return HALF;
  return one.length < 6 && one.length === other.length ? NEIGHBOUR : limit;
}

/** The words nearest to a typed one, the most used first; none when all are too far. */
export function nearestWords<Word extends { word: string; uses: number }>(typed: string, words: readonly Word[], most: number): Word[] {
  const near = words.map((each) => ({ each, distance: distanceOf(typed, each.word) })).filter(({ distance }) => distance < 3);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ each }) => each)
    .sort((one, other) => other.uses - one.uses || (one.word < other.word ? -1 : 1))
    .slice(0, most);
}
