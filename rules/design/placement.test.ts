import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaRect,
  type Box,
  centre,
  clampCentre,
  firstBox,
  fitBox,
  isCentreInside,
  place,
  roundMm,
  scaleBy,
  settle,
  sizeLimits,
  snapRotation,
  twistRotation,
  wrapDegrees,
} from '#rules/design/placement.ts';

const shirt = {
  mockupWidth: 1200,
  mockupHeight: 1400,
  area: { fx: 0.3, fy: 0.2, fw: 0.4, fh: 0.457, widthMm: 300, heightMm: 400 },
};

const mm = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const boxes: fc.Arbitrary<Box> = fc.record({
  x: mm(-200, 400),
  y: mm(-200, 500),
  width: mm(10, 600),
  height: mm(10, 600),
  rotation: mm(-179, 180),
});
const seeded = { seed: 20261120, numRuns: 300 };

describe('place', () => {
  it('a placement puts the centre of the area into the middle of its rectangle on the mockup', () => {
    const placed = place(shirt, { x: 100, y: 150, width: 100, height: 100, rotation: 90 }, 1200);
    expect(placed.cx).toBeCloseTo(0.3 * 1200 + 0.2 * 1200, 6);
    expect(placed.cy).toBeCloseTo(0.2 * 1400 + 200 * 1.6, 6);
    expect([placed.w, placed.h]).toEqual([160, 160]);
    expect(placed.rad).toBeCloseTo(Math.PI / 2, 12);
  });

  it('a placed box scales with the output width alone', () => {
    fc.assert(
      fc.property(boxes, fc.integer({ min: 200, max: 4000 }), (box, width) => {
        const small = place(shirt, box, width);
        const double = place(shirt, box, width * 2);
        expect(double.cx).toBeCloseTo(small.cx * 2, 6);
        expect(double.h).toBeCloseTo(small.h * 2, 6);
        expect(double.rad).toBe(small.rad);
      }),
      seeded,
    );
  });

  it('a placement converted to pixels and back differs by at most 0.005 mm', () => {
    fc.assert(
      fc.property(boxes, fc.integer({ min: 320, max: 4000 }), (box, width) => {
        const back = unplace(shirt, place(shirt, box, width), width);
        for (const side of ['x', 'y', 'width', 'height', 'rotation'] as const)
          expect(Math.abs(back[side] - box[side])).toBeLessThanOrEqual(0.0051);
      }),
      seeded,
    );
  });

  it('a placement keeps the area’s proportions in mm, whatever the height fraction says', () => {
    const rect = areaRect(shirt, 600);
    expect(rect.height / rect.width).toBeCloseTo(400 / 300, 10);
  });
});

describe('clamping and sizes', () => {
  it('settling keeps every centre inside the area', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const settled = settle(shirt.area, box);
        expect(isCentreInside(shirt.area, settled)).toBe(true);
        expect(settled.x).toBe(roundMm(settled.x));
      }),
      seeded,
    );
  });

  it('settling does not move a box whose centre is inside', () => {
    const box = { x: -40, y: 10, width: 100, height: 100, rotation: 0 };
    expect(clampCentre(shirt.area, box)).toEqual(box);
  });

  it('scaling stays between 10 mm and twice the longer side, keeps the ratio, and holds the given point', () => {
    fc.assert(
      fc.property(boxes, fc.double({ min: 0.01, max: 50, noNaN: true }), (box, factor) => {
        const { smallest, largest } = sizeLimits(shirt.area);
        const scaled = scaleBy(shirt.area, box, factor);
        const longer = Math.max(scaled.width, scaled.height);
        expect(longer).toBeGreaterThanOrEqual(smallest - 1e-6);
        expect(longer).toBeLessThanOrEqual(largest + 1e-6);
        expect(scaled.height / scaled.width).toBeCloseTo(box.height / box.width, 6);
        expect(centre(scaled).x).toBeCloseTo(centre(box).x, 6);
      }),
      seeded,
    );
  });

  it('scaling keeps the point between the fingers in place', () => {
    const box = { x: 0, y: 0, width: 100, height: 50, rotation: 0 };
    expect(scaleBy(shirt.area, box, 2, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 200, height: 100, rotation: 0 });
  });
});

describe('rotation', () => {
  it('a rotation is normalized to (-180, 180]', () => {
    expect([wrapDegrees(180), wrapDegrees(-180), wrapDegrees(361), wrapDegrees(-1), wrapDegrees(540)]).toEqual([180, 180, 1, -1, 180]);
  });

  it('a rotation snaps within four degrees of multiples of 45', () => {
    expect([snapRotation(4), snapRotation(4.1), snapRotation(-42), snapRotation(177)]).toEqual([0, 4.1, -45, 180]);
  });

  it('a twist under eight degrees is ignored, so that a pinch never turns a graphic', () => {
    expect(twistRotation(3, 7.9, 7.9)).toBe(3);
    expect(twistRotation(3, -7.9, 7.9)).toBe(3);
    expect(twistRotation(0, 12, 12)).toBe(8);
    expect(twistRotation(0, 40, 40)).toBe(40);
    expect(twistRotation(0, -6, 40)).toBe(-6);
  });
});

describe('first placing', () => {
  it('a first placing takes 60 % of the width when the graphic has enough pixels', () => {
    const box = firstBox(shirt.area, { width: 4000, height: 2000, extension: 'png' });
    expect(box).toEqual({ x: 60, y: 155, width: 180, height: 90, rotation: 0 });
  });

  it('a first placing takes the 200 DPI size when that is smaller, except for vector graphics', () => {
    expect(firstBox(shirt.area, { width: 800, height: 800, extension: 'png' }).width).toBe(101.6);
    expect(firstBox(shirt.area, { width: 80, height: 80, extension: '.svg' }).width).toBe(180);
  });

  it('a first placing is never below the smallest size and never taller than the area', () => {
    expect(firstBox(shirt.area, { width: 10, height: 10, extension: 'png' }).width).toBe(10);
    expect(firstBox(shirt.area, { width: 100, height: 1000, extension: 'svg' }).height).toBe(400);
  });

  it('a graphic is fitted upright into the area', () => {
    const fitted = fitBox(shirt.area, { x: 3, y: 3, width: 50, height: 25, rotation: 33 });
    expect(fitted).toEqual({ x: 0, y: 125, width: 300, height: 150, rotation: 0 });
  });
});

/** The inverse of `place`, rounded to the stored precision without loss. */
function unplace(side: PlacementSide, placed: Placed, outWidthPx: number): Box {
  const area = areaRect(side, outWidthPx);
  const width = placed.w / area.pxPerMm;
  const height = placed.h / area.pxPerMm;
  return {
    x: roundMm((placed.cx - area.x) / area.pxPerMm - width / 2),
    y: roundMm((placed.cy - area.y) / area.pxPerMm - height / 2),
    width: roundMm(width),
    height: roundMm(height),
    rotation: wrapDegrees(roundMm((placed.rad * 180) / Math.PI)),
  };
}
