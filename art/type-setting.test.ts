import { describe, expect, it } from 'vitest';
import { breakLines, fitSize, setType, textPath, textWidth } from './type-setting.ts';

describe('type-setting', () => {
  it('Korean and Latin letters are set as outlines on the baseline', () => {
    const set = setType({ text: '심 Seam', weight: 800, sizePx: 100, x: 50, y: 200 });
    expect(set.d.startsWith('M')).toBe(true);
    expect(set.box.x).toBeGreaterThanOrEqual(48);
    expect(set.box.y).toBeGreaterThan(90);
    expect(set.box.y + set.box.height).toBeLessThan(225);
  });

  it('a line of text is anchored at its start, middle or end', () => {
    const line = { text: '그림', weight: 600, sizePx: 40, x: 100, y: 50 } as const;
    const start = setType(line).box.x;
    const width = textWidth(line);
    expect(setType({ ...line, anchor: 'middle' }).box.x).toBeCloseTo(start - width / 2, 3);
    expect(setType({ ...line, anchor: 'end' }).box.x).toBeCloseTo(start - width, 3);
    expect(textPath(line)).toBe(textPath(line));
  });

  it('a text is broken only at spaces and newlines, and a line is fitted into a width', () => {
    expect(breakLines('하나 둘\n셋', { weight: 400, sizePx: 20 }, 1000)).toEqual(['하나 둘', '셋']);
    expect(breakLines('하나 둘', { weight: 400, sizePx: 20 }, 5)).toEqual(['하나', '둘']);
    const size = fitSize({ text: '입는 날', weight: 800 }, 200, 999);
    expect(textWidth({ text: '입는 날', weight: 800, sizePx: size })).toBeCloseTo(200, 6);
  });
});
