import { describe, expect, it } from 'vitest';
import { bounds, cutOffShare, isCovered } from '#rules/design/box-geometry.ts';
import { guidesOf, snapToGuides } from '#rules/design/placement-guides.ts';
import { bestWidthMm, printDpi, printQuality } from '#rules/design/print-quality.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const box = { x: 0, y: 0, width: 100, height: 50, rotation: 0 };
const reach = { catchMm: 3, releaseMm: 4.5, held: [] };

describe('guides', () => {
  it('guides snap the centre of a graphic to the centre of the area', () => {
    const snapped = snapToGuides({ ...box, x: 102, y: 60 }, guidesOf(area, []), reach);
    expect(snapped.box.x).toBe(100);
    expect(snapped.box.y).toBe(60);
    expect(snapped.guides).toEqual([{ axis: 'x', at: 150, kind: 'area-centre' }]);
  });

  it('guides hold a snapped line until the release distance', () => {
    const held = [{ axis: 'x', at: 150, kind: 'area-centre' }] as const;
    const moved = { ...box, x: 104 };
    expect(snapToGuides(moved, guidesOf(area, []), { ...reach, held }).box.x).toBe(100);
    expect(snapToGuides(moved, guidesOf(area, []), reach).box.x).toBe(104);
  });

  it('guides snap to the edges of other graphics and prefer a centre when both are equally near', () => {
    const other = { x: 40, y: 200, width: 60, height: 60, rotation: 0 };
    expect(snapToGuides({ ...box, x: 41, y: 300 }, guidesOf(area, [other]), reach).box.x).toBe(40);
    const same = { x: 150, y: 200, width: 100, height: 100, rotation: 0 };
    const tie = snapToGuides({ ...box, x: 151, y: 100 }, guidesOf(area, [same]), reach);
    expect(tie.guides[0]?.kind).toBe('layer-centre');
  });
});

describe('box geometry', () => {
  it('the bounds of a turned box hold its four corners', () => {
    const turned = bounds({ ...box, rotation: 90 });
    expect([turned.left, turned.right, turned.top, turned.bottom].map(Math.round)).toEqual([25, 75, -25, 75]);
  });

  it('the share of a box outside the print area is measured', () => {
    expect(cutOffShare(area, box)).toBe(0);
    expect(cutOffShare(area, { ...box, x: -50 })).toBeCloseTo(0.5, 6);
    expect(cutOffShare(area, { ...box, x: -100, y: -100 })).toBe(1);
  });

  it('a box that another one covers is recognized', () => {
    expect(isCovered({ ...box, x: 10, width: 20, height: 20 }, box)).toBe(true);
    expect(isCovered({ ...box, width: 20, height: 20 }, { ...box, rotation: -45 })).toBe(false);
  });
});

describe('print quality', () => {
  const png = { width: 1000, height: 500, extension: 'png' };
  it('print quality counts original pixels per inch', () => {
    expect(printDpi(png, { width: 127, height: 63.5 })).toBeCloseTo(200, 6);
    expect(bestWidthMm(png)).toBe(169);
  });

  it('print quality has four levels with their limits', () => {
    const at = (dpi: number) => printQuality(png, { width: 25400 / dpi, height: 12700 / dpi });
    expect([at(200), at(199), at(149), at(99)]).toEqual(['sharp', 'fine', 'soft', 'poor']);
    expect(printQuality({ ...png, extension: 'SVG' }, { width: 9999, height: 4999 })).toBe('sharp');
  });
});
