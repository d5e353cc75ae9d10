import type { Placed } from '#rules/design/placement.ts';

/** A narrower or lower box has one scale handle and one rotation handle, both outside it, px. */
const SMALL_PX = 96;
/** Half of a touch target (ui/tokens.css, target), the offset of small boxes' handles. */
const REACH_PX = 22;
/** From the box's edge to the centre of the rotation handle. */
const STALK_PX = 28;
/** From the box's edge to the middle of the bend handle of a text. */
export const ARC_PX = 20;

const corners = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
] as const;

/**
 * Draws the selected graphic's frame: four edges, four corners and the stalk around an anchor that moves and rotates with the graphic.
 * Everything moves by transforms only, so a gesture triggers no layout.
 */
export class FramePainter {
  root: HTMLElement | null = null;
  /** Top, bottom, left, right: 1 px each, stretched by a transform. */
  readonly edges: (HTMLElement | null)[] = [null, null, null, null];
  /** In the order of `corners`. */
  readonly handles: (HTMLElement | null)[] = [null, null, null, null];
  stalk: HTMLElement | null = null;
  turn: HTMLElement | null = null;
  /** The bend handle of a text. */
  arc: HTMLElement | null = null;

  /** Draws the frame around a placed box, in px of the garment's photo. */
  paint({ cx, cy, w, h, rad }: Placed): void {
    if (!this.root) return;
    this.root.style.transform = `translate(${cx}px, ${cy}px) rotate(${rad}rad)`;
    const halfW = w / 2;
    const halfH = h / 2;
    const lines = [
      `translate(${-halfW}px, ${-halfH}px) scaleX(${w})`,
      `translate(${-halfW}px, ${halfH}px) scaleX(${w})`,
      `translate(${-halfW}px, ${-halfH}px) scaleY(${h})`,
      `translate(${halfW}px, ${-halfH}px) scaleY(${h})`,
    ];
    for (const [index, line] of lines.entries()) transformTo(this.edges[index], line);
    const isSmall = Math.min(w, h) < SMALL_PX;
    const outX = isSmall ? Math.max(halfW, REACH_PX) + REACH_PX : halfW;
    const outY = isSmall ? Math.max(halfH, REACH_PX) + REACH_PX : halfH;
    corners.forEach((corner, index) => {
      const handle = this.handles[index];
      if (!handle) return;
      const isShown = !isSmall || index === corners.length - 1;
      if (handle.hidden === isShown) handle.hidden = !isShown;
      if (handle.dataset.small !== String(isSmall)) handle.dataset.small = String(isSmall);
      transformTo(handle, `translate(${corner.x * outX}px, ${corner.y * outY}px)`);
    });
    const top = -Math.max(halfH, REACH_PX) - STALK_PX;
    transformTo(this.stalk, `translate(0, ${top}px) scaleY(${-halfH - top})`);
    transformTo(this.turn, `translate(0, ${top}px)`);
    transformTo(this.arc, `translate(0, ${halfH + ARC_PX}px)`);
  }
}

/** Skips unchanged values: setting the same transform again would still recalculate styles. */
function transformTo(element: HTMLElement | null | undefined, transform: string): void {
  if (element && element.style.transform !== transform) element.style.transform = transform;
}
