import { useEffect, useRef } from 'react';

/** An overlay that is open, and the place in the history it was opened at. */
type Overlay = { close: () => void; index: number };

/** What the router writes into each entry of the history (`idx`), and the mark of the entry that is put behind the first page. */
type EntryState = { idx?: number; isCushion?: boolean } | null;

/** The parts of a window that are used, so that a test brings its own. */
export type HistoryWindow = Pick<Window, 'addEventListener' | 'history' | 'location'>;

/**
 * Back closes what lies over the page, the newest first, and the page stays. The browser has gone back already when it tells, so it is
 * sent forward again, and the router never hears of either. On the first page of a visit nothing of the shop lies behind, and Back would
 * leave it: there the page is put into the history a second time, and this cushion is skipped when Back is meant.
 * An overlay hears of Back once; if it stays open, the next press leaves the page, so nobody is trapped.
 */
export class BackStack {
  readonly #window: HistoryWindow;
  readonly #open: Overlay[] = [];
  #isReturning = false;
  /** Where the page that is shown stands: the browser may have gone elsewhere while a guard of the router still asks. */
  #index = 0;
  /** Where the browser stands: ahead of the page that is shown while a guard still asks or the next page is being made. */
  #at = 0;
  #href = '';

  constructor(window: HistoryWindow) {
    this.#window = window;
    this.moved();
    // A window calls its listeners in the order in which they came, capturing or not: this one must come before the router's.
    window.addEventListener('popstate', (event) => this.#onPop(event), { capture: true });
  }

  /** The router has come to another entry. */
  moved(): void {
    this.#index = this.#entry()?.idx ?? 0;
    this.#at = this.#index;
    this.#href = this.#window.location.href;
  }

  /** Registers an open overlay; call the reply when it is closed. */
  add(close: () => void): () => void {
    const { history } = this.#window;
    const state = this.#entry();
    if (this.#index === 0 && state?.idx === 0) {
      history.replaceState({ ...state, isCushion: true }, '');
      history.pushState({ ...state, isCushion: false, idx: 1 }, '');
      this.#index = 1;
      this.#at = 1;
    }
    const overlay = { close, index: this.#index };
    this.#open.push(overlay);
    return () => {
      const place = this.#open.indexOf(overlay);
      if (place >= 0) this.#open.splice(place, 1);
    };
  }

  #entry(): EntryState {
    return this.#window.history.state;
  }

  #onPop(event: PopStateEvent): void {
    const { history } = this.#window;
    const state: EntryState = event.state;
    const from = this.#at;
    this.#at = state?.idx ?? 0;
    if (this.#isReturning) {
      this.#isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const index = state?.idx;
    if (index === undefined) return;
    const top = this.#open.at(-1);
    if (top && this.#index === top.index && index < top.index) {
      this.#open.pop();
      this.#isReturning = true;
      event.stopImmediatePropagation();
      history.go(top.index - index);
      top.close();
      return;
    }
    if (state?.isCushion !== true || from !== 1) return;
    event.stopImmediatePropagation();
    this.#index = 0;
    history.replaceState(state, '', this.#href);
    history.back();
  }
}

let stack: BackStack | null = null;

function theStack(): BackStack {
  stack ??= new BackStack(window);
  return stack;
}

/** Begins to listen to Back; before the router does, which must not hear of what this takes. Browser only. */
export function listenToBack(): void {
  theStack();
}

/** Closes the overlay around this hook on Back, while it is open. Every sheet, panel, zoom view, menu and dialog has it. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (isOpen ? theStack().add(() => close.current()) : undefined), [isOpen]);
}

/** Tells where the page is in the history, after each navigation; `key` is the router's name of the entry. */
export function useHistoryPlace(key: string): void {
  useEffect(() => {
    if (key !== '') theStack().moved();
  }, [key]);
}
