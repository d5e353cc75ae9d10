import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import { expect, test } from 'vitest';
import { undrawable } from '#rules/design/share/share.ts';
import { widthOf } from '#rules/design/share/share-picture.ts';
import { textWidth } from './type-setting.ts';

const faces = { 600: 'SemiBold', 800: 'ExtraBold' } as const;

test.each([600, 800] as const)(
  'every letter that may be written on a shared picture has an outline in weight %i, and is no wider than the rule says',
  (weight) => {
    const file = readFileSync(fileURLToPath(import.meta.resolve(`pretendard/dist/public/static/Pretendard-${faces[weight]}.otf`)));
    const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
    const wrong: string[] = [];
    for (let code = 0x20; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      if (undrawable(letter).length > 0) continue;
      const isWide = textWidth({ text: letter, weight, sizePx: 1 }) > widthOf(letter) + 0.001;
      if (isWide || font.charToGlyph(letter).index === 0) wrong.push(`${code.toString(16)} ${letter}`);
    }
    expect(wrong).toEqual([]);
  },
);
