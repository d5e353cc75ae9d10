import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHARE_LINE_MAX, shareBackgrounds, shareForms, undrawable } from './share.ts';
import { fitInto, printedPart, type Rect, sharePicture, widthOf } from './share-picture.ts';

const letters = '가힣뷁MWmwilj 1@#%·—.,한글로 가득 채운 문장ABCDEFG';
const anyWords = fc.string({ unit: fc.constantFrom(...letters), maxLength: SHARE_LINE_MAX });

test('a text on a share picture stays inside the picture and overlaps neither the design nor another text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shareForms), anyWords, fc.array(anyWords, { maxLength: 2 }), (form, line, credits) => {
      const picture = sharePicture(form, '#F4F3F0', {
        line,
        code: '',
        credits: credits.map((credit) => `그래픽 ${credit} · ${credit} · ${credit}`),
      });
      const boxes = [...picture.texts, picture.mark].map(({ text, x, y, size }) => ({
        x,
        y: y - size,
        width: widthOf(text) * size,
        height: size,
      }));
      for (const box of [picture.panel, ...boxes]) expect(isInside(box, { x: 0, y: 0, ...picture })).toBe(true);
      for (const [index, box] of boxes.entries()) {
        expect(touch(box, picture.panel)).toBe(false);
        for (const other of boxes.slice(index + 1)) expect(touch(box, other)).toBe(false);
      }
      expect(picture.panel.height).toBeGreaterThan(picture.height * 0.4);
    }),
  );
});

test('a short line on a share picture stays whole and large; a line that does not fit ends with an ellipsis', () => {
  const [line] = sharePicture('SQUARE', '#FFFFFF', { line: '이번 겨울은 이걸로', credits: [], code: '' }).texts;
  expect([line?.text, line?.size]).toEqual(['이번 겨울은 이걸로', 52.5]);
  const long = Array.from({ length: 12 }, () => '아티스트이름').join(' · ');
  expect(sharePicture('SQUARE', '#FFFFFF', { line: '', credits: [long], code: '' }).texts.at(-1)?.text).toMatch(/…$/);
});

test('a line on a share picture is broken at spaces, but not at non-breaking spaces', () => {
  const { texts } = sharePicture('CARD', '#FFFFFF', {
    line: '',
    credits: ['그래픽 냉장고 친구들\u00a0· 도트마을\u00a0· 과일인쇄소'],
    code: '',
  });
  expect(texts.map(({ text }) => text)).toEqual(['그래픽 냉장고 친구들\u00a0·', '도트마을\u00a0· 과일인쇄소']);
});

test('letters on a share picture have the contrast of WCAG AA for large text on every background', () => {
  for (const background of shareBackgrounds) {
    const { ink } = sharePicture('SQUARE', background, { line: '', credits: [], code: '' });
    expect([background, contrast(ink, background) >= 4.5]).toEqual([background, true]);
  }
});

test('the printed part of a side is the area that graphics cover, limited to the print area', () => {
  const area = { widthMm: 200, heightMm: 250 };
  const box = { x: 20, y: 30, width: 100, height: 50, rotation: 0 };
  expect(printedPart(area, [box])).toEqual({ x: 20, y: 30, width: 100, height: 50 });
  expect(
    printedPart(area, [
      { ...box, x: -40 },
      { ...box, y: 230 },
    ]),
  ).toEqual({ x: 0, y: 30, width: 120, height: 220 });
  const turned = printedPart(area, [{ ...box, rotation: 90 }]);
  expect([turned?.x, turned?.y, turned?.width, turned?.height].map((mm) => Math.round(mm ?? 0))).toEqual([45, 5, 50, 100]);
  expect(printedPart(area, [])).toBe(null);
  expect(printedPart(area, [{ ...box, x: 300 }])).toBe(null);
});

test('on a share picture a garment fills its place, a print keeps a margin, and both are centred', () => {
  const room = { x: 100, y: 50, width: 800, height: 600 };
  expect(fitInto(room, { width: 1, height: 1 }, 'GARMENT')).toEqual({ x: 200, y: 50, width: 600, height: 600 });
  const print = fitInto(room, { width: 4, height: 1 }, 'FLAT');
  expect([print.width, print.x + print.width / 2, print.y + print.height / 2]).toEqual([688, 500, 350]);
});

test('the letter widths used to break lines are upper bounds for every allowed letter', () => {
  expect(widthOf('')).toBe(0);
  expect(undrawable(letters)).toEqual([]);
});

function isInside(box: Rect, room: Rect): boolean {
  return box.x >= room.x && box.y >= room.y && box.x + box.width <= room.x + room.width && box.y + box.height <= room.y + room.height;
}

function touch(one: Rect, other: Rect): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the share code is printed last on a saved picture, and not on a picture sent with its link', () => {
  const words = { line: '', credits: ['그래픽 도트마을'], code: '코드 AbCdEfGh1234' };
  const last = (['SQUARE', 'STORY', 'CARD', 'KAKAO'] as const).map((form) => sharePicture(form, '#FFFFFF', words).texts.at(-1)?.text);
  expect(last).toEqual(['코드 AbCdEfGh1234', '코드 AbCdEfGh1234', '그래픽 도트마을', '그래픽 도트마을']);
});
