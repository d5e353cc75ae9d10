/** The event source; tests pass their own. */
type Source = Pick<EventTarget, 'addEventListener'>;

/** A tap becomes a click shortly after the finger lifts, in ms. */
const clickWithinMs = 100;

/**
 * Tracks whether something is being pressed. Code that shifts the page waits for its end: a button that moves during a press is not
 * clicked, and a tap hits whatever moved under the finger.
 */
export class PressHold {
  #isPressed = false;
  #waiting: (() => void)[] = [];

  constructor(source: Source) {
    const listen = (type: string, hear: (event: Event) => void) => source.addEventListener(type, hear, { capture: true, passive: true });
    listen('pointerdown', () => {
      this.#isPressed = true;
    });
    listen('pointerup', () => setTimeout(() => this.#release(), clickWithinMs));
    // The finger scrolls, so there will be no click.
    listen('pointercancel', () => this.#release());
    // A press on a scroll bar has no end event; a mouse moving without buttons is not pressed.
    listen('pointermove', (event) => {
      if (this.#isPressed && (event as PointerEvent).buttons === 0) this.#release();
    });
  }

  /** Resolves once nothing is pressed. */
  async released(): Promise<void> {
    if (this.#isPressed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #release(): void {
    this.#isPressed = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

let hold: PressHold | null = null;

/** The window's PressHold, which tracks presses from the first call on. Browser only. */
export function pressHold(): PressHold {
  hold ??= new PressHold(window);
  return hold;
}
