export type Point = readonly [x: number, y: number];

/** One decimal is a twentieth of a printed millimetre: enough, and it keeps files small. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Points from SVG format: 'x,y x,y'. */
export const pointsOf = (text: string): Point[] =>
  text.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [x, y];
  });

/** Straight path through points. */
export function polyline(points: readonly Point[], closed = false): string {
  if (points.length === 0) return '';
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;
}

/** Soft path through points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[], closed = false, tension = 1 / 6): string {
  const count = points.length;
  if (count < 3) return polyline(points, closed);
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? [0, 0];
  };
  let path = `M${pair(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const arrive: Point = [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    path += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A full circle as a path, so that it can join other paths. */
export function circlePath(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** A closed ribbon around a line, with thickness `width` (a function of 0..1 along the line): a brush stroke. */
export function ribbon(points: readonly Point[], width: (along: number) => number): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, index) => {
    const before = points[Math.max(index - 1, 0)] ?? point;
    const after = points[Math.min(index + 1, points.length - 1)] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(index / Math.max(points.length - 1, 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return [...left, ...right.reverse()];
}

/** Point at an angle (radians, clockwise from the right) and distance. */
export const polar = (x: number, y: number, angle: number, distance: number): Point => [
  x + Math.cos(angle) * distance,
  y + Math.sin(angle) * distance,
];

/** Whole numbers 0 to count - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
