/** A photo's view in its frame: scaled by `scale`, its centre offset by x and y in screen px. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The initial view: whole and centred. */
export const wholePhoto: ZoomView = { scale: 1, x: 0, y: 0 };
export const ZOOM_MAX = 5;
/** Zoom factor of one button or key press. */
export const ZOOM_STEP = 1.5;

/** Zooms by a factor around a point (px from the frame's centre), which stays in place. */
export function zoomAt(view: ZoomView, factor: number, at: { x: number; y: number }, sidePx: number): ZoomView {
  const scale = Math.min(ZOOM_MAX, Math.max(1, view.scale * factor));
  const real = scale / view.scale;
  return within({ scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real }, sidePx);
}

/** Pans the photo by px, never past its edge. */
export function moveBy(view: ZoomView, dx: number, dy: number, sidePx: number): ZoomView {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, sidePx);
}

/** Clamps the view: the photo fills a square of `sidePx` and can be panned by half of the overflow. */
function within({ scale, x, y }: ZoomView, sidePx: number): ZoomView {
  const most = ((scale - 1) * sidePx) / 2;
  const held = (value: number) => Math.min(most, Math.max(-most, value)) + 0;
  return { scale, x: held(x), y: held(y) };
}
