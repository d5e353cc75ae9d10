/**
 * Placement of a graphic on one side of a garment (specification 3 "Custom product").
 * Everything is in millimetres, y down, from the top left of the printable area. A box is kept unrotated; `rotation` is
 * clockwise degrees about its centre. Screen and picture pixels exist only as results of `areaRect` and `place`.
 */

/** Printable area: its position on the mockup picture (fractions of its size) and its size on cloth (mm). */
export interface PrintArea {
  readonly fx: number;
  readonly fy: number;
  readonly fw: number;
  readonly fh: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The facts `place` needs about a side: the mockup picture's size in px, and its printable area. */
export interface PlacementSide {
  readonly mockupWidth: number;
  readonly mockupHeight: number;
  readonly area: PrintArea;
}

/** A graphic on cloth: x, y, width, height in mm (unrotated), rotation in clockwise degrees. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** A placed graphic in px of the output picture: centre, unrotated size, clockwise angle in radians. */
export interface Placed {
  readonly cx: number;
  readonly cy: number;
  readonly w: number;
  readonly h: number;
  readonly rad: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum longer side of a graphic, mm. */
const SMALLEST_LAYER_MM = 10;
/** Maximum longer side of a graphic, as a multiple of the area's longer side. */
const LARGEST_LAYER_FACTOR = 2;
/** Rotation snaps within this many degrees of a multiple of 45. */
const ROTATION_SNAP_DEGREES = 4;
/** A two-finger twist begins to turn past this many degrees, so that a pinch never rotates a graphic. */
const TWIST_DEAD_ZONE_DEGREES = 8;
/** A new graphic covers at most this share of the area's width. */
const FIRST_WIDTH_SHARE = 0.6;
/** A new graphic is never placed below this resolution. */
const FIRST_DPI = 200;

export const MM_PER_INCH = 25.4;

/** Millimetres rounded to two decimals (0.01 mm = 0.12 px at 300 DPI), the stored precision. */
export function roundMm(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** The printable area in px of an output picture `outWidthPx` wide, with the px per mm. */
export function areaRect(
  side: PlacementSide,
  outWidthPx: number,
): { x: number; y: number; width: number; height: number; pxPerMm: number } {
  const outHeightPx = (outWidthPx * side.mockupHeight) / side.mockupWidth;
  const pxPerMm = (side.area.fw * outWidthPx) / side.area.widthMm;
  return {
    x: side.area.fx * outWidthPx,
    y: side.area.fy * outHeightPx,
    width: side.area.widthMm * pxPerMm,
    height: side.area.heightMm * pxPerMm,
    pxPerMm,
  };
}

/**
 * The only function that converts millimetres to pixels, shared by editor, picture server, print files and tests. Both axes use one scale
 * (from the area's width), so an inexact mockup never stretches a graphic.
 */
export function place(side: PlacementSide, box: Box, outWidthPx: number): Placed {
  const area = areaRect(side, outWidthPx);
  const middle = centre(box);
  return {
    cx: area.x + middle.x * area.pxPerMm,
    cy: area.y + middle.y * area.pxPerMm,
    w: box.width * area.pxPerMm,
    h: box.height * area.pxPerMm,
    rad: (box.rotation * Math.PI) / 180,
  };
}

/** The centre of a box, mm. */
export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A copy of the box with its centre at `at` (mm), unrounded. */
export function centreAt<B extends Box>(box: B, at: Point): B {
  return { ...box, x: at.x - box.width / 2, y: at.y - box.height / 2 };
}

/** A copy of the box moved by `dx` and `dy` mm, unrounded and unclamped. */
export function moveBy<B extends Box>(box: B, dx: number, dy: number): B {
  return { ...box, x: box.x + dx, y: box.y + dy };
}

/** The nearest position whose centre lies inside the printable area (edges included). */
export function clampCentre<B extends Box>(area: PrintArea, box: B): B {
  const middle = centre(box);
  return centreAt(box, {
    x: Math.min(area.widthMm, Math.max(0, middle.x)),
    y: Math.min(area.heightMm, Math.max(0, middle.y)),
  });
}

/** True when the centre lies inside the area, within the rounding of stored values. */
export function isCentreInside(area: PrintArea, box: Box): boolean {
  const middle = centre(box);
  const slack = 0.011;
  return middle.x >= -slack && middle.y >= -slack && middle.x <= area.widthMm + slack && middle.y <= area.heightMm + slack;
}

/** True when a point (mm) lies in the rotated box, or within a square of `reach` (mm) around its centre if the box is smaller than that. */
export function isNear(box: Box, point: Point, reach: number): boolean {
  const middle = centre(box);
  const rad = (-box.rotation * Math.PI) / 180;
  const dx = point.x - middle.x;
  const dy = point.y - middle.y;
  const across = Math.abs(dx * Math.cos(rad) - dy * Math.sin(rad));
  const down = Math.abs(dx * Math.sin(rad) + dy * Math.cos(rad));
  return across <= Math.max(box.width / 2, reach) && down <= Math.max(box.height / 2, reach);
}

/** Allowed longer side of a graphic on this area, mm. */
export function sizeLimits(area: PrintArea): { smallest: number; largest: number } {
  return { smallest: SMALLEST_LAYER_MM, largest: LARGEST_LAYER_FACTOR * Math.max(area.widthMm, area.heightMm) };
}

/** Scales about `about` (mm; default the centre) with the ratio locked; the factor is clamped to the size limits. */
export function scaleBy<B extends Box>(area: PrintArea, box: B, factor: number, about: Point = centre(box)): B {
  const { smallest, largest } = sizeLimits(area);
  const longer = Math.max(box.width, box.height);
  const allowed = Math.min(largest / longer, Math.max(smallest / longer, factor));
  const middle = centre(box);
  const grown = { ...box, width: box.width * allowed, height: box.height * allowed };
  return centreAt(grown, {
    x: about.x + (middle.x - about.x) * allowed,
    y: about.y + (middle.y - about.y) * allowed,
  });
}

/** The box resized to this width (mm) about its centre, ratio locked, clamped to the size limits. */
function withWidth<B extends Box>(area: PrintArea, box: B, width: number): B {
  return scaleBy(area, box, width / box.width);
}

/** The angle in degrees, brought into (-180, 180]. */
export function wrapDegrees(degrees: number): number {
  if (degrees > -180 && degrees <= 180) return degrees;
  const turned = ((degrees % 360) + 360) % 360;
  return turned > 180 ? turned - 360 : turned;
}

/** The multiple of 45 when within `tolerance` degrees of it, else the angle itself; in (-180, 180]. */
export function snapRotation(degrees: number, tolerance: number = ROTATION_SNAP_DEGREES): number {
  const nearest = Math.round(degrees / 45) * 45;
  return wrapDegrees(Math.abs(degrees - nearest) <= tolerance ? nearest : degrees);
}

/**
 * Rotation from a two-finger twist whose furthest angle so far is `furthest` (degrees, positive): unchanged until that leaves the dead zone,
 * then catching up, so that nothing jumps; from twice the zone on the whole twist counts, back to zero too. Snapped.
 */
export function twistRotation(start: number, twist: number, furthest: number): number {
  const lag = Math.min(TWIST_DEAD_ZONE_DEGREES, Math.max(0, 2 * TWIST_DEAD_ZONE_DEGREES - furthest));
  if (furthest < TWIST_DEAD_ZONE_DEGREES) return start;
  return snapRotation(start + Math.sign(twist) * Math.max(0, Math.abs(twist) - lag));
}

/** Rounds to stored precision, height from the width by `ratio` (height / width), centre kept inside the area. */
export function settle<B extends Box>(area: PrintArea, box: B, ratio: number = box.height / box.width): B {
  const middle = centre(box);
  const width = roundMm(box.width);
  const sized = { ...box, width, height: roundMm(width * ratio), rotation: roundMm(wrapDegrees(box.rotation)) };
  const inside = clampCentre(area, centreAt(sized, middle));
  return { ...inside, x: roundMm(inside.x), y: roundMm(inside.y) };
}

/** The initial position of a graphic of `pixelWidth` x `pixelHeight` native px: centred, 60 % of the area's width or its 200 DPI size. */
export function firstBox(area: PrintArea, graphic: { readonly width: number; readonly height: number; readonly extension: string }): Box {
  const ratio = graphic.height / graphic.width;
  const sharpWidth = isVector(graphic.extension) ? Number.POSITIVE_INFINITY : (MM_PER_INCH * graphic.width) / FIRST_DPI;
  const roomWidth = Math.min(area.widthMm * FIRST_WIDTH_SHARE, area.heightMm / ratio);
  const width = Math.min(roomWidth, sharpWidth);
  const start = { x: 0, y: 0, width, height: width * ratio, rotation: 0 };
  const sized = withWidth(area, start, width);
  return settle(area, centreAt(sized, { x: area.widthMm / 2, y: area.heightMm / 2 }), ratio);
}

/** The unrotated box, centred and fitted to the area. */
export function fitBox<B extends Box>(area: PrintArea, box: B): B {
  const ratio = box.height / box.width;
  const width = Math.min(area.widthMm, area.heightMm / ratio);
  const upright = { ...box, rotation: 0 };
  const sized = withWidth(area, upright, width);
  return settle(area, centreAt(sized, { x: area.widthMm / 2, y: area.heightMm / 2 }), ratio);
}

/** True for formats that print sharply at any size. */
export function isVector(extension: string): boolean {
  return extension.replace(/^\./, '').toLowerCase().startsWith('svg');
}
