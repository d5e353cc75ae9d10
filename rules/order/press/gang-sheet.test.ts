import { expect, test } from 'vitest';
import type { FrozenLayer } from '../frozen-design.ts';
import { dotsOf, mmOf, printedBox } from './gang-sheet.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const layer = (box: Partial<FrozenLayer>) =>
  ({ graphicId: 1, graphicSrc: '', x: 100, y: 100, width: 80, height: 40, rotation: 0, ...box }) as FrozenLayer;

test.each([
  ['one layer', [layer({})], { x: 100, y: 100, width: 80, height: 40 }],
  ['a layer on its side', [layer({ rotation: 90 })], { x: 120, y: 80, width: 40, height: 80 }],
  ['two layers', [layer({}), layer({ x: 10, y: 200 })], { x: 10, y: 100, width: 170, height: 140 }],
  ['a layer across the edge of the area', [layer({ x: -20, y: 380 })], { x: 0, y: 380, width: 60, height: 20 }],
])('the printed box of %s is the part inside the print area', (_name, layers, box) => {
  const found = printedBox({ layers, area });
  for (const [name, value] of Object.entries(box)) expect(found?.[name as keyof typeof box]).toBeCloseTo(value, 6);
});

test('a side whose layers all lie outside the area prints nothing', () => {
  expect(printedBox({ layers: [layer({ x: -200 })], area })).toBeNull();
  expect(printedBox({ layers: [], area })).toBeNull();
});

test('dots are counted at 300 per inch and convert back to millimetres', () => {
  expect([dotsOf(25.4), dotsOf(580), mmOf(dotsOf(580))]).toEqual([300, 6_850, 580]);
});
