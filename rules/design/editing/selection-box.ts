import { bounds } from '#rules/design/box-geometry.ts';
import {
  type Box,
  centre,
  centreAt,
  moveBy,
  type Point,
  type PrintArea,
  settle,
  sizeLimits,
  wrapDegrees,
} from '#rules/design/placement.ts';

/**
 * Layers that are changed together have one box around them. A gesture or command changes that box, and `carry` changes each layer with
 * it. For one layer it is the layer's own box, so one and several use the same arithmetic. All in mm.
 */

/** The box around layers: for one its own, for several the upright rectangle around them. Empty for none. */
export function boxAround(members: readonly Box[]): Box {
  const [only] = members;
  if (only && members.length === 1) return { x: only.x, y: only.y, width: only.width, height: only.height, rotation: only.rotation };
  const edges = members.map(bounds);
  const left = Math.min(...edges.map((edge) => edge.left));
  const top = Math.min(...edges.map((edge) => edge.top));
  const right = Math.max(...edges.map((edge) => edge.right));
  const bottom = Math.max(...edges.map((edge) => edge.bottom));
  return edges.length === 0
    ? { x: 0, y: 0, width: 0, height: 0, rotation: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top, rotation: 0 };
}

/** A layer changed in the same way as the box around it, from `from` to `to` (moved, scaled, turned), not rounded. */
export function carry<B extends Box>(member: B, from: Box, to: Box): B {
  const scale = to.width / from.width;
  const turned = to.rotation - from.rotation;
  const rad = (turned * Math.PI) / 180;
  const [was, is, own] = [centre(from), centre(to), centre(member)];
  const across = (own.x - was.x) * scale;
  const down = (own.y - was.y) * scale;
  const sized = { ...member, width: member.width * scale, height: member.height * scale, rotation: wrapDegrees(member.rotation + turned) };
  return centreAt(sized, {
    x: is.x + across * Math.cos(rad) - down * Math.sin(rad),
    y: is.y + across * Math.sin(rad) + down * Math.cos(rad),
  });
}

/** `to`, moved by the smallest distance that brings every layer's centre into the area; if they are too far apart, only their middle. */
export function keptInside(area: PrintArea, members: readonly Box[], from: Box, to: Box): Box {
  const centres = members.map((member) => centre(carry(member, from, to)));
  return moveBy(
    to,
    wayInto(
      centres.map(({ x }) => x),
      area.widthMm,
    ),
    wayInto(
      centres.map(({ y }) => y),
      area.heightMm,
    ),
  );
}

function wayInto(places: readonly number[], length: number): number {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  if (most - least > length) return (length - least - most) / 2;
  return least < 0 ? -least : Math.min(0, length - most);
}

/**
 * The box scaled about a point with its ratio locked. The factor is limited so that every layer keeps an allowed size and, with
 * `isHeld`, its centre inside the area.
 */
export function scaledAbout(area: PrintArea, members: readonly Box[], box: Box, factor: number, about: Point, isHeld: boolean): Box {
  const limits = sizeLimits(area);
  let [least, most] = [0, Number.POSITIVE_INFINITY];
  const bound = (low: number, high: number) => {
    least = Math.max(least, Math.min(1, low));
    most = Math.min(most, Math.max(1, high));
  };
  for (const member of members) {
    const longer = Math.max(member.width, member.height);
    bound(limits.smallest / longer, limits.largest / longer);
    if (!isHeld) continue;
    const middle = centre(member);
    for (const [from, to, length] of [
      [about.x, middle.x, area.widthMm],
      [about.y, middle.y, area.heightMm],
    ] as const) {
      // On this axis the centre goes away from the point by its distance times the factor.
      const [one, other] = [(0 - from) / (to - from), (length - from) / (to - from)];
      if (Math.abs(to - from) > 1e-6) bound(Math.min(one, other), Math.max(one, other));
    }
  }
  const allowed = Math.min(most, Math.max(least, factor));
  const middle = centre(box);
  const sized = { ...box, width: box.width * allowed, height: box.height * allowed };
  return centreAt(sized, { x: about.x + (middle.x - about.x) * allowed, y: about.y + (middle.y - about.y) * allowed });
}

/** The layers after their box changed from `from` to `to`, rounded as stored, with each centre inside the area. */
export function settledIn<B extends Box>(area: PrintArea, members: readonly B[], from: Box, to: Box): B[] {
  return members.map((member) => settle(area, carry(member, from, to), member.height / member.width));
}
