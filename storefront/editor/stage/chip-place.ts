import type { StageSize } from './stage-camera.ts';

/** The chip's minimum distance from the stage's edges, px. */
const EDGE_PX = 8;
const CHIP_HEIGHT_PX = 26;
/** Gap between the box and the size chip below it, clear of the corner handles. */
const GAP_PX = 28;
/** Below this height or width the scale handle sits outside the box at the lower right, and the chip must not cover it. */
const SMALL_PX = 96;
const HANDLE_PX = 48;
/** The rotation handle sits above the box. */
const TURN_PX = 56;
/** The side tabs are at the top of the stage. */
const SIDES_PX = 56;

type Around = { left: number; top: number; right: number; bottom: number };

/**
 * Where the size chip goes: its centre x and its top, in px of the stage. It avoids the graphic if there is room: below, else above, else
 * beside. Otherwise it goes to the end of the stage farther from the graphic's centre.
 */
export function chipPlace(box: Around, width: number, stage: StageSize): { x: number; y: number } {
  const half = width / 2 + EDGE_PX;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const x = within(middle.x, half, stage.width - half);
  const lowest = stage.height - CHIP_HEIGHT_PX - EDGE_PX;
  const isSmall = Math.min(box.right - box.left, box.bottom - box.top) < SMALL_PX;
  const gap = isSmall ? HANDLE_PX : GAP_PX;
  const below = box.bottom + gap;
  if (below <= lowest) return { x, y: Math.max(SIDES_PX, below) };
  const above = box.top - TURN_PX - CHIP_HEIGHT_PX;
  if (above >= SIDES_PX) return { x, y: above };
  const y = within(middle.y - CHIP_HEIGHT_PX / 2, SIDES_PX, lowest);
  const right = box.right + gap + half;
  if (right <= stage.width - half) return { x: right, y };
  const left = box.left - GAP_PX - half;
  if (left >= half) return { x: left, y };
  return { x, y: middle.y > stage.height / 2 ? SIDES_PX : lowest };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
