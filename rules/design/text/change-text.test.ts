import { describe, expect, test } from 'vitest';
import { changedText, firstText } from './change-text.ts';
import { type DesignText, newText } from './design-text.ts';
import { layOutText, letterSizeMm, type ShapedText } from './lay-out-text.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const letters = { a: 'M100,0L900,0L900,-700L100,-700Z' };
const shaped = (words: string): ShapedText => ({
  letters,
  lines: words.split('\n').map((line) => [...line].map(() => ['a', 1000])),
  missing: [],
});
const drawn = (text: DesignText) => ({ text, outline: layOutText(shaped(text.words), text) });
const write = (words: string, look: Partial<DesignText> = {}) => drawn({ ...newText(words, false), ...look });
const first = (words: string, look: Partial<DesignText> = {}) => ({ ...firstText(area, write(words, look)), key: 'one' });
const outlineOf = ({ text }: { text: DesignText }) => drawn(text).outline;

test('a new text is placed in the middle of the area, and a long one inside it', () => {
  const short = first('세 글자');
  expect([short.x + short.width / 2, short.y + short.height / 2]).toEqual([150, 200].map((mm) => expect.closeTo(mm, 1)));
  expect(letterSizeMm(outlineOf(short), short.width)).toBeCloseTo(26, 1);
  expect(first('가'.repeat(40)).width).toBeLessThanOrEqual(300);
});

describe('a text that is written on', () => {
  test.each([
    ['left', (box: { x: number; width: number }) => box.x],
    ['center', (box: { x: number; width: number }) => box.x + box.width / 2],
    ['right', (box: { x: number; width: number }) => box.x + box.width],
  ] as const)(
    'a text that grows while typing keeps its letter size and, aligned %s, its position; a second line is added below',
    (align, edge) => {
      const before = first('가나', { align });
      const longer = changedText(area, before, outlineOf(before), write('가나다라', { align }));
      expect(letterSizeMm(outlineOf(longer), longer.width)).toBeCloseTo(26, 1);
      expect(edge(longer)).toBeCloseTo(edge(before), 1);
      const lower = changedText(area, longer, outlineOf(longer), write('가나다라\n마', { align }));
      expect([lower.y, lower.height > longer.height]).toEqual([expect.closeTo(longer.y, 1), true]);
    },
  );

  test('a text turned by 90 degrees keeps its start in place while typing', () => {
    const before = { ...first('가나', { align: 'left' }), rotation: 90 };
    const longer = changedText(area, before, outlineOf(before), write('가나다라', { align: 'left' }));
    const startOf = (box: { y: number; height: number; width: number }) => box.y + box.height / 2 - box.width / 2;
    expect(startOf(longer)).toBeCloseTo(startOf(before), 1);
  });

  test('a text shrinks when it would leave the area, and can be set to a given size', () => {
    const before = first('가나');
    expect(changedText(area, before, outlineOf(before), write('가'.repeat(30))).width).toBeLessThanOrEqual(300);
    const sized = changedText(area, before, outlineOf(before), write('가나'), 40);
    expect(letterSizeMm(outlineOf(sized), sized.width)).toBeCloseTo(40, 1);
  });
});
