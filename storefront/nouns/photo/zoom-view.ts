/** How a photo lies in its frame: enlarged by `scale`, its middle moved by x and y in px of the screen. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The photo as it comes: whole, in the middle. */
export const wholePhoto: ZoomView = { scale: 1, x: 0, y: 0 };
export const ZOOM_MAX = 5;
/** What one press of a button or key enlarges by. */
export const ZOOM_STEP = 1.5;

/** Enlarges by a factor round a point (px from the middle of the frame): what lies under it stays there. */
export function zoomAt(view: ZoomView, factor: number, at: { x: number; y: number }, sidePx: number): ZoomView {
  const scale = Math.min(ZOOM_MAX, Math.max(1, view.scale * factor));
  const real = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }, sidePx);
}

/** Moves the photo by so many px, never past its own edge. */
export function moveBy(view: ZoomView, dx: number, dy: number, sidePx: number): ZoomView {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, sidePx);
}

/** The photo fills a square of `sidePx`; what is enlarged may move by half of what it overhangs. */
function within({ scale, x, y }: ZoomView, sidePx: number): ZoomView {
  const most = ((scale - 1) * sidePx) / 2;
  const held = (value: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale, x: held(x), y: held(y) };
}
