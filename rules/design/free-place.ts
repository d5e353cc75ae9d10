import { bounds } from '#rules/design/box-geometry.ts';
import { type Box, centre, centreAt, type Point, type PrintArea, settle, sizeLimits } from '#rules/design/placement.ts';

/** Gap between a new graphic and the others, mm. */
const GAP_MM = 6;
/** Scale factors tried on a new graphic while looking for a free place. */
const SHARES = [1, 0.8, 0.64, 0.5, 0.4, 0.32];
/** Offset of a graphic when there is no free place, mm. */
const STEP_MM = 8;

type Rect = ReturnType<typeof bounds>;

/**
 * The position of a new graphic: the wanted one on an empty side, else the free spot closest to the last graphic, scaled down if
 * necessary. On a full side it is offset from the wanted position, so that it never covers another graphic exactly. `others` bottom first.
 */
export function freeBox(area: PrintArea, wanted: Box, others: readonly Box[]): Box {
  const last = others.at(-1);
  if (!last) return wanted;
  const taken = others.map(bounds);
  const { smallest } = sizeLimits(area);
  for (const share of SHARES) {
    const sized = centreAt({ ...wanted, width: wanted.width * share, height: wanted.height * share }, centre(wanted));
    if (share < 1 && Math.max(sized.width, sized.height) < smallest) break;
    const spots = [centre(sized), ...spotsAround(area, sized, last, taken)].filter((spot) => isFree(area, centreAt(sized, spot), taken));
    const from = centre(last);
    const [nearest] = spots.toSorted(
      (one, other) => Math.hypot(one.x - from.x, one.y - from.y) - Math.hypot(other.x - from.x, other.y - from.y),
    );
    if (nearest) return settle(area, centreAt(sized, nearest), wanted.height / wanted.width);
  }
  return stepAside(wanted, others);
}

/** Candidate centres: next to the last graphic or another one at the gap's distance, or aligned with the last one or the area. */
function spotsAround(area: PrintArea, box: Box, last: Box, taken: readonly Rect[]): Point[] {
  const edge = bounds(last);
  const middle = centre(last);
  const halfX = box.width / 2;
  const halfY = box.height / 2;
  const across = [middle.x, edge.left + halfX, edge.right - halfX, area.widthMm / 2, halfX, area.widthMm - halfX];
  const down = [middle.y, edge.top + halfY, edge.bottom - halfY, area.heightMm / 2, halfY, area.heightMm - halfY];
  return taken.flatMap((rect) => [
    ...[rect.left - GAP_MM - halfX, rect.right + GAP_MM + halfX].flatMap((x) => down.map((y) => ({ x, y }))),
    ...[rect.top - GAP_MM - halfY, rect.bottom + GAP_MM + halfY].flatMap((y) => across.map((x) => ({ x, y }))),
  ]);
}

function isFree(area: PrintArea, box: Box, taken: readonly Rect[]): boolean {
  const { left, top, right, bottom } = bounds(box);
  const slack = 0.01;
  const isInside = left >= -slack && top >= -slack && right <= area.widthMm + slack && bottom <= area.heightMm + slack;
  return isInside && taken.every((rect) => left >= rect.right || right <= rect.left || top >= rect.bottom || bottom <= rect.top);
}

/** Moves a box a little if it lies exactly on another one. */
function stepAside<B extends Box>(box: B, layers: readonly Box[]): B {
  const isTaken = layers.some((layer) => Math.abs(layer.x - box.x) < 1 && Math.abs(layer.y - box.y) < 1);
  return isTaken ? stepAside({ ...box, x: box.x + STEP_MM, y: box.y + STEP_MM }, layers) : box;
}

/** How far copies move right and down together, in steps of `stepMm`, so that no copy covers its original exactly. */
export function wayAside(copies: readonly Box[], others: readonly Box[], stepMm: number): number {
  let way = 0;
  const isTaken = (box: Box) => stepAside(box, others) !== box;
  while (copies.some((copy) => isTaken({ ...copy, x: copy.x + way, y: copy.y + way }))) way += stepMm;
  return way;
}
