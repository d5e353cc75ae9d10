import type { Point } from '#rules/design/placement.ts';

/** What a pointer grabbed: a graphic, one of its handles, the view, or nothing. */
export type Grip = 'move' | 'scale' | 'turn' | 'view' | 'none';

/**
 * Hit-test order: handle, then the layer a finger targets (`near`), then the layer under it, then the stage, which a finger pans. Handles
 * belong to the selected layer. `near` is null for the mouse, which is exact.
 */
export function gripAt(target: EventTarget | null, selected: string | null, near: string | null): { key: string | null; grip: Grip } {
  if (!(target instanceof Element)) return { key: null, grip: 'none' };
  const handle = target.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  if (handle && selected) return { key: selected, grip: handle === 'turn' ? 'turn' : 'scale' };
  if (near !== null && near === selected) return { key: near, grip: 'move' };
  const key = layerAt(target) ?? near;
  return key ? { key, grip: 'move' } : { key: null, grip: 'view' };
}

/** The layer key of the element. */
export function layerAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest<HTMLElement>('[data-layer]')?.dataset.layer) || null;
}

export function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
