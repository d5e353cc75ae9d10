import { expect, test } from 'vitest';
import { inkDetail } from './ink-detail.ts';

const SIDE = 100;

/** A sample with this alpha at each place. */
const drawn = (alphaAt: (x: number, y: number) => number) =>
  Array.from({ length: SIDE * SIDE }, (_, at) => [0, 0, 0, alphaAt(at % SIDE, Math.floor(at / SIDE))]).flat();
const far = (x: number, y: number) => Math.hypot(x - 50, y - 50);

test.each([
  ['a disc has no thin line', drawn((x, y) => (far(x, y) < 40 ? 255 : 0)), 1, (thinnest: number) => thinnest > 0.1],
  [
    'a ring with a line of 3 pixels',
    drawn((x, y) => (Math.abs(far(x, y) - 40) < 1.5 ? 255 : 0)),
    1,
    (thinnest: number) => thinnest <= 0.04,
  ],
  [
    'a disc with a line of 2 across all',
    drawn((x, y) => (far(x, y) < 20 || y === 20 || y === 21 ? 255 : 0)),
    1,
    (it: number) => it === 0.02,
  ],
  [
    'the same ring at half the height',
    drawn((x, y) => (far(x, y) < 20 || y === 20 || y === 21 ? 255 : 0)),
    0.5,
    (it: number) => it === 0.01,
  ],
  ['an empty picture', drawn(() => 0), 1, (thinnest: number) => thinnest === 1],
])('the thinnest line of a graphic is measured: %s', (_, pixels, ratio, isRight) => {
  expect(inkDetail(pixels, ratio).thinnest).toSatisfy(isRight);
});

test('a glow counts as half transparent, a smooth edge does not', () => {
  expect(
    inkDetail(
      drawn((x, y) => 255 * Math.min(1, Math.max(0, 40 - far(x, y)))),
      1,
    ).isSoft,
  ).toBe(false);
  expect(
    inkDetail(
      drawn((x, y) => Math.max(0, 255 - 5 * far(x, y))),
      1,
    ).isSoft,
  ).toBe(true);
});
