import { expect, test } from 'vitest';
import { removeGround } from './remove-ground.ts';

const SIDE = 40;
type Colour = readonly [number, number, number, number?];

function drawn(colourAt: (x: number, y: number) => Colour) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const [red, green, blue, alpha = 255] = colourAt(x, y);
      data.set([red, green, blue, alpha], (y * SIDE + x) * 4);
    }
  return { data, width: SIDE, height: SIDE };
}
const alphaAt = (cut: Uint8ClampedArray | null, x: number, y: number) => cut?.[(y * SIDE + x) * 4 + 3];
const inRing = (x: number, y: number, least: number, most: number) => {
  const far = Math.hypot(x - 19.5, y - 19.5);
  return far >= least && far <= most;
};
const red = [200, 30, 30] as const;
const noisy = (x: number, y: number): Colour => [250 - ((x * 7 + y * 3) % 9), 250 - ((x + y) % 7), 248];

test('a flat background of a photo is removed with its noise; what the picture encloses stays', () => {
  const ring = drawn((x, y) => (inRing(x, y, 8, 14) ? red : noisy(x, y)));
  const cut = removeGround(ring);
  expect([alphaAt(cut, 0, 0), alphaAt(cut, 39, 20), alphaAt(cut, 19, 8)]).toEqual([0, 0, 255]);
  // The middle of the ring is as white, and no ground.
  expect(alphaAt(cut, 19, 19)).toBe(255);
  // What was given is as it was.
  expect(alphaAt(ring.data, 0, 0)).toBe(255);
});

test('a mixed edge becomes half transparent and keeps its own colour, without a rim', () => {
  const half = [228, 143, 143] as const;
  const cut = removeGround(drawn((x) => (x < 10 || x > 29 ? [255, 255, 255] : x === 10 || x === 29 ? half : red)));
  const at = (20 * SIDE + 10) * 4;
  const alpha = cut?.[at + 3] ?? 0;
  expect(alpha).toBeGreaterThan(100);
  expect(alpha).toBeLessThan(255);
  expect(cut?.[at + 1]).toBeLessThan(143);
  expect(alphaAt(cut, 20, 20)).toBe(255);
});

test('a background of two colours is removed completely', () => {
  const cut = removeGround(drawn((x, y) => (inRing(x, y, 0, 10) ? red : x < 20 ? [255, 255, 255] : [20, 20, 120])));
  expect([alphaAt(cut, 1, 20), alphaAt(cut, 38, 20), alphaAt(cut, 20, 20)]).toEqual([0, 0, 255]);
});

test.each([
  ['of one colour alone', () => red],
  ['whose corners are clear already', (x: number, y: number) => (inRing(x, y, 0, 10) ? red : ([0, 0, 0, 0] as const))],
  ['without any flat part', (x: number, y: number) => [(x * 97 + y * 57) % 256, (x * 31 + y * 91) % 256, (x * y * 13) % 256] as const],
])('a picture %s keeps its background', (_name, colourAt: (x: number, y: number) => Colour) => {
  expect(removeGround(drawn(colourAt))).toBeNull();
});
