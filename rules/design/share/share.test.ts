import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codeInPicture,
  firstCredits,
  isShareCode,
  pictureNote,
  SHARE_ARTISTS_MAX,
  SHARE_CODE_BYTES,
  shareCode,
  toggleCredit,
  undrawable,
} from './share.ts';

test('three artists can be credited; a fourth is refused; choosing one again removes the credit', () => {
  expect(toggleCredit([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggleCredit([1, 2, 3], 4)).toBe('full');
  expect(toggleCredit([1, 2, 3], 2)).toEqual([1, 3]);
  expect(firstCredits([5, 5, 6, 7, 8])).toEqual([5, 6, 7]);
});

test('a share credits no artist twice and three artists at most, in any combination', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }), (presses) => {
      let chosen: readonly number[] = [];
      for (const id of presses) {
        const next = toggleCredit(chosen, id);
        if (next === 'full') expect(chosen).toHaveLength(SHARE_ARTISTS_MAX);
        else chosen = next;
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.length).toBeLessThanOrEqual(SHARE_ARTISTS_MAX);
      }
    }),
  );
});

test('a shared picture’s file contains its code; a truncated file or another text contains none', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(codeInPicture(bytes(`\xff\xd8\xff\xe1 Exif ${pictureNote('AbCdEfGh1234')}\0\xff\xdb`))).toBe('AbCdEfGh1234');
  for (const text of [
    '',
    'AbCdEfGh1234',
    pictureNote('AbCdEfGh123'),
    pictureNote('AbCd/fGh1234'),
    ' '.repeat(5000) + pictureNote('AbCdEfGh1234'),
  ])
    expect(codeInPicture(bytes(text))).toBe(null);
});

test('a share code has twelve letters that nobody confuses; too few random bytes give no code', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: SHARE_CODE_BYTES, maxLength: SHARE_CODE_BYTES }), (bytes) => {
      const code = shareCode(bytes);
      if (code === null) return;
      expect(isShareCode(code)).toBe(true);
      expect(code).toMatch(/^[1-9A-HJ-NP-Za-km-z]{12}$/);
    }),
  );
  expect(shareCode(new Uint8Array(11))).toBe(null);
  expect(shareCode(new Uint8Array(48).fill(255))).toBe(null);
  for (const text of ['', '111111111111x', '11111111111l', '11111111111 ', '../../etc/pas']) expect(isShareCode(text)).toBe(false);
});

test('each of the 58 letters of a share code is equally likely', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const letter = shareCode(new Uint8Array(12).fill(byte))?.[0];
    if (letter !== undefined) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(58);
  expect(new Set(counts.values())).toEqual(new Set([4]));
});

test('emoji, Chinese characters and invisible letters of a share text are reported, each once', () => {
  expect(undrawable('Seam 심 2026! …')).toEqual([]);
  expect(undrawable('좋아👍 좋아👍')).toEqual(['👍']);
  expect(undrawable('设计\u200b')).toEqual(['设', '计', '\u200b']);
});
