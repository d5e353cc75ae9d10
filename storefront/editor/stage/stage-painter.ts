import { areaRect, type Box, type Placed, type PlacementSide, place } from '#rules/design/placement.ts';
import type { Guide } from '#rules/design/placement-guides.ts';
import type { Camera } from './stage-camera.ts';

/** The size an element was last laid out with. During a gesture it is only transformed. */
const laidOut = new WeakMap<HTMLElement, { w: number; h: number }>();

/** Sets an element's size and position: first time, after a commit or a camera change. */
export function layOut(element: HTMLElement, placed: Placed): void {
  element.style.width = `${placed.w}px`;
  element.style.height = `${placed.h}px`;
  laidOut.set(element, { w: placed.w, h: placed.h });
  transform(element, placed);
}

/** Moves, scales and rotates an element by its transform only, once per animation frame. */
export function transform(element: HTMLElement, placed: Placed): void {
  const basis = laidOut.get(element) ?? placed;
  const x = placed.cx - basis.w / 2;
  const y = placed.cy - basis.h / 2;
  const scale = placed.w / basis.w;
  element.style.transform = `translate(${x}px, ${y}px) rotate(${placed.rad}rad)${scale === 1 ? '' : ` scale(${scale})`}`;
}

/** A box's position relative to the clipped area's top left, in px of the camera. */
export function placeInArea(side: PlacementSide, box: Box, camera: Camera): Placed {
  const placed = place(side, box, camera.width);
  const area = areaRect(side, camera.width);
  return { ...placed, cx: placed.cx - area.x, cy: placed.cy - area.y };
}

/** Shows the guides a graphic snaps to; `lines` are one vertical and one horizontal element inside the area. */
export function paintGuides(lines: { x: HTMLElement | null; y: HTMLElement | null }, guides: readonly Guide[], pxPerMm: number): void {
  for (const axis of ['x', 'y'] as const) {
    const line = lines[axis];
    if (!line) continue;
    const guide = guides.find((each) => each.axis === axis);
    line.hidden = !guide;
    if (guide) line.style.transform = axis === 'x' ? `translateX(${guide.at * pxPerMm}px)` : `translateY(${guide.at * pxPerMm}px)`;
  }
}
