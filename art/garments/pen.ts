import type { Edge, Point, Relief } from './drawing.ts';
import { noise } from './noise.ts';

/**
 * Converts millimetres of a garment to paths in the 1000-unit picture, slightly uneven like real cloth. Left and right are equally uneven:
 * differing sleeves and hems look like a careless drawing, not like cloth.
 */
export interface Pen {
  place(point: Point): Point;
  closed(...edges: Edge[]): string;
  open(...edges: Edge[]): string;
  /** One short line for each pair of points of two edges of equal length. */
  rungs(from: Edge, to: Edge): string;
  /** A fold: thick in the middle, thin at both ends. `width` in millimetres. */
  fold(line: Edge, width: number, lift: number, blur: number): Relief;
  seam(line: Edge, lift?: number): Relief;
  /** Millimetres to picture units. */
  units(mm: number): number;
}

/** A pen for a garment drawn at `scale` picture units per millimetre with its origin at `origin`, turned by `turn` radians. */
export function makePen(scale: number, origin: Point, seed: number, unevenMm = 2.2, turn = 0): Pen {
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const place = ([x, y]: Point): Point => {
    const aside = Math.abs(x);
    // Nothing moves sideways on the centre line, so that both halves meet.
    const px = x + noise(aside * 0.006, y * 0.006, seed) * unevenMm * Math.tanh(x / 30);
    const py = y + noise(aside * 0.006 + 40, y * 0.006 + 40, seed) * unevenMm;
    return [origin[0] + px * cos - py * sin, origin[1] + px * sin + py * cos];
  };
  const line = (edges: Edge[]) =>
    edges
      .flat()
      .map((point, index) => `${index === 0 ? 'M' : 'L'}${text(place(point))}`)
      .join('');
  return {
    place,
    closed: (...edges) => `${line(edges)}Z`,
    open: (...edges) => line(edges),
    rungs: (from, to) => from.map((point, index) => `M${text(place(point))}L${text(place(to[index] ?? point))}`).join(''),
    fold: (spine, width, lift, blur) => ({
      d: `${line([leaf(spine, width)])}Z`,
      lift,
      width: 0,
      blur,
      filled: true,
    }),
    seam: (edge, lift = -1.6) => ({ d: line([edge]), lift, width: 2.6, blur: 1.1 }),
    units: (mm) => mm * scale,
  };
}

/** Points from alternating coordinates: x, y, x, y. */
export function points(...coordinates: number[]): Point[] {
  return Array.from(
    { length: coordinates.length / 2 },
    (_, index): Point => [coordinates[index * 2] ?? 0, coordinates[index * 2 + 1] ?? 0],
  );
}

/** A smooth edge through points given as alternating coordinates. */
export function curve(...coordinates: number[]): Point[] {
  return smooth(points(...coordinates));
}

/** A smooth edge through the given points. */
export function smooth(through: Edge, steps = 14): Point[] {
  const edge: Point[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const a = through[Math.max(0, i - 1)] as Point;
    const b = through[i] as Point;
    const c = through[i + 1] as Point;
    const d = through[Math.min(through.length - 1, i + 2)] as Point;
    for (let step = 0; step < steps; step++) edge.push(between(a, b, c, d, step / steps));
  }
  edge.push(through[through.length - 1] as Point);
  return edge;
}

/** The edge on the other side of the centre line, in the opposite direction so that outlines join up. */
export function mirror(edge: Edge): Point[] {
  return edge.map(([x, y]): Point => [-x, y]).reverse();
}

/** The edge in the opposite direction. */
export function reverse(edge: Edge): Point[] {
  return [...edge].reverse();
}

/** The edge moved sideways by `distance` (to its left when walking along it, y down). */
export function beside(edge: Edge, distance: number): Point[] {
  return edge.map((point, index): Point => {
    const before = edge[Math.max(0, index - 1)] as Point;
    const after = edge[Math.min(edge.length - 1, index + 1)] as Point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] + (dy / length) * distance, point[1] - (dx / length) * distance];
  });
}

/** `count` points at equal distances along the edge. */
export function spaced(edge: Edge, count: number): Point[] {
  const lengths = [0];
  for (let i = 1; i < edge.length; i++) {
    const [ax, ay] = edge[i - 1] as Point;
    const [bx, by] = edge[i] as Point;
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const total = lengths.at(-1) ?? 0;
  let at = 1;
  return Array.from({ length: count }, (_, index): Point => {
    const wanted = (total * index) / (count - 1);
    while (at < edge.length - 1 && (lengths[at] ?? 0) < wanted) at++;
    const start = lengths[at - 1] ?? 0;
    const share = (wanted - start) / ((lengths[at] ?? 1) - start || 1);
    return mixPoint(edge[at - 1] as Point, edge[at] as Point, share);
  });
}

/** The point at fraction `share` between two points. */
export function mixPoint(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A leaf along a smooth line: the outline of one fold, thickest near where it starts and running out thin. */
function leaf(line: Edge, width: number): Point[] {
  const spine = spaced(smooth(line), 24);
  const half = (index: number) => Math.sin(Math.PI * (index / 23) ** 0.72) ** 1.5 * width * 0.66;
  const left = spine.map((_, index) => beside(spine, half(index))[index] as Point);
  const right = spine.map((_, index) => beside(spine, -half(index))[index] as Point);
  return [...left, ...right.reverse()];
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const axis = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return [axis(a[0], b[0], c[0], d[0]), axis(a[1], b[1], c[1], d[1])];
}

function text([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
