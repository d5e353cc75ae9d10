import { bounds } from '#rules/design/box-geometry.ts';
import { type Box, centre, moveBy, type PrintArea } from '#rules/design/placement.ts';

/** A line that a moving graphic snaps to: x = at (vertical line) or y = at (horizontal line), mm. A gap holds only the centre. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly kind: 'area-centre' | 'area-edge' | 'layer-centre' | 'layer-edge' | 'gap';
}

/** A graphic snaps within 6 CSS px and is released past 9, converted to mm at the current zoom. */
export const SNAP_CATCH_PX = 6;
export const SNAP_RELEASE_PX = 9;

/** Snap settings: the distances that catch and release (mm), and the lines held since the last frame. */
export interface SnapReach {
  readonly catchMm: number;
  readonly releaseMm: number;
  readonly held: readonly Guide[];
}

/** All lines of a side: the area's centre and edges, and the centre and edges of every other graphic. */
export function guidesOf(area: PrintArea, others: readonly Box[]): Guide[] {
  const guides: Guide[] = [
    { axis: 'x', at: area.widthMm / 2, kind: 'area-centre' },
    { axis: 'y', at: area.heightMm / 2, kind: 'area-centre' },
    { axis: 'x', at: 0, kind: 'area-edge' },
    { axis: 'x', at: area.widthMm, kind: 'area-edge' },
    { axis: 'y', at: 0, kind: 'area-edge' },
    { axis: 'y', at: area.heightMm, kind: 'area-edge' },
  ];
  for (const other of others) {
    const middle = centre(other);
    const edge = bounds(other);
    guides.push({ axis: 'x', at: middle.x, kind: 'layer-centre' }, { axis: 'y', at: middle.y, kind: 'layer-centre' });
    guides.push({ axis: 'x', at: edge.left, kind: 'layer-edge' }, { axis: 'x', at: edge.right, kind: 'layer-edge' });
    guides.push({ axis: 'y', at: edge.top, kind: 'layer-edge' }, { axis: 'y', at: edge.bottom, kind: 'layer-edge' });
  }
  return guides;
}

/** Moves a box to the nearest line of each axis; on a tie, a centre line wins over an edge. */
export function snapToGuides<B extends Box>(box: B, guides: readonly Guide[], reach: SnapReach): { box: B; guides: Guide[] } {
  const pullX = nearestPull('x', box, guides, reach);
  const pullY = nearestPull('y', box, guides, reach);
  return {
    box: moveBy(box, pullX?.offset ?? 0, pullY?.offset ?? 0),
    guides: [pullX?.guide, pullY?.guide].filter((guide) => guide !== undefined),
  };
}

function nearestPull(axis: 'x' | 'y', box: Box, guides: readonly Guide[], reach: SnapReach): { offset: number; guide: Guide } | null {
  let best: { offset: number; guide: Guide; rank: number } | null = null;
  for (const guide of guides) {
    if (guide.axis !== axis) continue;
    const isHeld = reach.held.some((held) => held.axis === axis && held.at === guide.at && held.kind === guide.kind);
    const limit = isHeld ? reach.releaseMm : reach.catchMm;
    for (const line of linesOf(axis, box)) {
      if (guide.kind === 'gap' && !line.isCentre) continue;
      const offset = guide.at - line.at;
      if (Math.abs(offset) > limit) continue;
      const rank = Math.abs(offset) + (line.isCentre && guide.kind.endsWith('centre') ? 0 : 1e-6);
      if (!best || rank < best.rank) best = { offset, guide, rank };
    }
  }
  return best;
}

function linesOf(axis: 'x' | 'y', box: Box): { at: number; isCentre: boolean }[] {
  const middle = centre(box);
  const edge = bounds(box);
  return axis === 'x'
    ? [
        { at: middle.x, isCentre: true },
        { at: edge.left, isCentre: false },
        { at: edge.right, isCentre: false },
      ]
    : [
        { at: middle.y, isCentre: true },
        { at: edge.top, isCentre: false },
        { at: edge.bottom, isCentre: false },
      ];
}
