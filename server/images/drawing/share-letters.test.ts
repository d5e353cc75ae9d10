import { expect, test } from 'vitest';
import { undrawable } from '#rules/design/share/share.ts';
import { widthOf } from '#rules/design/share/share-picture.ts';
import { pretendard, shapeWords } from '#server/nouns/text/shape-text.ts';

test.each(['SemiBold', 'ExtraBold'] as const)(
  'every letter allowed on a shared picture has an outline in weight %s, and is at most as wide as the rule says',
  async (weight) => {
    const wrong: string[] = [];
    for (let code = 0x20; code <= 0xffff; code++) {
      const letter = String.fromCharCode(code);
      if (undrawable(letter).length > 0) continue;
      const { lines, missing } = await shapeWords(letter, [pretendard(weight)]);
      const [[, advance] = ['', 0]] = lines.flat();
      if (missing.length > 0 || advance > widthOf(letter) * 1000 + 1) wrong.push(`${code.toString(16)} ${letter}`);
    }
    expect(wrong).toEqual([]);
  },
);
