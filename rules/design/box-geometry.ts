import { type Box, centre, isNear, type Point, type PrintArea } from '#rules/design/placement.ts';

/** The bounding rectangle of a rotated box, mm. */
export function bounds(box: Box): { left: number; top: number; right: number; bottom: number } {
  const points = corners(box);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The four corners of a rotated box, clockwise from its own top left, mm. */
function corners(box: Box): Point[] {
  const middle = centre(box);
  const rad = (box.rotation * Math.PI) / 180;
  const cos = Math.cos(rad);
  const sin = Math.sin(rad);
  const halves: [number, number][] = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ];
  return halves.map(([fx, fy]) => ({
    x: middle.x + fx * box.width * cos - fy * box.height * sin,
    y: middle.y + fx * box.width * sin + fy * box.height * cos,
  }));
}

/** A smaller cut-off share is not reported. */
export const CUT_OFF_MENTION = 0.01;

/** The share of a graphic (0 to 1) outside the printable area, which will not be printed. */
export function cutOffShare(area: PrintArea, box: Box): number {
  const kept = polygonArea(clipToArea(corners(box), area));
  const whole = box.width * box.height;
  const share = whole > 0 ? 1 - kept / whole : 0;
  return share < 1e-6 ? 0 : Math.min(1, share);
}

/** True when `below` is entirely hidden behind the single rotated box `above` (whose pixels may still be transparent). */
export function isCovered(below: Box, above: Box): boolean {
  return corners(below).every((point) => isNear({ ...above, width: above.width + 0.02, height: above.height + 0.02 }, point, 0));
}

/** True when some of `below` lies under the rotated box `above`; touching edges do not count. */
export function isOverlapped(below: Box, above: Box): boolean {
  const middle = centre(below);
  const rad = (-below.rotation * Math.PI) / 180;
  const seen = corners(above).map(({ x, y }) => ({
    x: below.width / 2 + (x - middle.x) * Math.cos(rad) - (y - middle.y) * Math.sin(rad),
    y: below.height / 2 + (x - middle.x) * Math.sin(rad) + (y - middle.y) * Math.cos(rad),
  }));
  return polygonArea(clipToArea(seen, { widthMm: below.width, heightMm: below.height })) > 0.01;
}

/** Sutherland-Hodgman clipping against the four edges of the area. */
function clipToArea(polygon: Point[], area: Pick<PrintArea, 'widthMm' | 'heightMm'>): Point[] {
  const edges: ((point: Point) => number)[] = [
    (point) => point.x,
    (point) => area.widthMm - point.x,
    (point) => point.y,
    (point) => area.heightMm - point.y,
  ];
  return edges.reduce((rest, distance) => clipToEdge(rest, distance), polygon);
}

function clipToEdge(polygon: Point[], distance: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((point, index) => {
    const before = polygon[(index + polygon.length - 1) % polygon.length];
    if (!before) return;
    const here = distance(point);
    const there = distance(before);
    if (here >= 0 !== there >= 0) {
      const t = there / (there - here);
      kept.push({ x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t });
    }
    if (here >= 0) kept.push(point);
  });
  return kept;
}

function polygonArea(polygon: readonly Point[]): number {
  let twice = 0;
  polygon.forEach((point, index) => {
    const next = polygon[(index + 1) % polygon.length];
    if (next) twice += point.x * next.y - next.x * point.y;
  });
  return Math.abs(twice) / 2;
}
