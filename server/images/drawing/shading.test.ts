import { expect, test } from 'vitest';
import { lightOn } from '#server/images/drawing/shading.ts';

const mapOf = (greys: number[]) => ({
  data: Buffer.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
  width: greys.length,
  height: 1,
});
const whole = (width: number) => ({ x: 0, y: 0, width, height: 1 });

test('a shading map of flat cloth changes no pixel, for any flat grey', () => {
  for (const grey of [1, 128, 170, 255]) {
    expect([...lightOn(mapOf([grey, grey, grey]), whole(3))]).toEqual([1, 1, 1]);
  }
});

test('a fold darkens the print less than the cloth, and gloss lightens it a little', () => {
  const [fold = 0, flat = 0, gloss = 0] = lightOn(mapOf([140, 170, 200]), whole(3));
  expect(fold).toBeGreaterThan(140 / 170);
  expect(fold).toBeLessThan(0.9);
  expect(flat).toBeCloseTo(1, 5);
  expect(gloss).toBeLessThanOrEqual(1.12 + 1e-6);
  expect(gloss).toBeGreaterThan(1);
});

test('a print stays visible in the deepest shadow, and pixels outside the print are not lightened', () => {
  const light = lightOn(mapOf([0, 200, 200, 9]), { x: 0, y: 0, width: 3, height: 1 });
  expect(light[0]).toBeCloseTo(0.55, 5);
  expect(light[3]).toBe(1);
});

test('a shading map without light leaves the garment as it is', () => {
  expect([...lightOn(mapOf([0, 0]), whole(2))]).toEqual([1, 1]);
});
