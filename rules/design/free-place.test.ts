import { expect, test } from 'vitest';
import { bounds, cutOffShare } from '#rules/design/box-geometry.ts';
import { freeBox } from '#rules/design/free-place.ts';
import { type Box, firstBox } from '#rules/design/placement.ts';

const area = { fx: 0.3, fy: 0.2, fw: 0.4, fh: 0.5, widthMm: 300, heightMm: 400 };
const wanted = firstBox(area, { width: 2000, height: 2000, extension: 'png' });

function overlaps(one: Box, other: Box): boolean {
  const [a, b] = [bounds(one), bounds(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test('the first graphic gets its preferred place, the next ones a free place beside the last', () => {
  const layers: Box[] = [];
  for (let count = 0; count < 6; count += 1) layers.push(freeBox(area, wanted, layers));
  expect(layers[0]).toEqual(wanted);
  for (const [index, layer] of layers.entries()) {
    expect(cutOffShare(area, layer)).toBe(0);
    expect(layer.height / layer.width).toBeCloseTo(1, 2);
    for (const other of layers.slice(0, index)) expect(overlaps(layer, other)).toBe(false);
  }
  // As large as fits below the first.
  expect(layers[1]?.width).toBeGreaterThan(80);
});

test('on a full side a new graphic is shifted, and never lies exactly on another', () => {
  const ground = { x: 0, y: 0, width: 300, height: 400, rotation: 0 };
  const second = freeBox(area, wanted, [ground]);
  const third = freeBox(area, wanted, [ground, second]);
  expect(second).toEqual(wanted);
  expect([third.x - second.x, third.y - second.y]).toEqual([8, 8]);
});
