import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centre, isCentreInside, type Point } from '#rules/design/placement.ts';
import { cornerFrame, dragFrame, pinchFrame, turnFrame } from './gesture-math.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const ground = { area, guides: [], mmPerPx: 1, snaps: true };
const base = { x: 100, y: 150, width: 100, height: 100, rotation: 0 };
const middle = centre(base);

/** Two fingers on a horizontal line around a point, `spread` apart, rotated by `degrees`. */
function fingers(about: Point, spread: number, degrees = 0): readonly [Point, Point] {
  const rad = (degrees * Math.PI) / 180;
  const dx = (Math.cos(rad) * spread) / 2;
  const dy = (Math.sin(rad) * spread) / 2;
  return [
    { x: about.x - dx, y: about.y - dy },
    { x: about.x + dx, y: about.y + dy },
  ];
}

describe('pinch', () => {
  it('doubles when the fingers double, on the graphic and far from it', () => {
    for (const about of [middle, { x: 20, y: 20 }]) {
      const { box } = pinchFrame(base, fingers(about, 40), fingers(about, 80), ground);
      expect(box.width).toBeCloseTo(200, 9);
      expect(box.rotation).toBe(0);
    }
  });

  it('turns by the twist past eight degrees, and not at all below', () => {
    expect(pinchFrame(base, fingers(middle, 80), fingers(middle, 80, 7.5), ground).box.rotation).toBe(0);
    expect(pinchFrame(base, fingers(middle, 80), fingers(middle, 80, 38), ground).box.rotation).toBeCloseTo(30, 9);
    expect(pinchFrame(base, fingers(middle, 80), fingers(middle, 80, -38), ground).box.rotation).toBeCloseTo(-30, 9);
  });

  it('takes the short way round when the angle wraps', () => {
    const from = fingers(middle, 80, 170);
    expect(pinchFrame(base, from, fingers(middle, 80, 210), ground).box.rotation).toBeCloseTo(32, 9);
  });

  it('moves with the middle of the fingers', () => {
    const { box } = pinchFrame(base, fingers(middle, 60), fingers({ x: middle.x + 20, y: middle.y - 10 }, 60), ground);
    expect([box.x, box.y]).toEqual([120, 140]);
  });
});

describe('one finger', () => {
  it('moves, and keeps the centre inside whatever the distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }), (dx, dy) => {
        const { box } = dragFrame(base, middle, { x: middle.x + dx, y: middle.y + dy }, ground, []);
        expect(isCentreInside(area, box)).toBe(true);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it('snaps to guides unless Alt is held', () => {
    const guides = [{ axis: 'x', at: 150, kind: 'area-centre' }] as const;
    const off = { ...base, x: 104 };
    expect(dragFrame(off, middle, middle, { ...ground, guides }, []).box.x).toBe(100);
    expect(dragFrame(off, middle, middle, { ...ground, guides, snaps: false }, []).box.x).toBe(104);
  });
});

describe('handles', () => {
  it('scale about the centre by the distance from it', () => {
    const { box } = cornerFrame(base, { x: 200, y: 250 }, { x: 250, y: 300 }, ground);
    expect([box.x, box.y, box.width]).toEqual([50, 100, 200]);
  });

  it('turn with the pointer and snap to multiples of 45 degrees', () => {
    const top = { x: middle.x, y: middle.y - 100 };
    const right = { x: middle.x + 100, y: middle.y + 5 };
    expect(turnFrame(base, top, right, ground).box.rotation).toBe(90);
    expect(turnFrame(base, top, right, { ...ground, snaps: false }).box.rotation).toBeCloseTo(92.86, 2);
  });
});
