import {
  type Box,
  centre,
  clampCentre,
  moveBy,
  type Point,
  type PrintArea,
  scaleBy,
  snapRotation,
  twistRotation,
} from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';
import { SNAP_CATCH_PX, SNAP_RELEASE_PX, snapToGuides } from '#rules/design/placement-guides.ts';

/** The side a gesture happens on. Points are mm in its printable area. */
export interface GestureGround {
  readonly area: PrintArea;
  readonly guides: readonly Guide[];
  readonly mmPerPx: number;
  /** False while Alt is held. */
  readonly snaps: boolean;
}

/** The graphic's position during a gesture, and the guides it snaps to. */
export interface GestureFrame {
  readonly box: Box;
  readonly guides: readonly Guide[];
}

/** One finger or the mouse: moved, clamped, snapped. */
export function dragFrame(base: Box, from: Point, to: Point, ground: GestureGround, held: readonly Guide[]): GestureFrame {
  const moved = clampCentre(ground.area, moveBy(base, to.x - from.x, to.y - from.y));
  if (!ground.snaps) return { box: moved, guides: [] };
  const reach = { catchMm: SNAP_CATCH_PX * ground.mmPerPx, releaseMm: SNAP_RELEASE_PX * ground.mmPerPx, held };
  const snapped = snapToGuides(moved, ground.guides, reach);
  return { box: clampCentre(ground.area, snapped.box), guides: snapped.guides };
}

/** Two fingers anywhere: scaled around their midpoint, moved with it, rotated past the dead zone. Never snapped to guides. */
export function pinchFrame(base: Box, from: readonly [Point, Point], to: readonly [Point, Point], ground: GestureGround): GestureFrame {
  const closest = 8 * ground.mmPerPx;
  const factor = distance(...to) / Math.max(closest, distance(...from));
  const start = middle(...from);
  const now = middle(...to);
  const scaled = scaleBy(ground.area, base, factor, start);
  const moved = clampCentre(ground.area, moveBy(scaled, now.x - start.x, now.y - start.y));
  const twist = turnBetween(angle(...from), angle(...to));
  return { box: { ...moved, rotation: twistRotation(base.rotation, twist) }, guides: [] };
}

/** A corner handle: scaled around the centre by the pointer's distance from it, aspect ratio locked. */
export function cornerFrame(base: Box, from: Point, to: Point, ground: GestureGround): GestureFrame {
  const about = centre(base);
  const factor = distance(about, to) / Math.max(distance(about, from), ground.mmPerPx);
  return { box: scaleBy(ground.area, base, factor), guides: [] };
}

/** The rotation handle: rotated with the pointer around the centre, snapped to multiples of 45 degrees. */
export function turnFrame(base: Box, from: Point, to: Point, ground: GestureGround): GestureFrame {
  const about = centre(base);
  const turned = base.rotation + turnBetween(angle(about, from), angle(about, to));
  return { box: { ...base, rotation: snapRotation(turned, ground.snaps ? undefined : 0) }, guides: [] };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function angle(one: Point, other: Point): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}

function turnBetween(from: number, to: number): number {
  const turn = (to - from) % 360;
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}
