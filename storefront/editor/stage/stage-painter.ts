import { areaRect, type Box, type Placed, type PlacementSide, place } from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';
import type { Camera } from './stage-camera.ts';

/** The size an element was last laid out with; while a gesture runs it is only transformed. */
const laidOut = new WeakMap<HTMLElement, { w: number; h: number }>();

/** Gives an element its size and place: after a commit, a camera change, or the first time. */
export function layOut(element: HTMLElement, placed: Placed): void {
  element.style.width = `${placed.w}px`;
  element.style.height = `${placed.h}px`;
  laidOut.set(element, { w: placed.w, h: placed.h });
  transform(element, placed);
}

/** Moves, scales and turns an element by its transform alone, once per animation frame. */
export function transform(element: HTMLElement, placed: Placed): void {
  const basis = laidOut.get(element) ?? placed;
  const x = placed.cx - basis.w / 2;
  const y = placed.cy - basis.h / 2;
  const scale = placed.w / basis.w;
  element.style.transform = `translate(${x}px, ${y}px) rotate(${placed.rad}rad)${scale === 1 ? '' : ` scale(${scale})`}`;
}

/** Where a box is inside the clipped area (its top left is the area's), px of the camera. */
export function placeInArea(side: PlacementSide, box: Box, camera: Camera): Placed {
  const placed = place(side, box, camera.width);
  const area = areaRect(side, camera.width);
  return { ...placed, cx: placed.cx - area.x, cy: placed.cy - area.y };
}

/** Shows the lines a graphic holds on to; `lines` are one vertical and one horizontal element inside the area. */
export function paintGuides(lines: { x: HTMLElement | null; y: HTMLElement | null }, guides: readonly Guide[], pxPerMm: number): void {
  for (const axis of ['x', 'y'] as const) {
    const line = lines[axis];
    if (!line) continue;
    const guide = guides.find((each) => each.axis === axis);
    line.hidden = !guide;
    if (guide) line.style.transform = axis === 'x' ? `translateX(${guide.at * pxPerMm}px)` : `translateY(${guide.at * pxPerMm}px)`;
  }
}
