import type { Edge, Point } from './drawing.ts';
import { curve, mirror, reverse, smooth } from './pen.ts';

/** Measurements of a shirt laid flat, in millimetres; x from the centre line, y down from the high point of the shoulder. */
export interface TopShape {
  neckHalf: number;
  frontDrop: number;
  backDrop: number;
  neckRib: number;
  /** Where the sleeve seam begins: at the end of the shoulder, or at the neck of a raglan. */
  shoulder: Point;
  /** Points of that seam towards the armpit, unless it is a round armhole. */
  armhole?: Edge;
  armpit: Point;
  length: number;
  hemHalf: number;
  /** Side seam between armpit and hem. */
  waist: Point;
  hemRib: number;
  /** How much lower the hem is in the middle than at the sides; a little on every shirt. */
  hemDip?: number;
  sleeve: { outer: Edge; inner: Edge; cuff: number };
}

/** The named edges of a shirt, right half (viewer's right) unless said otherwise. */
export interface TopEdges {
  neckFront: Point[];
  neckBack: Point[];
  shoulderLine: Point[];
  armhole: Point[];
  side: Point[];
  hem: Point[];
  sleeveOuter: Point[];
  sleeveInner: Point[];
  sleeveEnd: Point[];
}

/** Edges from measurements. Necklines and hem run over the whole width, left to right. */
export function topEdges(shape: TopShape): TopEdges {
  const { shoulder, armpit, neckHalf, length, hemHalf, waist, hemRib } = shape;
  const bottom = length - hemRib;
  const dip = shape.hemDip ?? 7;
  const outer = smooth([shoulder, ...shape.sleeve.outer]);
  const inner = smooth([armpit, ...shape.sleeve.inner]);
  const outerEnd = outer.at(-1) as Point;
  const innerEnd = inner.at(-1) as Point;
  return {
    neckFront: halfEllipse(neckHalf, shape.frontDrop),
    neckBack: bowl(neckHalf, shape.backDrop),
    shoulderLine: smooth([[neckHalf, 0], [(neckHalf + shoulder[0]) / 2, shoulder[1] * 0.4], shoulder]),
    armhole: smooth([shoulder, ...(shape.armhole ?? roundArmhole(shoulder, armpit)), armpit]),
    side: smooth([armpit, waist, [hemHalf, bottom]]),
    hem: curve(-hemHalf, bottom, -hemHalf * 0.5, bottom + dip * 0.7, 0, bottom + dip, hemHalf * 0.5, bottom + dip * 0.7, hemHalf, bottom),
    sleeveOuter: outer,
    sleeveInner: inner,
    sleeveEnd: smooth([outerEnd, bowed(outerEnd, innerEnd, 4), innerEnd]),
  };
}

/** The seam of a sleeve that is set in, drawn in a little. */
function roundArmhole(shoulder: Point, armpit: Point): Edge {
  const down = armpit[1] - shoulder[1];
  return [
    [shoulder[0] - 9, shoulder[1] + down * 0.38],
    [shoulder[0] - 6, shoulder[1] + down * 0.7],
  ];
}

/** The closed outline of the body below a neckline that runs left to right. */
export function bodyOutline(edges: TopEdges, neckline: Edge): Edge[] {
  return [
    neckline,
    edges.shoulderLine,
    edges.armhole,
    edges.side,
    reverse(edges.hem),
    mirror(edges.side),
    mirror(edges.armhole),
    mirror(edges.shoulderLine),
  ];
}

/** The closed outline of the right sleeve. */
export function sleeveOutline(edges: TopEdges): Edge[] {
  return [edges.sleeveOuter, edges.sleeveEnd, reverse(edges.sleeveInner), reverse(edges.armhole)];
}

/** Lower half of an ellipse from (-half, y) to (half, y), `drop` deep, a little squarer than a circle. */
export function halfEllipse(half: number, drop: number, y = 0, power = 0.92): Point[] {
  return Array.from({ length: 61 }, (_, index): Point => {
    const angle = Math.PI - (Math.PI * index) / 60;
    return [half * Math.cos(angle), y + drop * Math.sin(angle) ** power];
  });
}

/** A flat bowl from (-half, y) to (half, y), `drop` deep: the line of a back neck. */
export function bowl(half: number, drop: number, y = 0): Point[] {
  return Array.from({ length: 61 }, (_, index): Point => {
    const share = (index - 30) / 30;
    return [half * share, y + drop * (1 - Math.abs(share) ** 2.6)];
  });
}

/** Middle of two points, pushed out by `by` to the outside of a sleeve end. */
function bowed(a: Point, b: Point, by: number): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  return [(a[0] + b[0]) / 2 + (dy / length) * by, (a[1] + b[1]) / 2 - (dx / length) * by];
}
