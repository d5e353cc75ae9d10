import { bounds } from '#rules/design/box-geometry.ts';
import { gapGuides, type Measure, measuresOf } from '#rules/design/editing/equal-gaps.ts';
import { boxAround, carry, keptInside, scaledAbout } from '#rules/design/editing/selection-box.ts';
import { type Box, centre, moveBy, type Point, type PrintArea, snapRotation, twistRotation, wrapDegrees } from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';
import { SNAP_CATCH_PX, SNAP_RELEASE_PX, snapToGuides } from '#rules/design/placement-guides.ts';

/** The side a gesture happens on. Points are mm in its printable area. */
export interface GestureGround {
  readonly area: PrintArea;
  readonly guides: readonly Guide[];
  /** The graphics that do not move. */
  readonly others: readonly ReturnType<typeof bounds>[];
  readonly mmPerPx: number;
}

/** The layers in a gesture and the box around them. */
export interface Held {
  readonly keys: readonly string[];
  readonly members: readonly Box[];
  readonly box: Box;
}

/** Keys held during a gesture. Ctrl (or Cmd) keeps it from snapping. */
export interface Pressed {
  readonly shift: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
}

/** The box of the layers during a gesture, its snap guides and the distances to show. */
export interface GestureFrame {
  readonly box: Box;
  readonly guides: readonly Guide[];
  readonly measures: readonly Measure[];
}

/** Minimum factor of a corner drag, above zero. */
const LEAST_FACTOR = 0.01;
/** With Shift, rotation goes in steps of this many degrees. */
const TURN_STEP = 15;

/** One finger or the mouse: the box moved, kept inside and snapped; with Shift along one axis only. */
export function dragFrame(
  held: Held,
  from: Point,
  to: Point,
  ground: GestureGround,
  pressed: Pressed,
  before: readonly Guide[],
): GestureFrame {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const only = pressed.shift ? (Math.abs(way.x) >= Math.abs(way.y) ? 'x' : 'y') : null;
  const inside = (box: Box) => keptInside(ground.area, held.members, held.box, box);
  const moved = inside(moveBy(held.box, only === 'y' ? 0 : way.x, only === 'x' ? 0 : way.y));
  const around = ({ box, guides }: { box: Box; guides: readonly Guide[] }) => ({
    ...{ box, guides },
    measures: measuresOf(ground.area, rectOf(held, box), ground.others, guides),
  });
  if (pressed.ctrl) return around({ box: moved, guides: [] });
  const reach = { catchMm: SNAP_CATCH_PX * ground.mmPerPx, releaseMm: SNAP_RELEASE_PX * ground.mmPerPx, held: before };
  const all = [...ground.guides, ...gapGuides(rectOf(held, moved), ground.others)];
  const snapped = snapToGuides(moved, only ? all.filter((guide) => guide.axis === only) : all, reach);
  return around({ box: inside(snapped.box), guides: snapped.guides });
}

/**
 * Two fingers anywhere: the box scaled about their midpoint, moved with it and turned, all at once. `furthest`: the widest twist since
 * both are down, degrees. Never snapped to guides.
 */
export function pinchFrame(
  held: Held,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  ground: GestureGround,
  furthest: number,
): GestureFrame {
  const factor = distance(...to) / Math.max(8 * ground.mmPerPx, distance(...from));
  const start = middle(...from);
  const now = middle(...to);
  const { box, members } = held;
  const scaled = scaledAbout(ground.area, members, box, factor, start, false);
  const moved = moveBy(scaled, now.x - start.x, now.y - start.y);
  const rotation = twistRotation(box.rotation, twistOf(from, to), furthest);
  return { box: keptInside(ground.area, members, box, { ...moved, rotation }), guides: [], measures: [] };
}

/** How far two fingers have turned, degrees in (-180, 180]. */
export function twistOf(from: readonly [Point, Point], to: readonly [Point, Point]): number {
  return turnBetween(angle(...from), angle(...to));
}

/** A corner handle: the box scaled with its ratio while the opposite corner stays, also when turned; with Alt about the centre. */
export function cornerFrame(held: Held, corner: Point, from: Point, to: Point, ground: GestureGround, pressed: Pressed): GestureFrame {
  const { box, members } = held;
  const about = pressed.alt ? centre(box) : cornerOf(box, { x: -corner.x, y: -corner.y });
  const start = cornerOf(box, corner);
  const diagonal = { x: start.x - about.x, y: start.y - about.y };
  const now = { x: diagonal.x + to.x - from.x, y: diagonal.y + to.y - from.y };
  const factor = (now.x * diagonal.x + now.y * diagonal.y) / Math.max(diagonal.x ** 2 + diagonal.y ** 2, 1e-6);
  return { box: scaledAbout(ground.area, members, box, Math.max(LEAST_FACTOR, factor), about, true), guides: [], measures: [] };
}

/** The rotation handle: turned with the pointer around the centre, snapped near multiples of 45 degrees; with Shift in steps of 15. */
export function turnFrame(held: Held, from: Point, to: Point, ground: GestureGround, pressed: Pressed): GestureFrame {
  const { box, members } = held;
  const about = centre(box);
  const turned = wrapDegrees(box.rotation + turnBetween(angle(about, from), angle(about, to)));
  const stepped = pressed.shift
    ? wrapDegrees(Math.round(turned / TURN_STEP) * TURN_STEP)
    : snapRotation(turned, pressed.ctrl ? 0 : undefined);
  return { box: keptInside(ground.area, members, box, { ...box, rotation: stepped }), guides: [], measures: [] };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The layers at the present box of the gesture. */
export function carried(held: Held, box: Box): Held {
  return { keys: held.keys, members: held.members.map((member) => carry(member, held.box, box)), box };
}

/** The upright edges of the present box, mm. */
function rectOf(held: Held, box: Box): ReturnType<typeof bounds> {
  return bounds(held.keys.length === 1 ? box : boxAround(carried(held, box).members));
}

/** A corner of a turned box, mm: -1 and 1 mean left and right, upper and lower. */
function cornerOf(box: Box, corner: Point): Point {
  return rotated({ x: (corner.x * box.width) / 2, y: (corner.y * box.height) / 2 }, box.rotation, centre(box));
}

function rotated(way: Point, degrees: number, about: Point): Point {
  const rad = (degrees * Math.PI) / 180;
  return { x: about.x + way.x * Math.cos(rad) - way.y * Math.sin(rad), y: about.y + way.x * Math.sin(rad) + way.y * Math.cos(rad) };
}

function angle(one: Point, other: Point): number {
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}

function turnBetween(from: number, to: number): number {
  const turn = (to - from) % 360;
  if (turn > 180) return turn - 360;
  return turn <= -180 ? turn + 360 : turn;
}
