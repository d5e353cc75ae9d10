import type { Point } from '#rules/design/placement.ts';

/** What a pointer grabbed: a graphic, a handle of what is selected, the view, a frame to catch graphics with, or nothing. */
export type Grip = 'move' | 'scale' | 'turn' | 'view' | 'catch' | 'none';

interface Grabbed {
  readonly key: string | null;
  readonly grip: Grip;
  /** Of a corner: -1 and 1 are left and right, upper and lower. */
  readonly corner: Point;
}

const nowhere = { x: 1, y: 1 };

/**
 * Hit-test order: handle, the layer a finger targets (`near`), the layer under it, the stage. Handles belong to the selection. `near` is
 * null for mouse and pen, which are exact.
 */
export function gripAt(target: EventTarget | null, selected: readonly string[], near: string | null): Grabbed {
  if (!(target instanceof Element)) return { key: null, grip: 'none', corner: nowhere };
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset;
  const lead = selected.at(-1);
  if (handle && lead !== undefined) {
    const corner = { x: handle.corner?.includes('left') ? -1 : 1, y: handle.corner?.includes('top') ? -1 : 1 };
    return { key: lead, grip: handle.handle === 'turn' ? 'turn' : 'scale', corner };
  }
  const key = near !== null && selected.includes(near) ? near : (layerAt(target) ?? near);
  return { key, grip: key === null ? 'view' : 'move', corner: nowhere };
}

/** The layer key of the element. */
export function layerAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>('[data-layer]')?.dataset.layer) || null;
}

/** The layer under a point, below handles and whatever else lies over it. */
export function layerBelow({ x, y }: Point): string | null {
  return document.elementsFromPoint(x, y).map(layerAt).find(Boolean) ?? null;
}

export function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
