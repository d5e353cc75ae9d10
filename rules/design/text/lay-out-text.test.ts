import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanWords, isPrintable, newText, readDesignText, TEXT_LETTERS_MAX } from './design-text.ts';
import { layOutText, letterSizeMm, type ShapedText, textSizeMm } from './lay-out-text.ts';
import { printSvg, textSvg } from './text-svg.ts';

/** Two square letters, 600 and 400 wide, that stand on the baseline. */
const letters = { a: 'M0,-700L600,-700L600,0L0,0Z', b: 'M0,-400L400,-400L400,0L0,0Z' };
const shaped = (...lines: string[]): ShapedText => ({
  letters,
  lines: lines.map((line) => [...line].map((letter) => [letter, letter === 'a' ? 600 : 400] as const)),
  missing: [],
});
const look = newText('ab', false);

describe('lines of a text', () => {
  it('lines of a text stand one line height apart, aligned to the longest', () => {
    const boxOf = (align: 'left' | 'center' | 'right') => layOutText(shaped('aa', 'b'), { ...look, align }).d.split('Z')[2];
    expect(boxOf('left')?.startsWith('M-600,800')).toBe(true);
    expect(boxOf('center')?.startsWith('M-200,800')).toBe(true);
    expect(boxOf('right')?.startsWith('M200,800')).toBe(true);
    expect(layOutText(shaped('aa', 'b'), look)).toMatchObject({ x: -600, y: -700, width: 1200, height: 1900 });
  });

  it('lines of a text grow with the letter spacing, and the box with the outline', () => {
    expect(layOutText(shaped('ab'), { ...look, spacing: 0.5 }).width).toBe(1500);
    const outlined = layOutText(shaped('ab'), { ...look, outlineColor: '#ff0000', outlineWidth: 0.1 });
    expect(outlined).toMatchObject({ width: 1200, height: 900 });
  });

  it('a text without a visible letter has no size', () => {
    expect(layOutText({ letters: {}, lines: [[['x', 300]]], missing: [] }, look)).toEqual({ d: '', x: 0, y: 0, width: 0, height: 0 });
  });
});

describe('text around a circle', () => {
  const bent = (arc: number, ...lines: string[]) => layOutText(shaped(...(lines.length ? lines : ['aaaaaaaa'])), { ...look, arc });

  it('a bent text curves upwards for a rainbow and downwards for a smile, mirrored', () => {
    const ends = (d: string) =>
      d
        .split('Z')
        .slice(0, -1)
        .map((letter) => Number(letter.split(',')[1]?.split('L')[0]));
    const rainbow = ends(bent(120).d);
    expect(rainbow[0]).toBeGreaterThan(rainbow[3] ?? 0);
    const smile = ends(bent(-120).d);
    expect(smile[0]).toBeLessThan(smile[3] ?? 0);
  });

  it('a bent text keeps a finite shape and nearly its length at every bend', () => {
    fc.assert(
      fc.property(fc.integer({ min: -330, max: 330 }), fc.constantFrom('a', 'ab', 'aaaaaaaa'), fc.boolean(), (arc, line, isTwo) => {
        const outline = bent(arc, ...(isTwo ? [line, 'b'] : [line]));
        expect([outline.x, outline.y, outline.width, outline.height].every(Number.isFinite)).toBe(true);
        expect(outline.width).toBeLessThan(line.length * 700 + 2000);
        expect(outline.width).toBeGreaterThan(300);
      }),
      { seed: 20261129, numRuns: 200 },
    );
  });
});

describe('size of a text', () => {
  it('the size of a text in mm is computed from its letter size, and back', () => {
    const outline = layOutText(shaped('aa'), look);
    const { width, height } = textSizeMm(outline, 50);
    expect([width, height]).toEqual([60, 35]);
    expect(letterSizeMm(outline, width)).toBe(50);
  });
});

describe('drawing of a text', () => {
  it('a drawn text with its outline fills its box', () => {
    const outline = layOutText(shaped('a'), { ...look, outlineColor: '#ff0000', outlineWidth: 0.05 });
    const svg = textSvg(outline, { ...look, outlineColor: '#ff0000', outlineWidth: 0.05 });
    expect(svg).toContain('width="70" height="80" viewBox="-350 -750 700 800"');
    expect(svg).toContain('stroke="#ff0000" stroke-width="100"');
    expect(svg).toContain('fill="#111111"');
  });

  it('the drawing for cutting machines has each text at its place in mm, and is absent without texts', () => {
    const outline = layOutText(shaped('a'), look);
    const box = { x: 10, y: 20, width: 60, height: 70, rotation: 90 };
    const svg = printSvg({ widthMm: 300, heightMm: 400 }, [{ ...box, text: look, outline }, { ...box }]);
    expect(svg).toContain('width="300mm" height="400mm"');
    expect(svg).toContain('rotate(90 40 55) translate(10 20) scale(0.1 0.1) translate(300 700)');
    expect(printSvg({ widthMm: 300, heightMm: 400 }, [box])).toBeNull();
  });
});

describe('words', () => {
  it('design words are cleaned of unprintable characters and cut to their limits', () => {
    expect(cleanWords('\n우리\u0000 팀 \r\n 2026\t\n\n')).toBe('우리 팀\n 2026');
    expect([...cleanWords('가'.repeat(500))].length).toBe(TEXT_LETTERS_MAX);
    expect(cleanWords('a\n'.repeat(40)).split('\n').length).toBe(12);
  });

  it('design words are printable when cleaned and not blank', () => {
    expect([isPrintable('안녕'), isPrintable(' '), isPrintable('a\n\n'), isPrintable('a\u0007')]).toEqual([true, false, false, false]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => cleanWords(cleanWords(any)) === cleanWords(any)),
      { seed: 1, numRuns: 300 },
    );
  });

  it('stored texts are read with all fields; an invalid one is ignored', () => {
    expect(readDesignText({ words: '안녕', font: 'jua' })).toEqual({ ...newText('안녕', false), font: 'jua' });
    expect([readDesignText(null), readDesignText({ words: 'a', font: 'papyrus' }), readDesignText({ words: ' ' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
