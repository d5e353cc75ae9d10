import type { bounds } from '#rules/design/box-geometry.ts';
import type { PrintArea } from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';

type Rect = ReturnType<typeof bounds>;
type Axis = 'x' | 'y';
/** A rectangle along one axis (from, to) and across it (low, high). */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** A distance shown while a graphic moves: from `from` to `to` on its axis, at `at` on the other one, mm. */
export interface Measure {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** True if the other gap of the row is the same. */
  readonly isEqual: boolean;
}

/** Gaps that differ by less than this count as equal, mm. */
const SAME_MM = 0.05;

/**
 * Guides for the centre of a moving rectangle that make a gap equal to one between its neighbours: between two of them, before both or
 * after both.
 */
export function gapGuides(moving: Rect, others: readonly Rect[]): Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const own = along(axis, moving);
    const half = (own.to - own.from) / 2;
    const row = rowOf(own, axis, others);
    return row.flatMap((one, index): Guide[] => {
      const next = row[index + 1];
      if (!next || next.from <= one.to) return [];
      const gap = next.from - one.to;
      const places = [next.to + gap + half, one.from - gap - half];
      if (gap > 2 * half) places.push((one.to + next.from) / 2);
      return places.map((at) => ({ axis, at, kind: 'gap' }));
    });
  });
}

/**
 * The distances to show around a rectangle: on each axis to the nearest neighbour, else to the edge of the area; where a gap guide
 * holds, both equal gaps.
 */
export function measuresOf(area: PrintArea, moving: Rect, others: readonly Rect[], guides: readonly Guide[]): Measure[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const own = along(axis, moving);
    const row = rowOf(own, axis, others);
    const length = axis === 'x' ? area.widthMm : area.heightMm;
    const before = gapBefore(own, row, 0);
    const after = gapAfter(own, row, length);
    const isGap = guides.some((guide) => guide.axis === axis && guide.kind === 'gap');
    const gaps = isGap ? equalGaps(own, row, [before, after]) : [shorter(before, after)];
    return gaps.flatMap((gap) =>
      gap && gap.to - gap.from > SAME_MM ? [{ axis, ...gap, at: (own.low + own.high) / 2, isEqual: isGap }] : [],
    );
  });
}

type Gap = { readonly from: number; readonly to: number };

function equalGaps(own: Span, row: readonly Span[], [before, after]: readonly [Gap, Gap]): Gap[] {
  const isSame = (one: Gap, other: Gap) => Math.abs(one.to - one.from - other.to + other.from) < SAME_MM;
  if (isSame(before, after)) return [before, after];
  const within = row.flatMap((one, index): Gap[] => {
    const next = row[index + 1];
    return next && next.from > one.to ? [{ from: one.to, to: next.from }] : [];
  });
  const near = [before, after].filter((gap) => row.some((one) => one.to === gap.from || one.from === gap.to));
  return near.flatMap((gap) => {
    const twin = within.find((each) => isSame(each, gap) && (each.to <= own.from || each.from >= own.to));
    return twin ? [gap, twin] : [];
  });
}

function gapBefore(own: Span, row: readonly Span[], edge: number): Gap {
  return { from: Math.max(edge, ...row.filter((one) => one.to <= own.from + SAME_MM).map((one) => one.to)), to: own.from };
}

function gapAfter(own: Span, row: readonly Span[], edge: number): Gap {
  return { from: own.to, to: Math.min(edge, ...row.filter((one) => one.from >= own.to - SAME_MM).map((one) => one.from)) };
}

function shorter(one: Gap, other: Gap): Gap {
  return one.to - one.from <= other.to - other.from ? one : other;
}

/** The neighbours beside the moving rectangle, in order. */
function rowOf(own: Span, axis: Axis, others: readonly Rect[]): Span[] {
  return others
    .map((rect) => along(axis, rect))
    .filter((one) => one.low < own.high && one.high > own.low)
    .toSorted((one, other) => one.from - other.from);
}

function along(axis: Axis, { left, top, right, bottom }: Rect): Span {
  return axis === 'x' ? { from: left, to: right, low: top, high: bottom } : { from: top, to: bottom, low: left, high: right };
}
