import { type RefObject, useEffect } from 'react';
import type { EditorStore } from './document/editor-store.ts';

const presses = ['keydown', 'pointerdown'] as const;

/**
 * Keeps focus in the editor. It starts on the stage. When the focused element disappears (a removed graphic, another side, a closed tab) it
 * moves to the selection, else to the stage. With focus on the body, stage shortcuts would not work. Tab past the last control leaves: it
 * would never reach the first one otherwise.
 */
export function useFocus(store: EditorStore, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    let isTabbed = false;
    const onPress = (event: Event) => {
      isTabbed = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        // A dialog over the editor has focus, or restores it itself.
        if (isLost && !isTabbed && root.current && !root.current.closest('[inert], [aria-hidden="true"]'))
          focusStage(root.current, store.read().history.selected.at(-1) ?? null);
      });
    };
    if (root.current && !root.current.contains(document.activeElement))
      focusStage(root.current, store.read().history.selected.at(-1) ?? null);
    look();
    const stop = store.subscribe(look);
    document.addEventListener('focusout', look);
    for (const press of presses) document.addEventListener(press, onPress, true);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusout', look);
      for (const press of presses) document.removeEventListener(press, onPress, true);
    };
  }, [store, root]);
}

/** Moves focus to the next or previous of stage, tray and finish: to the first focusable element in it. */
export function focusPart(root: HTMLElement | null, selected: string | null, by: 1 | -1): void {
  const parts = [...(root?.querySelectorAll<HTMLElement>('[data-editor-part]') ?? [])].filter((part) => part.offsetParent !== null);
  const order = ['stage', 'tray', 'finish'].flatMap((name) => parts.filter((part) => part.dataset.editorPart === name).slice(0, 1));
  const here = order.findIndex((part) => part.contains(document.activeElement));
  const next = order.at((here === -1 ? (by === 1 ? 0 : -1) : here + by) % Math.max(1, order.length));
  if (!root || !next) return;
  if (next.dataset.editorPart === 'stage') focusStage(root, selected);
  else next.querySelector<HTMLElement>('button:not(:disabled), [tabindex="0"], input:not(:disabled)')?.focus();
}

function focusStage(root: HTMLElement, selected: string | null): void {
  const layer = selected === null ? null : root.querySelector<HTMLElement>(`[data-layer="${selected}"]`);
  (layer ?? root.querySelector<HTMLElement>('[data-stage]'))?.focus({ preventScroll: true });
}
