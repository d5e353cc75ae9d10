/** What is listened to, so that a test brings its own. */
type Source = Pick<EventTarget, 'addEventListener'>;

/** A finger's tap becomes a click a moment after the finger is lifted. */
const clickWithinMs = 100;

/**
 * Knows whether something is being pressed. Whatever moves the page by itself waits for it: a button that slides away between the press and its end
 * is never clicked, and a tap lands on what has come beneath the finger.
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
    // The finger scrolls: nothing will be clicked.
    listen('pointercancel', () => this.#release());
    // A press on a scroll bar ends without a word; a mouse that moves without a button is not pressed.
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

/** The hold of this window; it hears of presses from the first call on. Browser only. */
export function pressHold(): PressHold {
  hold ??= new PressHold(window);
  return hold;
}
