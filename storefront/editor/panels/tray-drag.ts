import { type PointerEvent, type RefObject, useEffect } from 'react';
import type { Point } from '#rules/design/placement.ts';
import type { EditorGraphic } from '../document/editor-data.ts';
import type { EditorTools } from '../editor-context.tsx';

/** Mouse and pen drag past this, px; a finger that moves further before its hold scrolls the tray. */
const SLOP_PX = 6;
/** How long a finger rests before it drags, ms. */
const HOLD_MS = 250;
/** Width of the dragged picture beside the stage, px; over the stage it has the size it will have there. */
const CARRIED_PX = 72;

let isDragging = false;

/** Makes a list from which a finger can drag graphics without scrolling it or opening a menu. */
export function useTrayDrag(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ended = new AbortController();
    // Here before the touch begins, or browsers scroll without asking.
    const refuse = (event: Event) => (isDragging ? event.preventDefault() : undefined);
    list.current?.addEventListener('touchmove', refuse, { passive: false, signal: ended.signal });
    list.current?.addEventListener('contextmenu', refuse, { signal: ended.signal });
    return () => ended.abort();
  }, [list]);
}

/**
 * Drags a graphic from the tray to its drop place on the stage, by mouse, pen, or a finger after a short hold. Dropping elsewhere, or
 * Escape, does nothing. The button handles a tap.
 */
export function grabFromTray(down: PointerEvent<HTMLElement>, graphic: EditorGraphic, tools: EditorTools): void {
  if (down.button !== 0) return;
  const { store, stage, full } = tools;
  const src = down.currentTarget.querySelector('img')?.src ?? '';
  const start: Point = { x: down.clientX, y: down.clientY };
  const ratio = graphic.height / graphic.width;
  const watch = new AbortController();
  const { signal } = watch;
  let carried: HTMLImageElement | null = null;
  const begin = (at: Point) => {
    isDragging = true;
    carried = new Image(CARRIED_PX, CARRIED_PX * ratio);
    carried.src = src;
    carried.alt = '';
    carried.className = 'pointer-events-none fixed top-0 left-0 z-60 max-w-none opacity-80 will-change-transform';
    document.body.append(carried);
    follow(at);
  };
  const follow = (at: Point) => {
    if (!carried) return;
    const pxPerMm = stage.current?.placeAt(at)?.pxPerMm;
    const scale = pxPerMm ? ((store.firstSize(graphic)?.width ?? 0) * pxPerMm) / CARRIED_PX : 1;
    const corner = { x: at.x - CARRIED_PX / 2, y: at.y - (CARRIED_PX * ratio) / 2 };
    carried.style.transform = `translate(${corner.x}px, ${corner.y}px) scale(${scale})`;
  };
  const end = () => {
    watch.abort();
    clearTimeout(hold);
    carried?.remove();
    isDragging = false;
  };
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    if (carried) return follow(at);
    if (Math.hypot(at.x - start.x, at.y - start.y) < SLOP_PX) return;
    if (event.pointerType === 'touch') end();
    else begin(at);
  };
  const drop = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const place = carried && stage.current?.placeAt({ x: event.clientX, y: event.clientY });
    if (carried) swallowClick();
    end();
    if (place && !store.add(graphic, place.at)) full();
  };
  const hold = window.setTimeout(() => begin(start), down.pointerType === 'touch' ? HOLD_MS : 1e6);
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('blur', end, { signal });
  window.addEventListener('keydown', (event) => (event.key === 'Escape' ? end() : undefined), { signal });
}

/** Prevents the click when the graphic is dropped on its own button. */
function swallowClick(): void {
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', refuse, { capture: true });
  setTimeout(() => window.removeEventListener('click', refuse, { capture: true }));
}
