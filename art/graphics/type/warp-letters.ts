import { setType, type TypeWeight } from '../../type-setting.ts';
import { type Point, polyline } from '../path.ts';

/** Maps a position in the word (0..1 from its left edge, 0..1 from its top) to a point. */
export type Warp = (u: number, v: number) => Point;

const words = new Map<string, Point[][]>();

/** A word as path data, with every outline passed through the warp. */
export function warpWord(text: string, warp: Warp, weight: TypeWeight = 900, tracking = -0.02): string {
  return outlinesOf(text, weight, tracking)
    .map((outline) =>
      polyline(
        outline.map(([u, v]) => warp(u, v)),
        true,
      ),
    )
    .join('');
}

function outlinesOf(text: string, weight: TypeWeight, tracking: number): Point[][] {
  const key = `${weight} ${tracking} ${text}`;
  const known = words.get(key);
  if (known) return known;
  const { d, box } = setType({ text, weight, sizePx: 1000, x: 0, y: 0, tracking });
  const step = Math.max(box.width / 90, 24);
  const outlines = flatten(d, step).map((outline) => outline.map(([x, y]): Point => [(x - box.x) / box.width, (y - box.y) / box.height]));
  words.set(key, outlines);
  return outlines;
}

/** Path data (M L Q C Z, absolute) as closed outlines with a point at least every `step`. */
function flatten(d: string, step: number): Point[][] {
  const outlines: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const values = rest.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points = values.flatMap((value, index): Point[] => (index % 2 ? [[values[index - 1] ?? 0, value]] : []));
    const outline = outlines[outlines.length - 1];
    const end = command === 'Z' ? outline?.[0] : points[points.length - 1];
    if (!end) continue;
    if (command === 'M') outlines.push([end]);
    else outline?.push(...along(at, points, end, step));
    at = end;
  }
  return outlines;
}

/** Points on a line or a Bézier curve after `from`, including its end. */
function along(from: Point, controls: readonly Point[], end: Point, step: number): Point[] {
  const hull = [from, ...(controls.length > 0 ? controls : [end])];
  const length = hull
    .slice(1)
    .reduce((sum, point, index) => sum + Math.hypot(point[0] - (hull[index]?.[0] ?? 0), point[1] - (hull[index]?.[1] ?? 0)), 0);
  const count = Math.max(controls.length > 1 ? 5 : 1, Math.ceil(length / step));
  return Array.from({ length: count }, (_, index) => bezier(hull, (index + 1) / count));
}

function bezier(hull: readonly Point[], t: number): Point {
  if (hull.length === 1) return hull[0] ?? [0, 0];
  const next = hull.slice(1).map((point, index): Point => {
    const [x, y] = hull[index] ?? point;
    return [x + (point[0] - x) * t, y + (point[1] - y) * t];
  });
  return bezier(next, t);
}
