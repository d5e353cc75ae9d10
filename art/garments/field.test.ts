import { describe, expect, it } from 'vitest';
import { roundBoxes } from './box.ts';
import { blur, blurReach, broadBlur, makeField, release, softenBroadly } from './field.ts';
import { addNoise, hash, noise } from './noise.ts';

describe('fields', () => {
  it('a field that reuses freed memory starts empty', () => {
    release(makeField(20, 10, 7), makeField(40, 30, 7));
    expect(makeField(20, 10).data).toEqual(new Float32Array(200));
    expect(makeField(20, 10, 3).data).toEqual(new Float32Array(200).fill(3));
  });

  it('a blur keeps the sum of a field and changes nothing beyond its radius', () => {
    const dot = makeField(61, 61);
    dot.data[30 * 61 + 30] = 1;
    const { data } = blur(dot, 3);
    const reach = blurReach(3);
    expect(data.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
    expect(data[30 * 61 + 30 + reach]).toBeGreaterThan(0);
    expect(data[30 * 61 + 31 + reach]).toBeCloseTo(0, 12);
  });

  it('a wide blur gives the same result in place and in a new field', () => {
    const field = makeField(64, 48);
    for (let i = 0; i < field.data.length; i++) field.data[i] = hash(i, 1, 2);
    const blurred = broadBlur(field, 13);
    softenBroadly(field, 13);
    expect(field.data).toEqual(blurred.data);
  });
});

describe('noise', () => {
  it('noise for a whole row equals the noise of each place alone', () => {
    const xs = Float64Array.from({ length: 50 }, (_, x) => x * 0.37 - 4);
    const ys = new Float64Array(50).fill(2.6);
    const sums = new Float64Array(50);
    addNoise(sums, xs, ys, { seed: 9, strength: 0.5, scale: 2, dx: 1, dy: 3 });
    expect([...sums]).toEqual([...xs].map((x) => noise(x * 2 + 1, 2.6 * 2 + 3, 9) * 0.5));
  });
});

describe('boxes', () => {
  it('the box around other boxes ends on multiples of a step, inside the picture', () => {
    const boxes = [
      { left: 70, top: 5, width: 10, height: 10 },
      { left: 90, top: 40, width: 20, height: 70 },
    ];
    expect(roundBoxes(boxes, 120, 4, 32)).toEqual({ left: 64, top: 0, width: 56, height: 120 });
  });
});
