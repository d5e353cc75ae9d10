import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutOffShare } from '#rules/design/box-geometry.ts';
import { movedInside, shrunkToPrint } from '#rules/design/editing/print-repair.ts';
import { printQuality } from '#rules/design/print-quality.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const boxes = fc.record({
  x: fc.integer({ min: -300, max: 500 }),
  y: fc.integer({ min: -300, max: 500 }),
  width: fc.integer({ min: 10, max: 800 }),
  height: fc.integer({ min: 10, max: 800 }),
  rotation: fc.integer({ min: -179, max: 180 }),
});

test('moving a cut-off graphic inside the print area leaves nothing cut off, and keeps its size if it fits', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const inside = movedInside(area, box);
      expect(cutOffShare(area, inside)).toBeLessThan(0.01);
      const diagonal = Math.hypot(box.width, box.height);
      if (diagonal < area.widthMm) expect([inside.width, inside.rotation]).toEqual([box.width, box.rotation]);
    }),
    { seed: 20261129, numRuns: 300 },
  );
});

test('shrinking a graphic with too few pixels makes it print well, about the same centre', () => {
  const graphic = { width: 300, height: 150, extension: 'png' };
  const box = { x: 50, y: 50, width: 200, height: 100, rotation: 30 };
  const small = shrunkToPrint(area, box, graphic);
  expect(printQuality(graphic, small)).toBe('fine');
  expect(small.x + small.width / 2).toBeCloseTo(150, 1);
});
