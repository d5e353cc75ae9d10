import { bounds } from '#rules/design/box-geometry.ts';
import { type Box, moveBy, type PrintArea, scaleBy, settle } from '#rules/design/placement.ts';
import { bestWidthMm, type NativeSize } from '#rules/design/print-quality.ts';

/** The nearest box with nothing outside the area, of the same size if it fits. */
export function movedInside<B extends Box>(area: PrintArea, box: B): B {
  const { left, right, top, bottom } = bounds(box);
  const fitting = Math.min(1, area.widthMm / (right - left), area.heightMm / (bottom - top));
  const sized = fitting < 1 ? settle(area, scaleBy(area, box, fitting * 0.999)) : box;
  const now = bounds(sized);
  const shift = (low: number, high: number, end: number) => Math.max(0, -low) - Math.max(0, high - end);
  return settle(area, moveBy(sized, shift(now.left, now.right, area.widthMm), shift(now.top, now.bottom, area.heightMm)));
}

/** The box about its centre at the largest width that prints well. */
export function shrunkToPrint<B extends Box>(area: PrintArea, box: B, graphic: NativeSize): B {
  return settle(area, scaleBy(area, box, Math.min(1, bestWidthMm(graphic) / box.width)), graphic.height / graphic.width);
}
