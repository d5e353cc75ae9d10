import { type MockupArea, mockupAreaOf } from '#rules/design/print-area.ts';

/** A rectangle drawn on a garment photo, as fractions of its width and height. */
export interface DrawnRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line drawn across the photo whose real length is known, such as a shirt's chest or a bag's width. */
export interface KnownWidth {
  readonly x1: number;
  readonly x2: number;
  readonly mm: number;
}

interface Photo {
  readonly width: number;
  readonly height: number;
}

/** Smallest printable side in mm, and smallest drawn side as a fraction of the photo. */
const SMALLEST_MM = 20;
const SMALLEST_SHARE = 0.02;
/** Allowed difference between the horizontal and vertical scale: enough for rounding, too little for a stretched print. */
const STRETCH_SLACK = 0.02;

/**
 * The printable area in mm, from the drawn rectangle and the known width; null when there is no width, or the area is too small or off the
 * photo.
 */
export function calibratedArea(photo: Photo, rect: DrawnRect, known: KnownWidth): MockupArea | null {
  const span = Math.abs(known.x2 - known.x1) * photo.width;
  if (!(span > 1) || !(known.mm > 0)) return null;
  const mmPerPx = known.mm / span;
  const area = mockupAreaOf({
    fx: rounded(rect.x, 5),
    fy: rounded(rect.y, 5),
    fw: rounded(rect.width, 5),
    fh: rounded(rect.height, 5),
    widthMm: rounded(rect.width * photo.width * mmPerPx, 1),
    heightMm: rounded(rect.height * photo.height * mmPerPx, 1),
  });
  return isPrintable(photo, area) ? area : null;
}

/** True when an area lies within its photo, is large enough to print on, and has the same scale in both directions. */
export function isPrintable(photo: Photo, area: MockupArea): boolean {
  const { print_x, print_y, print_width, print_height, print_width_mm, print_height_mm } = area;
  const isInside = print_x >= 0 && print_y >= 0 && print_x + print_width <= 1 && print_y + print_height <= 1;
  const isLarge = Math.min(print_width_mm, print_height_mm) >= SMALLEST_MM && Math.min(print_width, print_height) >= SMALLEST_SHARE;
  const across = (print_width * photo.width) / print_width_mm;
  const down = (print_height * photo.height) / print_height_mm;
  return isInside && isLarge && Math.abs(across / down - 1) <= STRETCH_SLACK;
}

/** The rectangle moved by fractions of the photo, kept inside it. */
export function movedRect(rect: DrawnRect, dx: number, dy: number): DrawnRect {
  return { ...rect, x: within(rect.x + dx, 0, 1 - rect.width), y: within(rect.y + dy, 0, 1 - rect.height) };
}

/** The rectangle with its lower right corner moved, kept inside the photo and above the minimum size. */
export function resizedRect(rect: DrawnRect, dx: number, dy: number): DrawnRect {
  return {
    ...rect,
    width: within(rect.width + dx, SMALLEST_SHARE, 1 - rect.x),
    height: within(rect.height + dy, SMALLEST_SHARE, 1 - rect.y),
  };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
