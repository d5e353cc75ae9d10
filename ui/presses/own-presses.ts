import { useEffect } from 'react';

/** The second press of a double press, and what the browser makes of it. */
const repeats = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Presses in quick succession on one spot, which the browser counts, mean what stood there at the first of them. When an overlay opens or closes
 * between two, the second would hit what has come to light below it, or a button of the overlay that nobody has read: it is dropped.
 */
export class PressGuard {
  #isChanged = false;

  constructor(page: Pick<EventTarget, 'addEventListener'>) {
    // On the window and capturing: before anything of the page hears of it.
    for (const type of repeats) page.addEventListener(type, (event) => this.#hear(event), { capture: true });
  }

  /** Something else stands there now than at the last press. */
  changed(): void {
    this.#isChanged = true;
  }

  #hear(event: Event): void {
    // A press of the keyboard counts 0, the first of a pointer 1.
    if (!('detail' in event) || typeof event.detail !== 'number' || event.detail <= 1) {
      if (event.type === 'mousedown') this.#isChanged = false;
      return;
    }
    if (!this.#isChanged) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

let guard: PressGuard | null = null;

/** Keeps the presses before and after an overlay opens and closes apart. Every dialog and sheet has it. */
export function useOwnPresses(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    guard ??= new PressGuard(window);
    guard.changed();
    return () => guard?.changed();
  }, [isOpen]);
}
