/** A rectangle of samples of the picture. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The samples an outline touches, with a margin; outlines consist of lines between absolute points. Null when it is outside the picture.
 */
export function outlineBox(d: string, size: number, margin: number): Box | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [, x, y] of d.matchAll(/[ML](\S+) ([^MLZ]+)/g)) {
    left = Math.min(left, Number(x));
    right = Math.max(right, Number(x));
    top = Math.min(top, Number(y));
    bottom = Math.max(bottom, Number(y));
  }
  const k = size / 1000;
  return between(
    Math.max(0, Math.floor(left * k) - margin),
    Math.max(0, Math.floor(top * k) - margin),
    Math.min(size, Math.ceil(right * k) + margin + 1),
    Math.min(size, Math.ceil(bottom * k) + margin + 1),
  );
}

/** The intersection of two boxes; null when they do not overlap. */
export function overlap(one: Box, other: Box): Box | null {
  return between(
    Math.max(one.left, other.left),
    Math.max(one.top, other.top),
    Math.min(one.left + one.width, other.left + other.width),
    Math.min(one.top + one.height, other.top + other.height),
  );
}

/** The bounding box of some boxes, with a margin, inside the picture. Edges are multiples of `step`, or the picture's edges. */
export function roundBoxes(boxes: readonly Box[], size: number, margin: number, step: number): Box | null {
  const before = (at: number) => Math.max(0, Math.floor((at - margin) / step) * step);
  const after = (at: number) => Math.min(size, Math.ceil((at + margin) / step) * step);
  return between(
    before(Math.min(...boxes.map(({ left }) => left))),
    before(Math.min(...boxes.map(({ top }) => top))),
    after(Math.max(...boxes.map(({ left, width }) => left + width))),
    after(Math.max(...boxes.map(({ top, height }) => top + height))),
  );
}

function between(left: number, top: number, right: number, bottom: number): Box | null {
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
