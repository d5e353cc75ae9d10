import { bounds } from '#rules/design/box-geometry.ts';
import { type Box, moveBy, type PrintArea } from '#rules/design/placement.ts';
import { boxAround } from './selection-box.ts';

/** The edge or middle that layers are aligned to. */
export type AlignEdge = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';

const edges = {
  left: { axis: 'x', at: 0 },
  centre: { axis: 'x', at: 0.5 },
  right: { axis: 'x', at: 1 },
  top: { axis: 'y', at: 0 },
  middle: { axis: 'y', at: 0.5 },
  bottom: { axis: 'y', at: 1 },
} as const;

type Rect = ReturnType<typeof bounds>;

/** How far each unit moves (mm) when aligned to each other or to the area. A unit is one graphic, or a group that moves together. */
export function alignUnits(area: PrintArea, units: readonly (readonly Box[])[], edge: AlignEdge, to: 'area' | 'each-other'): Shift[] {
  const { axis, at } = edges[edge];
  const rects = units.map((unit) => rectOf(unit));
  const whole = to === 'area' ? { left: 0, top: 0, right: area.widthMm, bottom: area.heightMm } : rectOf(units.flat());
  const spot = (rect: Rect) => (axis === 'x' ? rect.left + (rect.right - rect.left) * at : rect.top + (rect.bottom - rect.top) * at);
  return rects.map((rect) => along(axis, spot(whole) - spot(rect)));
}

/** How far each unit moves (mm) to make all gaps equal; the outermost stay. With fewer than three nothing moves. */
export function distributeUnits(units: readonly (readonly Box[])[], axis: 'x' | 'y'): Shift[] {
  const spans = units.map((unit, index) => {
    const { left, top, right, bottom } = rectOf(unit);
    return axis === 'x' ? { index, from: left, to: right } : { index, from: top, to: bottom };
  });
  const order = spans.toSorted((one, other) => one.from + one.to - other.from - other.to);
  const [first, last] = [order.at(0), order.at(-1)];
  const shifts: Shift[] = units.map(() => ({ dx: 0, dy: 0 }));
  if (!first || !last || units.length < 3) return shifts;
  const taken = order.reduce((sum, span) => sum + span.to - span.from, 0);
  const gap = (Math.max(...order.map((span) => span.to)) - first.from - taken) / (order.length - 1);
  let at = first.from;
  for (const span of order) {
    shifts[span.index] = along(axis, at - span.from);
    at += span.to - span.from + gap;
  }
  return shifts;
}

/** A displacement, mm. */
export interface Shift {
  readonly dx: number;
  readonly dy: number;
}

function along(axis: 'x' | 'y', way: number): Shift {
  return axis === 'x' ? { dx: way, dy: 0 } : { dx: 0, dy: way };
}

function rectOf(unit: readonly Box[]): Rect {
  return bounds(unit.length === 1 ? (unit[0] ?? boxAround(unit)) : boxAround(unit));
}

/** A graphic moved by a displacement. */
export function shifted<B extends Box>(box: B, { dx, dy }: Shift): B {
  return moveBy(box, dx, dy);
}
