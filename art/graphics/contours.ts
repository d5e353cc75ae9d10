import { type Point, range } from './path.ts';

type Segment = readonly [Point, Point];

/** Contour lines of a field, sampled on a square of `cells` steps over -half..half. */
export function contourLines(height: (x: number, y: number) => number, level: number, half: number, cells: number): Point[][] {
  const step = (2 * half) / cells;
  const samples = range(cells + 1).map((row) => range(cells + 1).map((column) => height(column * step - half, row * step - half) - level));
  const segments: Segment[] = [];
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      segments.push(...cellSegments(samples, row, column, step, half));
    }
  }
  return joined(segments);
}

function cellSegments(samples: readonly number[][], row: number, column: number, step: number, half: number): Segment[] {
  const value = (dr: number, dc: number) => samples[row + dr]?.[column + dc] ?? 0;
  const corners = [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ] as const;
  const crossings: Point[] = [];
  corners.forEach(([r, c], index) => {
    const [nr, nc] = corners[(index + 1) % 4] ?? [0, 0];
    const [from, to] = [value(r, c), value(nr, nc)];
    if (from > 0 === to > 0) return;
    const t = from / (from - to);
    crossings.push([(column + c + (nc - c) * t) * step - half, (row + r + (nr - r) * t) * step - half]);
  });
  const [a, b, c, d] = crossings;
  if (a && b && c && d)
    return [
      [a, b],
      [c, d],
    ];
  return a && b ? [[a, b]] : [];
}

/** Joins loose segments end to end. */
function joined(segments: readonly Segment[]): Point[][] {
  const name = ([x, y]: Point) => `${Math.round(x * 20)},${Math.round(y * 20)}`;
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) ends.set(name(end), [...(ends.get(name(end)) ?? []), index]);
  });
  const used = new Set<number>();
  const follow = (from: Point): Point[] => {
    const found: Point[] = [];
    let at = from;
    for (;;) {
      const next = ends.get(name(at))?.find((index) => !used.has(index));
      const segment = next === undefined ? undefined : segments[next];
      if (next === undefined || !segment) return found;
      used.add(next);
      at = name(segment[0]) === name(at) ? segment[1] : segment[0];
      found.push(at);
    }
  };
  return segments.flatMap(([from, to], index) => {
    if (used.has(index)) return [];
    used.add(index);
    return [[...follow(from).reverse(), from, to, ...follow(to)]];
  });
}
