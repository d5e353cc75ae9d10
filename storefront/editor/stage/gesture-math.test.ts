import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '#rules/design/box-geometry.ts';
import { boxAround } from '#rules/design/editing/selection-box.ts';
import { type Box, centre, isCentreInside, type Point } from '#rules/design/placement.ts';
import { carried, cornerFrame, dragFrame, type Held, pinchFrame, turnFrame } from './gesture-math.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const ground = { area, guides: [], others: [], mmPerPx: 1 };
const free = { shift: false, alt: false, ctrl: false };
const base = { x: 100, y: 150, width: 100, height: 100, rotation: 0 };
const middle = centre(base);
const held = holding(base);

function holding(...members: Box[]): Held {
  return { keys: members.map((_, at) => `key-${at}`), members, box: boxAround(members) };
}

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
  it('a pinch doubles the size when the finger distance doubles, on the graphic and far from it', () => {
    for (const about of [middle, { x: 20, y: 20 }]) {
      const { box } = pinchFrame(held, fingers(about, 40), fingers(about, 80), ground, 0);
      expect(box.width).toBeCloseTo(200, 9);
      expect(box.rotation).toBe(0);
    }
  });

  it('a pinch turns the graphic by the whole twist, but not below eight degrees', () => {
    const twist = (degrees: number) => pinchFrame(held, fingers(middle, 80), fingers(middle, 80, degrees), ground, Math.abs(degrees));
    expect(twist(7.5).box.rotation).toBe(0);
    expect(twist(40).box.rotation).toBeCloseTo(40, 9);
    expect(twist(-38).box.rotation).toBeCloseTo(-38, 9);
  });

  it('a twist turns the short way round when the angle passes 180 degrees', () => {
    expect(pinchFrame(held, fingers(middle, 80, 170), fingers(middle, 80, 210), ground, 40).box.rotation).toBeCloseTo(40, 9);
  });

  it('a pinch moves the graphic with the middle of the fingers', () => {
    const { box } = pinchFrame(held, fingers(middle, 60), fingers({ x: middle.x + 20, y: middle.y - 10 }, 60), ground, 0);
    expect([box.x, box.y]).toEqual([120, 140]);
  });
});

describe('one finger', () => {
  it('a drag keeps the graphic’s centre inside the print area at any distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 }), (dx, dy) => {
        const { box } = dragFrame(held, middle, { x: middle.x + dx, y: middle.y + dy }, ground, free, []);
        expect(isCentreInside(area, box)).toBe(true);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it('a drag snaps to guides unless Ctrl is held', () => {
    const guides = [{ axis: 'x', at: 150, kind: 'area-centre' }] as const;
    const off = holding({ ...base, x: 104 });
    expect(dragFrame(off, middle, middle, { ...ground, guides }, free, []).box.x).toBe(100);
    expect(dragFrame(off, middle, middle, { ...ground, guides }, { ...free, ctrl: true }, []).box.x).toBe(104);
  });

  it('a drag with Shift keeps to one axis', () => {
    const { box } = dragFrame(held, middle, { x: middle.x + 30, y: middle.y + 20 }, ground, { ...free, shift: true }, []);
    expect([box.x, box.y]).toEqual([130, 150]);
  });

  it('a drag snaps to a gap equal to the neighbours’ gap, and shows both', () => {
    const row = [0, 60].map((x) => bounds({ x, y: 150, width: 40, height: 40, rotation: 0 }));
    const third = holding({ x: 123, y: 150, width: 40, height: 40, rotation: 0 });
    const { box, measures } = dragFrame(third, middle, middle, { ...ground, others: row }, free, []);
    expect(box.x).toBe(120);
    expect(measures.filter(({ axis }) => axis === 'x').map(({ from, to }) => to - from)).toEqual([20, 20]);
  });

  it('a drag shows the distance to the nearest graphic on each axis', () => {
    const { measures } = dragFrame(held, middle, { x: middle.x - 90, y: middle.y }, ground, { ...free, ctrl: true }, []);
    expect(measures).toMatchObject([
      { axis: 'x', from: 0, to: 10, at: 200 },
      { axis: 'y', from: 0, to: 150, at: 60 },
    ]);
  });
});

describe('handles', () => {
  const cornersOf = (box: Box) => {
    const rad = (box.rotation * Math.PI) / 180;
    const { x, y } = centre(box);
    return (at: Point) => ({
      x: x + (at.x * box.width * Math.cos(rad) - at.y * box.height * Math.sin(rad)) / 2,
      y: y + (at.x * box.width * Math.sin(rad) + at.y * box.height * Math.cos(rad)) / 2,
    });
  };

  it('a corner scales with the opposite corner fixed and the ratio kept, for turned graphics too, in every direction', () => {
    const sign = fc.constantFrom(-1, 1);
    const way = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(sign, sign, way, way, fc.integer({ min: -180, max: 180 }), (x, y, dx, dy, rotation) => {
        const one = { x: 90, y: 120, width: 132, height: 175, rotation };
        const { box } = cornerFrame(holding(one), { x, y }, middle, { x: middle.x + dx, y: middle.y + dy }, ground, free);
        const [before, after] = [cornersOf(one)({ x: -x, y: -y }), cornersOf(box)({ x: -x, y: -y })];
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-6);
        expect(box.width / box.height).toBeCloseTo(132 / 175, 6);
        expect(isCentreInside(area, box)).toBe(true);
      }),
      { seed: 20261129, numRuns: 300 },
    );
  });

  it('a corner with Alt scales about the centre', () => {
    const { box } = cornerFrame(held, { x: 1, y: 1 }, { x: 200, y: 250 }, { x: 250, y: 300 }, ground, { ...free, alt: true });
    expect([box.x, box.y, box.width]).toEqual([50, 100, 200]);
  });

  it('a handle scales and turns several graphics together', () => {
    const two = holding({ x: 50, y: 100, width: 40, height: 40, rotation: 0 }, { x: 150, y: 100, width: 40, height: 40, rotation: 30 });
    const { box } = cornerFrame(two, { x: 1, y: 1 }, { x: 0, y: 0 }, { x: two.box.width, y: two.box.height }, ground, free);
    const [first, second] = carried(two, box).members;
    expect([first?.x, first?.width, second?.width]).toEqual([50, 80, 80]);
    expect(first?.y).toBeCloseTo(two.box.y + 2 * (100 - two.box.y), 9);
    const about = centre(two.box);
    const turned = carried(two, turnFrame(two, { x: about.x, y: about.y - 50 }, { x: about.x + 50, y: about.y }, ground, free).box);
    expect(turned.members.map(({ rotation }) => rotation)).toEqual([90, 120]);
    expect(centre(turned.members[0] ?? base).x).toBeCloseTo(about.x, 6);
  });

  it('the handle turns with the pointer, snaps to multiples of 45 degrees, and with Shift to steps of 15', () => {
    const top = { x: middle.x, y: middle.y - 100 };
    const right = { x: middle.x + 100, y: middle.y + 5 };
    expect(turnFrame(held, top, right, ground, free).box.rotation).toBe(90);
    expect(turnFrame(held, top, right, ground, { ...free, ctrl: true }).box.rotation).toBeCloseTo(92.86, 2);
    const aside = { x: middle.x + 60, y: middle.y - 100 };
    expect(turnFrame(held, top, aside, ground, { ...free, shift: true }).box.rotation).toBe(30);
  });
});
