import { type Point, pointsOf, polyline, range, smooth } from '../path.ts';
import type { Random } from '../random.ts';
import { fill, line } from '../svg.ts';

/** Corners as points, or in SVG format: 'x,y x,y'. */
type Outline = readonly Point[] | string;

/** Scissors: turns clean outlines into ones cut by hand. */
export type Scissors = {
  readonly poly: (color: string, points: Outline) => string;
  readonly blob: (color: string, points: Outline) => string;
  readonly oval: (color: string, x: number, y: number, rx: number, ry?: number) => string;
  readonly wedge: (color: string, x: number, y: number, r: number, from: number, to: number) => string;
  readonly frond: (color: string, x: number, y: number, turn: number, size: number, lobes: number) => string;
  readonly strip: (color: string, points: Outline, width: number) => string;
};

/** Straight cuts drift a little and curves become many small facets, like paper cut with scissors. */
export function scissors(random: Random): Scissors {
  const drift = (amount: number) => random.between(-amount, amount);
  const poly = (color: string, outline: Outline) => {
    const points = cornersOf(outline);
    const cut = points.flatMap(([x, y], index): Point[] => {
      const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
      const length = Math.hypot(nx - x, ny - y);
      const bow = drift(Math.min(7, length * 0.02));
      const middle: Point = [(x + nx) / 2 - ((ny - y) / length) * bow, (y + ny) / 2 + ((nx - x) / length) * bow];
      return length > 60 ? [[x + drift(3), y + drift(3)], middle] : [[x, y]];
    });
    return fill(polyline(cut, true), color);
  };
  const blob = (color: string, points: Outline) =>
    fill(
      smooth(
        cornersOf(points).map(([x, y]): Point => [x + drift(4), y + drift(4)]),
        true,
      ),
      color,
    );
  const arc = (x: number, y: number, rx: number, ry: number, from: number, to: number): Point[] => {
    const count = Math.max(8, Math.round((Math.abs(to - from) * Math.max(rx, ry)) / 1700));
    return range(count + 1).map((step) => {
      const angle = ((from + ((to - from) * step) / count) * Math.PI) / 180;
      const slip = 1 + drift(0.006);
      return [x + Math.cos(angle) * rx * slip, y + Math.sin(angle) * ry * slip];
    });
  };
  return {
    poly,
    blob,
    oval: (color, x, y, rx, ry = rx) => fill(polyline(arc(x, y, rx, ry, 0, 360).slice(0, -1), true), color),
    wedge: (color, x, y, r, from, to) => {
      const rim = arc(x, y, r, r, from, to);
      return fill(polyline(Math.abs(to - from) === 180 ? rim : [[x, y], ...rim], true), color);
    },
    frond: (color, x, y, turn, size, lobes) =>
      `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})">${fill(frondPath(size, lobes, drift), color)}</g>`,
    strip: (color, points, width) =>
      line(polyline(cornersOf(points).map(([x, y]): Point => [x + drift(2), y + drift(2)])), color, width, { cap: 'butt', join: 'miter' }),
  };
}

/** A seaweed leaf with rounded fingers on both sides, standing up from the origin. */
function frondPath(size: number, lobes: number, drift: (amount: number) => number): string {
  const side = (way: number): Point[] =>
    range(lobes).flatMap((lobe): Point[] => {
      const up = -size * (0.14 + (lobe / lobes) * 0.78);
      const reach = size * (0.34 - Math.abs(lobe / lobes - 0.4) * 0.3) * way;
      const rise = size * 0.15;
      return [
        [way * size * 0.035, up],
        [reach * 0.62, up - rise * 0.5 + drift(6)],
        [reach, up - rise * 1.35 + drift(8)],
        [reach * 0.86, up - rise * 1.65],
        [reach * 0.42, up - rise * 1.05 + drift(5)],
      ];
    });
  const top: Point[] = [
    [-size * 0.03, -size * 0.98],
    [0, -size * 1.12],
    [size * 0.03, -size * 0.98],
  ];
  return smooth([[-size * 0.035, 0], ...side(-1), ...top, ...side(1).reverse(), [size * 0.035, 0]], true);
}

const cornersOf = (outline: Outline): readonly Point[] => (typeof outline === 'string' ? pointsOf(outline) : outline);
