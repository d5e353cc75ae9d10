import { useEffect } from 'react';

/** The events of a double press's second press. */
const repeats = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Rapid presses on one spot, which the browser counts, are meant for the first target. If an overlay opens or closes in between, the second
 * would hit something nobody has read yet, so it is dropped.
 */
export class PressGuard {
  #isChanged = false;

  constructor(page: Pick<EventTarget, 'addEventListener'>) {
    // Capturing on window, before any listener of the page.
    for (const type of repeats) page.addEventListener(type, (event) => this.#hear(event), { capture: true });
  }

  /** Something else may be under the pointer since the last press. */
  changed(): void {
    this.#isChanged = true;
  }

  #hear(event: Event): void {
    // A keyboard press counts 0, a pointer's first press 1.
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

/** Separates presses before and after an overlay opens or closes. Used by every dialog and sheet. */
export function useOwnPresses(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    guard ??= new PressGuard(window);
    guard.changed();
    return () => guard?.changed();
  }, [isOpen]);
}
