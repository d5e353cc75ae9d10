import { expect, test } from 'vitest';
import { calibratedArea, isPrintable, movedRect, resizedRect } from '#rules/catalogue/calibration.ts';

const photo = { width: 1_200, height: 1_500 };
const rect = { x: 0.3, y: 0.25, width: 0.4, height: 0.4 };

test('an area is measured by the known width of the garment, with the same scale across and down', () => {
  // 500 mm over 600 px: 0.8333 mm a pixel.
  expect(calibratedArea(photo, rect, { x1: 0.75, x2: 0.25, mm: 500 })).toEqual({
    ...{ print_x: 0.3, print_y: 0.25, print_width: 0.4, print_height: 0.4 },
    ...{ print_width_mm: 400, print_height_mm: 500 },
  });
});

test('a calibration without width, outside the photo, too small to print on or stretched is invalid', () => {
  const known = { x1: 0.25, x2: 0.75, mm: 500 };
  expect(calibratedArea(photo, rect, { ...known, x2: 0.25 })).toBeNull();
  expect(calibratedArea(photo, rect, { ...known, mm: 0 })).toBeNull();
  expect(calibratedArea(photo, { ...rect, x: 0.7 }, known)).toBeNull();
  expect(calibratedArea(photo, { ...rect, width: 0.01 }, known)).toBeNull();
  const area = calibratedArea(photo, rect, known);
  expect(area && isPrintable(photo, { ...area, print_height_mm: 600 })).toBe(false);
});

test('a print area that is moved or resized stays within the photo', () => {
  expect(movedRect(rect, 1, -1)).toMatchObject({ x: 0.6, y: 0 });
  expect(resizedRect(rect, 1, -1)).toMatchObject({ width: 0.7, height: 0.02 });
});
