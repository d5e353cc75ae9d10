import { expect, test } from 'vitest';
import { readPieces, shareOut, unicodeRange } from './pieces.ts';

const css = `
/* [0] */
@font-face { src: url(./0.woff2); unicode-range: U+d7a3, U+f900-f901; }
/* [80] */
@font-face { src: url(./80.woff2); unicode-range: U+3131-3132, U+d0ac-d0ae; }
/* [90] */
@font-face { src: url(./90.woff2); unicode-range: U+ac04-ac05, U+2192; }
/* [91] */
@font-face { src: url(./91.woff2); unicode-range: U+41-43, U+ac00; }`;

const lettersOf = (codes: ReadonlySet<number>) => [...codes].map((code) => String.fromCodePoint(code)).join('');

test('a font’s style sheet is divided into its pieces, and their letters are written as unicode ranges', () => {
  const pieces = readPieces(css);
  expect(pieces.map(({ number, codes }) => [number, codes.size])).toEqual([
    [0, 3],
    [80, 5],
    [90, 3],
    [91, 4],
  ]);
  expect(unicodeRange(pieces[1]?.codes ?? new Set())).toBe('U+3131-3132, U+d0ac-d0ae');
});

test('every letter of the interface is in exactly one font file', () => {
  const pieces = readPieces(css);
  const shared = shareOut(pieces, ['"킬 → 힣", 中', "'A'"]);
  expect(lettersOf(shared.western)).toBe('→ABC');
  // Used in the interface (힣), common everywhere (간갅가), and single Korean letters.
  expect(lettersOf(shared.everyday)).toContain('힣');
  expect(new Set(lettersOf(shared.everyday))).toEqual(new Set('킬힣간갅가ㄱㄲ'));
  expect(shared.cutAnew.map(({ number, codes }) => [number, lettersOf(codes)])).toEqual([[80, '킭킮']]);
  expect(shared.asShipped.map(({ number, codes }) => [number, codes.size])).toEqual([[0, 2]]);
  const all = [shared.western, shared.everyday, ...shared.cutAnew.map((each) => each.codes), ...shared.asShipped.map((each) => each.codes)];
  const once = all.flatMap((codes) => [...codes]);
  expect(once.length).toBe(new Set(once).size);
  expect(new Set(once)).toEqual(new Set(pieces.flatMap((piece) => [...piece.codes])));
});
