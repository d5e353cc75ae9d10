import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutAround, isPartOf } from './picture.ts';

test('a cropped picture keeps the focal point as near the centre as the edges allow', () => {
  const wide = { width: 400, height: 100 };
  expect(cutAround(wide, { width: 1, height: 1 }, { x: 50, y: 50 })).toEqual({ left: 150, top: 0, width: 100, height: 100 });
  expect(cutAround(wide, { width: 1, height: 1 }, { x: 100, y: 0 })).toEqual({ left: 300, top: 0, width: 100, height: 100 });
  expect(cutAround({ width: 1300, height: 1100 }, { width: 13, height: 11 }, { x: 3, y: 97 })).toEqual({
    left: 0,
    top: 0,
    width: 1300,
    height: 1100,
  });
});

test('every crop of every picture lies inside the picture', () => {
  const side = fc.integer({ min: 1, max: 9_000 });
  const part = fc.integer({ min: 1, max: 60 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(side, side, part, part, percent, percent, (width, height, across, down, x, y) => {
      const picture = { width, height };
      expect(isPartOf(cutAround(picture, { width: across, height: down }, { x, y }), picture)).toBe(true);
    }),
  );
});

test('a crop outside the picture or without an area is invalid', () => {
  const picture = { width: 10, height: 10 };
  expect(isPartOf({ left: 5, top: 0, width: 6, height: 5 }, picture)).toBe(false);
  expect(isPartOf({ left: 0, top: -1, width: 5, height: 5 }, picture)).toBe(false);
  expect(isPartOf({ left: 0, top: 0, width: 0, height: 5 }, picture)).toBe(false);
});
