import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chipPlace } from './chip-place.ts';

const phone = { width: 390, height: 400 };
const box = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size });

test.each([
  ['below, clear of the handle of a small graphic', box(170, 150, 40), { x: 190, y: 238 }],
  ['below, closer to a large one', box(120, 80, 150), { x: 195, y: 258 }],
  ['above when there is no room below', box(170, 340, 40), { x: 190, y: 258 }],
  ['at the end of the stage where a graphic fills it', box(10, 20, 360), { x: 190, y: 366 }],
  ['right of a graphic that fills the height', { left: 10, top: 60, right: 40, bottom: 380 }, { x: 156, y: 207 }],
  ['left of a graphic at the right edge', { left: 340, top: 60, right: 380, bottom: 380 }, { x: 244, y: 207 }],
])('the toolbar of a selected graphic is placed: %s', (_, around, place) => {
  expect(chipPlace(around, 120, phone)).toEqual(place);
});

test('the toolbar never covers a small graphic, wherever it is and however wide the labels are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 350 }),
      fc.integer({ min: 0, max: 360 }),
      fc.integer({ min: 8, max: 90 }),
      fc.integer({ min: 60, max: 150 }),
      (left, top, size, width) => {
        const around = box(left, top, size);
        const { x, y } = chipPlace(around, width, phone);
        const isApart = y >= around.bottom || y + 26 <= around.top || x - width / 2 >= around.right || x + width / 2 <= around.left;
        expect(isApart).toBe(true);
      },
    ),
    { seed: 20261123 },
  );
});
